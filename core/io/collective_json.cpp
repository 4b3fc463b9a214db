// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/answers.h"

#include "core/collective/collective_answer.h"
#include "core/io/number_json.h"

namespace shardscope {
namespace {

Json groupToJson(const GroupPlacement& placement)
{
    return {{"ranks", placement.ranks},
            {"ranks_per_domain", placement.ranksPerDomain},
            {"domains", placement.domains},
            {"ranks_per_node", placement.ranksPerNode},
            {"nodes", placement.nodes}};
}

Json alternativesToJson(const std::vector<NcclWay>& ways)
{
    Json list = Json::array();
    for (const NcclWay& way : ways)
        list.push_back({{"algorithm", nameOf(way.algorithm)},
                        {"protocol", nameOf(way.protocol)},
                        {"seconds", numberToJson(way.seconds.value())},
                        {"latency_s", numberToJson(way.latency.value())},
                        {"bytes_per_s", numberToJson(way.bandwidth.value())}});
    return list;
}

Json measuredToJson(const std::vector<MeasuredGroup>& groups)
{
    Json list = Json::array();
    for (const MeasuredGroup& group : groups) {
        Json entry{{"ranks", group.ranks}, {"nodes", group.nodes}};
        if (!group.source.empty())
            entry["source"] = group.source;
        list.push_back(std::move(entry));
    }
    return list;
}

Json lineToJson(const LineFit& line)
{
    Json json{{"latency_s", numberToJson(line.latency.value())}, {"bytes_per_s", numberToJson(line.bandwidth.value())}};
    if (line.residual)
        json["residual"] = {{"median", numberToJson(line.residual->median)}, {"p90", numberToJson(line.residual->p90)}};
    return json;
}

}  // namespace

std::string collectiveToJson(const CollectiveRequest& request, const CollectiveAnswer& answer)
{
    const CollectiveTime& time = answer.time;
    Json document{{"schema", "shardscope.collective/1"},
                  {"op", nameOf(request.kind)},
                  {"bytes", numberToJson(request.bytes.value())},
                  {"gpus", request.gpus},
                  {"seconds", numberToJson(time.seconds.value())},
                  {"algorithm", nameOf(time.algorithm)},
                  {"protocol", nameOf(time.protocol)},
                  {"origin", nameOf(time.origin)},
                  {"modelled_seconds", numberToJson(answer.modelled.seconds.value())},
                  {"group", groupToJson(answer.placement)},
                  {"alternatives", alternativesToJson(answer.alternatives)}};
    if (time.busBandwidth.value() > 0)
        document["bus_bandwidth"] = numberToJson(time.busBandwidth.value());
    if (!answer.measured.empty())
        document["measured"] = measuredToJson(answer.measured);
    if (answer.line)
        document["line"] = lineToJson(*answer.line);
    return document.dump(2) + "\n";
}

}  // namespace shardscope

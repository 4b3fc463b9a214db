// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/answers.h"
#include "core/plan/resolved_plan.h"
#include "core/step/pass_time.h"
#include "core/step/step.h"

#include "core/estimate/estimate.h"
#include "core/estimate/time_fields.h"
#include "core/io/finding_json.h"
#include "core/io/number_json.h"
#include "core/text/quantity_text.h"
#include "core/text/trust_text.h"

namespace shardscope {
namespace {

/// `group`: of the cluster's nodes.
Json stageToJson(const StageMemory& stage, const Cluster& cluster, int group)
{
    Json json;
    json["stage"] = stage.rank;
    for (const auto& [memoryClass, name] : EnumNames<MemoryClass>::names)
        json[std::string(name)] = numberToJson(stage.of(memoryClass).value());
    json["total"] = numberToJson(stage.total().value());
    json["allocated_bytes"] = numberToJson(stage.allocated.value());
    json["reserved_bytes"] = numberToJson(stage.reserved.value());
    if (cluster.isMixed()) {
        json["gpu"] = cluster.group(group).gpu.id;
        json["capacity_bytes"] = numberToJson(stage.capacity.value());
    }
    json["lines"] = Json::object();
    for (const LedgerLine& line : stage.lines)
        json["lines"][std::string(line.what)] = numberToJson(line.bytes.value());
    return json;
}

Json memoryToJson(const Estimate& estimate)
{
    const MemoryEstimate& memory = estimate.memory();
    const Cluster& cluster = estimate.scenario().cluster;
    Json json;
    json["capacity_bytes"] = numberToJson(memory.capacity.value());
    json["capacity_trust"] = nameOf(cluster.group(estimate.plan().nodesOfRank(memory.peakStage)).gpu.trust);
    json["peak_bytes"] = numberToJson(memory.peak.value());
    if (estimate.memoryBand()) {
        const BandEnds ends = endsOf(memory.peak.value(), *estimate.memoryBand());
        json["band_low_bytes"] = numberToJson(ends.low);
        if (ends.high)
            json["band_high_bytes"] = numberToJson(*ends.high);
    }
    json["allocated_bytes"] = numberToJson(memory.allocated.value());
    json["reserved_bytes"] = numberToJson(memory.reserved.value());
    json["peak_stage"] = memory.peakStage;
    json["by_stage"] = Json::array();
    for (const StageMemory& stage : memory.stages)
        json["by_stage"].push_back(stageToJson(stage, cluster, estimate.plan().nodesOfRank(stage.rank)));
    json["footnote"] = memoryFootnote();
    return json;
}

template <std::size_t Count>
Json numbersToJson(const std::array<FieldNumber, Count>& numbers)
{
    Json json = Json::object();
    for (const FieldNumber& number : numbers) {
        if (number.value)
            json[std::string(number.name)] = numberToJson(*number.value);
    }
    return json;
}

Json axesToJson(const SecondsByAxis& seconds)
{
    Json json;
    for (const Axis axis : {Axis::Tp, Axis::Cp, Axis::Pp, Axis::Dp, Axis::Ep})
        json[std::string(nameOf(axis))] = numberToJson(seconds[static_cast<std::size_t>(axis)].value());
    return json;
}

Json rankToJson(const RankTime& rank)
{
    Json json;
    json["rank"] = rank.rank;
    json.update(numbersToJson(rankNumbers(rank)));
    json["exposed_s"] = axesToJson(rank.exposed);
    json["hidden_s"] = axesToJson(rank.hidden);
    return json;
}

Json timeToJson(const Estimate& estimate)
{
    const StepEstimate& step = *estimate.step();
    Json json;
    json["step_s"] = numberToJson(step.step.value());
    json["compute_s"] = numberToJson(step.compute.value());
    json["bubble_s"] = numberToJson(step.bubble.value());
    json["exposed_s"] = axesToJson(step.exposed);
    json["exposed_total_s"] = numberToJson(sumOf(step.exposed).value());
    json["optimizer_s"] = numberToJson(step.optimizer.value());
    json["overhead_s"] = numberToJson(step.overhead.value());
    json["communication_s"] = numberToJson(step.communication.value());
    json["ending_rank"] = step.endingRank;
    json["hop_s"] = numberToJson(step.hop().value());
    json["bubble"] = numbersToJson(bubbleNumbers(step, estimate.plan()));
    json["shares"] = numbersToJson(shareNumbers(estimate.shares()));
    json["by_rank"] = Json::array();
    for (const RankTime& rank : step.ranks)
        json["by_rank"].push_back(rankToJson(rank));
    return json;
}

Json trustToJson(const Estimate& estimate)
{
    Json json;
    if (estimate.timeBand())
        json["time_band"] = numberToJson(*estimate.timeBand());
    if (estimate.memoryBand())
        json["memory_band"] = numberToJson(*estimate.memoryBand());
    json["measured_like_it"] = estimate.trust()->measuredLikeIt;
    if (estimate.trust()->nearest)
        json["nearest"] = nearestText(*estimate.trust()->nearest);
    json["why"] = trustText(*estimate.trust());
    for (const LearnedFactor& each : estimate.trust()->learned)
        json["learned"].push_back({{"mechanism", nameOf(each.mechanism)},
                                   {"factor", numberToJson(each.factor)},
                                   {"weight", numberToJson(each.weight)},
                                   {"from", each.from}});
    return json;
}

}  // namespace

std::string estimateToJson(const Estimate& estimate)
{
    Json json;
    json["schema"] = "shardscope.estimate/1";
    json["fits"] = estimate.fits();
    json["fit"] = nameOf(estimate.fit());
    json["gpus"] = estimate.gpus();
    json["findings"] = findingsToJson(estimate.findings());
    json["parameters"]["total"] = estimate.parameters().total;
    json["parameters"]["active"] = estimate.parameters().active;
    json["parameters"]["trainable"] = estimate.parameters().trainable();
    json["parameters"]["frozen"] = estimate.parameters().frozen;
    if (estimate.parameters().adapters > 0)
        json["parameters"]["adapters"] = estimate.parameters().adapters;
    if (estimate.isLegal())
        json["memory"] = memoryToJson(estimate);
    if (estimate.step()) {
        json["time"] = timeToJson(estimate);
        json["throughput"] = numbersToJson(throughputNumbers(*estimate.throughput()));
        json["cost"] = numbersToJson(costNumbers(estimate.cost()));
    }
    if (estimate.trust())
        json["trust"] = trustToJson(estimate);
    return json.dump(2) + "\n";
}

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/answers.h"
#include "core/step/basis.h"
#include "core/step/cost_inputs.h"

#include "core/estimate/estimate.h"
#include "core/io/json.h"
#include "core/step/flows.h"

namespace shardscope {
namespace {

Json flowToJson(const Flow& flow, const CostInputs& inputs)
{
    const Wires sent = sentBy(flow, inputs);
    Json json{{"use", nameOf(flow.use)},
              {"phase", nameOf(flow.phase)},
              {"group", nameOf(flow.collective.group)},
              {"ranks", flow.placement.ranks}};
    if (flow.op)
        json["operator"] = nameOf(*flow.op);
    if (flow.peer >= 0)
        json["peer"] = flow.peer;
    if (flow.use != FlowUse::Imbalance) {
        json["collective"] = nameOf(flow.collective.kind);
        json["bytes"] = flow.collective.bytes.value();
        json["count"] = flow.collective.count;
        json["sent_bytes"] = {{"inside", sent.domain.value()}, {"network", sent.network.value()}};
    }
    json["seconds"] = flow.seconds.value();
    json["exposed_s"] = flow.exposed.value();
    return json;
}

}  // namespace

std::string flowsToJson(const Estimate& estimate)
{
    std::string text = "{\n  \"schema\": \"shardscope.flows/1\",\n  \"by_rank\": [";
    for (int rank = 0; rank < estimate.plan().pp; ++rank) {
        text += (rank == 0 ? "\n    {\"rank\": " : ",\n    {\"rank\": ") + std::to_string(rank) + ", \"flows\": [";
        bool first = true;
        for (const Flow& flow : stepFlows(*estimate.basis(), *estimate.step(), rank)) {
            text += (first ? "\n      " : ",\n      ") + flowToJson(flow, estimate.basis()->costs).dump();
            first = false;
        }
        text += "\n    ]}";
    }
    return text + "\n  ]\n}\n";
}

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/estimate_json.h"

#include "core/io/finding_json.h"
#include "core/io/number_json.h"
#include "core/text/quantity_text.h"

namespace shardscope {
namespace {

Json stageToJson(const StageMemory& stage)
{
    Json json;
    json["stage"] = stage.rank;
    for (const auto& [memoryClass, name] : EnumNames<MemoryClass>::names)
        json[std::string(name)] = numberToJson(stage.of(memoryClass).value());
    json["total"] = numberToJson(stage.total().value());
    json["allocated_bytes"] = numberToJson(stage.allocated.value());
    json["reserved_bytes"] = numberToJson(stage.reserved.value());
    json["lines"] = Json::object();
    for (const LedgerLine& line : stage.lines)
        json["lines"][std::string(line.what)] = numberToJson(line.bytes.value());
    return json;
}

Json memoryToJson(const Estimate& estimate)
{
    const MemoryEstimate& memory = estimate.memory();
    Json json;
    json["capacity_bytes"] = numberToJson(memory.capacity.value());
    json["capacity_trust"] = nameOf(estimate.scenario().cluster.gpu.trust);
    json["peak_bytes"] = numberToJson(memory.peak.value());
    json["band_low_bytes"] = numberToJson(memory.bandLow().value());
    json["band_high_bytes"] = numberToJson(memory.bandHigh().value());
    json["allocated_bytes"] = numberToJson(memory.allocated.value());
    json["reserved_bytes"] = numberToJson(memory.reserved.value());
    json["peak_stage"] = memory.peakStage;
    json["by_stage"] = Json::array();
    for (const StageMemory& stage : memory.stages)
        json["by_stage"].push_back(stageToJson(stage));
    json["footnote"] = memoryFootnote();
    return json;
}

}  // namespace

std::string estimateToJson(const Estimate& estimate)
{
    Json json;
    json["schema"] = "shardscope.estimate/1";
    json["fits"] = estimate.fits();
    json["gpus"] = estimate.gpus();
    json["findings"] = findingsToJson(estimate.findings());
    json["parameters"]["total"] = estimate.parameters().total;
    json["parameters"]["active"] = estimate.parameters().active;
    if (estimate.isLegal())
        json["memory"] = memoryToJson(estimate);
    return json.dump(2) + "\n";
}

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/run_write.h"

#include "core/io/number_json.h"
#include "core/io/scenario_json.h"

namespace shardscope {
namespace {

Json measuredToJson(const Measured& measured)
{
    Json json = Json::object();
    if (measured.stepTime)
        json["step_s"] = numberToJson(measured.stepTime->value());
    if (measured.tokensPerSecondPerGpu)
        json["tokens_per_s_per_gpu"] = numberToJson(*measured.tokensPerSecondPerGpu);
    if (measured.peakMemory) {
        json["peak_memory_bytes"] = numberToJson(measured.peakMemory->value());
        json["memory_kind"] = nameOf(measured.memoryKind);
        json["memory_rank"] = nameOf(measured.memoryRank);
    }
    if (!measured.fits)
        json["fits"] = false;
    return json;
}

}  // namespace

Json runToJson(const Run& run)
{
    Json json = Json::object();
    json["id"] = run.id;
    json["source"] = run.source;
    json["framework"] = run.framework;
    json["tier"] = nameOf(run.tier);
    if (!run.assumed.empty())
        json["assumed"] = run.assumed;
    if (!run.group.empty())
        json["group"] = run.group;
    if (run.nearDuplicate)
        json["near_duplicate"] = true;
    json["scenario"] = scenarioToJson(*run.scenario);
    json["measured"] = measuredToJson(run.measured);
    if (!run.notes.empty())
        json["notes"] = run.notes;
    return json;
}

Json runsToJson(const std::vector<Run>& runs)
{
    Json rows = Json::array();
    for (const Run& run : runs) {
        if (run.scenario)
            rows.push_back(runToJson(run));
    }
    Json json = Json::object();
    json["schema"] = "shardscope.runs/1";
    json["rows"] = std::move(rows);
    return json;
}

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/answers.h"

#include "core/io/finding_json.h"
#include "core/plan/check_plan.h"

namespace shardscope {
namespace {

Json derivedToJson(const DerivedPlan& derived)
{
    Json json = Json::object();
    if (derived.dp)
        json["dp"] = *derived.dp;
    if (derived.microBatches)
        json["microbatches"] = *derived.microBatches;
    if (derived.edp)
        json["edp"] = *derived.edp;
    json["vpp"] = derived.virtualPipeline;
    json["sequence_parallel"] = derived.sequenceParallel;
    return json;
}

}  // namespace

std::string checkToJson(const DerivedPlan& derived, const std::vector<Finding>& findings, std::optional<Target> target)
{
    Json json;
    json["schema"] = "shardscope.check/1";
    json["ok"] = !hasErrors(findings);
    if (target)
        json["target"] = nameOf(*target);
    json["derived"] = derivedToJson(derived);
    json["findings"] = findingsToJson(findings);
    return json.dump(2) + "\n";
}

std::string refusalToJson(const std::vector<Finding>& findings)
{
    Json json;
    json["findings"] = findingsToJson(findings);
    return json.dump(2) + "\n";
}

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/read_back.h"

#include "core/launch/launch_import.h"
#include "core/scenario/parameters.h"

#include <algorithm>

namespace shardscope {
namespace {

// What gradients are summed in is a plan's own or its recipe's, which a file may spell out: null and the recipe's own are one.
constexpr std::string_view kOfTheRecipe = "plan.gradient_dtype";

bool isCompared(std::string_view path)
{
    return (path.starts_with("plan.") && path != kOfTheRecipe) || path == "training.sequence_length" || path == "training.global_batch" ||
           path == "training.precision" || path == "training.optimizer";
}

}  // namespace

std::vector<LostField> lostFields(const LaunchDraft& draft)
{
    const LaunchFile& file = draft.result.files.front();
    const ImportFill fill{draft.scenario, "the plan"};
    const Result<ImportedLaunch> read = importLaunch(file.text, file.name, draft.result.target, draft.scenario, &fill);
    if (!read || !read->isWhole())
        return {};
    Scenario before = draft.scenario;
    Scenario after = read->scenario;
    before.plan = draft.meant;
    after.plan = meaningOf(read->scenario);
    std::vector<LostField> lost;
    const std::vector<std::string>& open = draft.result.open;
    for (const Parameter& parameter : parameters()) {
        if (!isCompared(parameter.path) || std::find(open.begin(), open.end(), parameter.path) != open.end())
            continue;
        const Value was = parameter.get(before);
        const Value is = parameter.get(after);
        if (was != is)
            lost.push_back({std::string(parameter.path), textOf(was), textOf(is)});
    }
    if (before.cluster.gpus() != after.cluster.gpus())
        lost.push_back({"cluster.nodes", std::to_string(before.cluster.gpus()), std::to_string(after.cluster.gpus())});
    return lost;
}

}  // namespace shardscope

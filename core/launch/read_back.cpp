// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/read_back.h"

#include "core/field/parameters.h"
#include "core/launch/launch_import.h"
#include "core/launch/model_numerics.h"
#include "core/launch/same_model.h"
#include "core/launch/tuning_meaning.h"

#include <algorithm>

namespace shardscope {
namespace {

/// All of plan and training. The recipe is the launcher's own, or open.
bool isCompared(std::string_view path)
{
    return path.starts_with("plan.") ||
           (path.starts_with("training.") && path != "training.recipe" && path != "training.software.framework");
}

/// A scenario with only what it means to this launcher.
Scenario meant(const Scenario& scenario, Target target)
{
    Scenario result = scenario;
    result.plan = meaningOf(scenario);
    result.plan.gradientType = gradientMeaning(scenario, target);
    result.training.software = softwareMeaning(scenario, target);
    result.training.tuning = tuningMeaning(scenario.training);
    return result;
}

/// Files say at least as many positions as the sequence has.
bool isSameButPositions(Architecture a, Architecture b)
{
    a.maxPositions = b.maxPositions = 0;
    return isSameModel(a, b);
}

}  // namespace

std::vector<LostField> lostFields(const LaunchDraft& draft)
{
    const Target target = draft.result.target;
    const LaunchFile& file = draft.result.files.front();
    const ImportFill fill{draft.scenario, "the plan"};
    const Result<ImportedLaunch> read = importLaunch(file.text, file.name, target, draft.scenario, &fill);
    if (!read || !read->isWhole())
        return {};
    const Scenario before = meant(draft.scenario, target);
    Scenario after = meant(read->scenario, target);
    // A value that neither of the two states follows from the recipe, and the file may have another recipe.
    if (draft.scenario.plan.gradientType == read->scenario.plan.gradientType)
        after.plan.gradientType = before.plan.gradientType;
    std::vector<LostField> lost;
    const std::vector<std::string>& open = draft.result.open;
    const auto isOpen = [&open](std::string_view path) { return std::find(open.begin(), open.end(), path) != open.end(); };
    for (const Parameter& parameter : parameters()) {
        if (!isCompared(parameter.path) || isOpen(parameter.path))
            continue;
        const Value was = parameter.get(before);
        const Value is = parameter.get(after);
        if (was != is)
            lost.push_back({std::string(parameter.path), textOf(was), textOf(is)});
    }
    if (before.cluster.gpus() != after.cluster.gpus())
        lost.push_back({"cluster.nodes", std::to_string(before.cluster.gpus()), std::to_string(after.cluster.gpus())});
    if (!isOpen("model") && draft.decoder && !isSameButPositions(*before.architecture, *after.architecture))
        lost.push_back({"model", before.name, after.name});
    // The draft has already noted that its scaling differs from the model's.
    const bool isTold = std::any_of(draft.result.changes.begin(), draft.result.changes.end(),
                                    [](const Finding& change) { return change.id == "launch-rope-scaling"; });
    const RopeScaling& was = before.architecture->ropeScaling;
    const RopeScaling& is = after.architecture->ropeScaling;
    if (!isOpen("model") && !isTold && !isSameScaling(was, is))
        lost.push_back({"model.architecture.rope_scaling", textOf(was), textOf(is)});
    return lost;
}

}  // namespace shardscope

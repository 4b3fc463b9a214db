// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/scaling/scaling_question.h"

#include <map>

#include "app/search/search_question.h"
#include "core/estimate/estimate.h"
#include "core/estimate/useful_tokens.h"
#include "core/io/playbook_grid.h"
#include "core/io/published_runs.h"
#include "core/io/residuals_json.h"
#include "core/search/timed_search.h"

namespace shardscope {
namespace {

Replanned bestPlanOf(const Scenario& scenario, const std::stop_token& stop)
{
    constexpr std::chrono::seconds kPatience{4};  // a value
    const Result<SearchResult> result = timedSearch(searchRequest(scenario, {.top = 1}, {}), kPatience, stop);
    if (!result)
        return {};
    const std::optional<TightBest>& tight = result->tightBest;
    if (result->plans.empty())
        return {std::nullopt, tight ? std::optional(withFoundPlan(scenario, tight->found.plan)) : std::nullopt, {}};
    return {withFoundPlan(scenario, result->plans.front().plan), {}, tight ? tight->gain : std::nullopt};
}

/// One model, trained alike on the same GPUs: only their number, the batch and the plan may differ.
bool isAlike(const Scenario& a, const Scenario& b)
{
    return !a.cluster.isMixed() && a.cluster.gpu.id == b.cluster.gpu.id && a.training.sequenceLength == b.training.sequenceLength &&
           a.training.precision == b.training.precision && *a.architecture == *b.architecture;
}

std::optional<double> rateOf(const Run& run)
{
    if (run.measured.tokensPerSecondPerGpu)
        return run.measured.tokensPerSecondPerGpu;
    const std::optional<Seconds> step = run.stepTime();
    if (!step)
        return std::nullopt;
    return usefulTokensOfStep(*run.scenario) / step->value() / run.scenario->cluster.gpus();
}

}  // namespace

std::vector<MeasuredPoint> measuredScaling(const Scenario& scenario, const SweepAxis& axis)
{
    std::vector<MeasuredPoint> points;
    if (axis.unit != AxisUnit::Gpus)
        return points;
    std::map<int, MeasuredPoint> best;
    const auto add = [&](const Run& run) {
        if (!run.scenario || !run.counted() || !isAlike(*run.scenario, scenario))
            return;
        const std::optional<double> rate = rateOf(run);
        MeasuredPoint& at = best[run.scenario->cluster.gpus()];
        if (rate && *rate > at.tokensPerSecondPerGpu)
            at = {static_cast<double>(run.scenario->cluster.gpus()), *rate, QString::fromStdString(run.id)};
    };
    for (const RunFile& file : publishedRuns()) {
        for (const Run& run : file.runs)
            add(run);
    }
    // The published runs are a sample, in which a size may have a slow run alone; these are the fastest of each size.
    for (const Run& run : playbookBest())
        add(run);
    for (const auto& [gpus, point] : best) {
        if (point.tokensPerSecondPerGpu > 0)
            points.push_back(point);
    }
    return points;
}

ScalingAnswer scalingAnswer(const std::shared_ptr<const Estimate>& estimate, const ScalingQuestion& question, std::stop_token stop)
{
    ScalingAnswer answer;
    answer.question = question;
    const Scenario& scenario = estimate->scenario();
    switch (question.page) {
    case ScalingPage::Sweep: {
        const std::vector<double> values = sweepValues(scenario, *question.axis);
        answer.held = sweep(scenario, *question.axis, values, {}, stop, &measuredEvidence());
        if (question.isReplanned)
            answer.replanned = sweep(scenario, *question.axis, values, bestPlanOf, stop, &measuredEvidence());
        answer.measured = measuredScaling(scenario, *question.axis);
        break;
    }
    case ScalingPage::Tornado:
        answer.sensitivities = tornado(scenario, stop);
        break;
    case ScalingPage::Roofline:
        answer.roofline = tokenRoofline(scenario, stop);
        break;
    case ScalingPage::Models:
        answer.grid = planGrid(stop);
        break;
    }
    return answer;
}

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sweep/sweep.h"

#include <utility>

#include "core/estimate/estimate.h"

namespace shardscope {
namespace {

/// Without a plan there are no figures: those of the plan at hand would be taken for the best there is.
SweepPoint replannedPoint(Scenario at, double value, Replanned found, const Evidence* evidence)
{
    std::optional<Scenario>& plan = found.best ? found.best : found.tight;
    if (plan) {
        SweepPoint point = sweepPoint(*std::move(plan), value, evidence);
        point.tightGain = found.tightGain;
        return point;
    }
    SweepPoint none;
    none.value = value;
    none.scenario = std::move(at);
    none.hasNoPlan = true;
    return none;
}

}  // namespace

SweepPoint sweepPoint(Scenario scenario, double value, const Evidence* evidence)
{
    SweepPoint point;
    point.value = value;
    const Result<Estimate> made = evidence ? estimate(scenario, *evidence) : estimate(scenario);
    point.scenario = std::move(scenario);
    if (!made) {
        point.problem = made.error();
        return point;
    }
    point.figures = figuresOf(*made);
    point.problem = made->stepProblem();
    if (made->throughput())
        point.mfu = made->throughput()->mfu;
    point.pricePerMillionTokens = made->cost().pricePerMillionTokens;
    if (!made->isLegal())
        point.refusal = made->findings().front();
    return point;
}

std::vector<SweepPoint> sweep(const Scenario& scenario, const SweepAxis& axis, const std::vector<double>& values, const Replan& replan,
                              std::stop_token stop, const Evidence* evidence)
{
    std::vector<SweepPoint> points;
    for (const double value : values) {
        if (stop.stop_requested())
            break;
        Scenario at = withValue(scenario, axis, value);
        if (!replan) {
            points.push_back(sweepPoint(std::move(at), value, evidence));
            continue;
        }
        Replanned found = replan(at, stop);
        points.push_back(replannedPoint(std::move(at), value, std::move(found), evidence));
    }
    return points;
}

}  // namespace shardscope

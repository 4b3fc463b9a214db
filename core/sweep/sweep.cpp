// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sweep/sweep.h"

#include <utility>

#include "core/estimate/estimate.h"

namespace shardscope {
namespace {

constexpr double kSecondsPerHour = 3600;
constexpr double kMillion = 1e6;

std::optional<double> priceOf(const Scenario& scenario, const Figures& figures)
{
    if (!scenario.cluster.pricePerGpuHour || !figures.tokensPerSecondPerGpu)
        return std::nullopt;
    return *scenario.cluster.pricePerGpuHour / kSecondsPerHour / *figures.tokensPerSecondPerGpu * kMillion;
}

}  // namespace

SweepPoint sweepPoint(Scenario scenario, double value, std::optional<double> memoryBand)
{
    SweepPoint point;
    point.value = value;
    const Result<Estimate> made = estimate(scenario);
    point.scenario = std::move(scenario);
    if (!made) {
        point.problem = made.error();
        return point;
    }
    point.figures = figuresOf(*made, memoryBand);
    point.problem = made->stepProblem();
    if (made->throughput())
        point.mfu = made->throughput()->mfu;
    point.pricePerMillionTokens = priceOf(point.scenario, point.figures);
    if (!made->isLegal())
        point.refusal = made->findings().front();
    return point;
}

std::vector<SweepPoint> sweep(const Scenario& scenario, SweepAxis axis, const std::vector<double>& values, const Replan& replan,
                              std::stop_token stop, std::optional<double> memoryBand)
{
    std::vector<SweepPoint> points;
    for (const double value : values) {
        if (stop.stop_requested())
            break;
        Scenario at = withValue(scenario, axis, value);
        if (replan) {
            if (std::optional<Scenario> better = replan(at, stop))
                at = *std::move(better);
        }
        points.push_back(sweepPoint(std::move(at), value, memoryBand));
    }
    return points;
}

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>
#include <stop_token>
#include <vector>

#include "app/views/scaling/plan_grid.h"
#include "core/sweep/sweep.h"
#include "core/sweep/token_roofline.h"
#include "core/sweep/tornado.h"

namespace shardscope {

class Estimate;

/// Says what is drawn over the value that is turned.
enum class ScalingMeasure { Throughput, StepTime, Mfu, Memory, Cost };
enum class ScalingPage { Sweep, Tornado, Roofline, Models };

/// Holds what is asked of the scenario.
struct ScalingQuestion {
    ScalingPage page = ScalingPage::Sweep;
    const SweepAxis* axis = &sweepAxes().front();  ///< never null
    bool isReplanned = false;                      ///< beside the plan held: the best plan at each value
    bool operator==(const ScalingQuestion&) const = default;
};

/// Holds what was measured of the same model at a value of the axis: the best of the runs there.
struct MeasuredPoint {
    double value = 0;
    double tokensPerSecondPerGpu = 0;
    QString name;
};

struct ScalingAnswer {
    ScalingQuestion question;
    std::vector<SweepPoint> held;
    std::vector<SweepPoint> replanned;
    std::vector<MeasuredPoint> measured;
    std::vector<Sensitivity> sensitivities;
    std::vector<TokenRooflinePoint> roofline;
    std::vector<PlanGridRow> grid;
};

/// The work of the view; what is there when asked to stop.
[[nodiscard]] ScalingAnswer scalingAnswer(const std::shared_ptr<const Estimate>& estimate, const ScalingQuestion& question,
                                          std::stop_token stop = {});

/// Published runs of the same architecture by their GPUs, the fastest per GPU of those that ship, the playbook's best among them. Empty for axes of other units.
[[nodiscard]] std::vector<MeasuredPoint> measuredScaling(const Scenario& scenario, const SweepAxis& axis);

}  // namespace shardscope

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

/// The figure that is drawn over the varied value.
enum class ScalingMeasure { Throughput, StepTime, Mfu, Memory, Cost };
enum class ScalingPage { Sweep, Tornado, Roofline, Models };

/// The question to the scenario.
struct ScalingQuestion {
    ScalingPage page = ScalingPage::Sweep;
    const SweepAxis* axis = &sweepAxes().front();  ///< never null
    bool isReplanned = false;                      ///< in addition to the fixed plan: the best plan at each value
    bool operator==(const ScalingQuestion&) const = default;
};

/// The best measured run of the same model at a value of the axis.
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

/// Returns the answer of the view; the part so far when asked to stop.
[[nodiscard]] ScalingAnswer scalingAnswer(const std::shared_ptr<const Estimate>& estimate, const ScalingQuestion& question,
                                          std::stop_token stop = {});

/// Returns the published runs of the same architecture by their GPUs: the fastest per GPU of the built-in ones, including the playbook's
/// best. Empty for axes of other units.
[[nodiscard]] std::vector<MeasuredPoint> measuredScaling(const Scenario& scenario, const SweepAxis& axis);

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include "core/experts/expert_settings.h"
#include "core/trust/fit.h"
#include "widgets/charts/chart_data.h"
#include "widgets/experts/expert_map_data.h"
#include "widgets/experts/ladder_chart.h"

namespace shardscope {

struct Scenario;

/// The effect of other settings on the scenario.
struct ExpertEffect {
    double busiest = 1;  ///< the busiest rank's tokens / the mean
    double largestImbalance = 1;
    double dropRate = 0;
    double padding = 0;
    Bytes peak;        ///< of the worst GPU
    Bytes peakBefore;  ///< with the scenario's own settings
    Fit fit = Fit::Fits;
    Wires dispatch;  ///< of one layer and micro-batch, one way, with the chosen dispatcher
    Seconds dispatchSeconds;
    Seconds dispatchSecondsBefore;
    std::optional<Seconds> step;  ///< of the whole training step; empty where it cannot be known
    std::optional<Seconds> stepBefore;
};

/// Everything that the experts view shows of one scenario and settings.
struct ExpertsPicture {
    QString impossible;  ///< why there is no such plan; empty: there is
    ExpertMapData map;
    StackedBarsData volumes;
    LadderData ladder;
    ExpertEffect effect;
};

/// Returns the picture. Estimates six scenarios: to be called off the GUI thread. Precondition: the model is a mixture of experts.
[[nodiscard]] std::shared_ptr<const ExpertsPicture> expertsPicture(const Scenario& scenario, const ExpertSettings& settings);

/// Returns "352 MFLOP".
[[nodiscard]] QString flopText(Flop flop);

}  // namespace shardscope

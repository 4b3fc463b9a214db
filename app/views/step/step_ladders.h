// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/views/step/step_picture.h"
#include "widgets/charts/chart_data.h"

namespace shardscope {

struct Scenario;

/// The ladders of improvement of the Ultra-Scale Playbook that one step's time shows.
enum class Ladder { DataParallel, Accumulation, Recompute, TensorParallel };

/// One step of a ladder: the scenario with one thing changed.
struct Rung {
    QString name;
    QString shortName;  ///< where there is no room for the name
    ChangedStep changed;
    bool isCurrent = false;  ///< it is the scenario as it is
};
using Rungs = std::vector<Rung>;

/// The steps of a ladder from the naive one up, each estimated anew.
[[nodiscard]] std::shared_ptr<const Rungs> climb(const Scenario& scenario, Ladder ladder);

/// The parts of a step's time: a bar a rung.
[[nodiscard]] StackedBarsData barsOfRungs(const Rungs& rungs, Ladder ladder);
/// Returns what the ladder teaches, in a sentence.
[[nodiscard]] QString ladderMoral(Ladder ladder);

/// "134.2 s", "12.31 ms": four digits, so that a step and its parts can be compared.
[[nodiscard]] QString stepTimeText(double seconds);
/// Seconds on an axis, in the largest unit in which the longest is at least 1.
[[nodiscard]] ValueFormat secondsFormat(double longest);

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/views/step/step_picture.h"
#include "widgets/charts/chart_data.h"

namespace shardscope {

struct Scenario;

/// The Ultra-Scale Playbook's ladders of improvement that affect one step's time.
enum class Ladder { DataParallel, Accumulation, Recompute, TensorParallel };

/// One step of a ladder: the scenario with one thing changed.
struct Rung {
    QString name;
    QString shortName;  ///< for little room
    ChangedStep changed;
    bool isCurrent = false;  ///< it is the current scenario
};
using Rungs = std::vector<Rung>;

/// Returns the rungs of a ladder from the naive one up, each with its own estimate.
[[nodiscard]] std::shared_ptr<const Rungs> climb(const Scenario& scenario, Ladder ladder);

/// Returns the parts of a step's time, one bar per rung.
[[nodiscard]] StackedBarsData barsOfRungs(const Rungs& rungs, Ladder ladder);
/// Returns the lesson of the ladder, in a sentence.
[[nodiscard]] QString ladderMoral(Ladder ladder);

/// Returns four digits, "134.2 s", "12.31 ms", so that a step and its parts can be compared.
[[nodiscard]] QString stepTimeText(double seconds);
/// Returns the format of seconds on an axis, in the largest unit in which the longest is at least 1.
[[nodiscard]] ValueFormat secondsFormat(double longest);

}  // namespace shardscope

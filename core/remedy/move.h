// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/remedy/plan_setting.h"

namespace shardscope {

struct Scenario;

/// One setting turned to one value: a number, a switch as 0 or 1, an enumerator as its number. Of `Gpus`: how many times as many;
/// of `OffloadActivations`: per cent; of `RecomputedLayers`: full recomputation of so many layers of a stage.
struct Move {
    PlanSetting setting = PlanSetting::Gpus;
    std::int64_t value = 0;
};

/// The scenario after these moves, with the degrees re-solved: data parallelism takes what the others leave, experts the ranks that there are;
/// what was written for other stages or groups follows from the plan again. What does not divide is left to the rules.
[[nodiscard]] Scenario moved(Scenario scenario, const std::vector<Move>& moves);

/// Moves that can lower the memory of a GPU.
[[nodiscard]] std::vector<Move> movesThatSaveMemory(const Scenario& scenario);
/// Moves that can shorten the step, most of them for memory.
[[nodiscard]] std::vector<Move> movesThatSaveTime(const Scenario& scenario);
/// Every overlap that is on turned off: what runs beside compute slows it down, and may not pay.
[[nodiscard]] std::vector<Move> movesThatEndOverlap(const Scenario& scenario);

}  // namespace shardscope

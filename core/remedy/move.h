// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/remedy/plan_setting.h"

namespace shardscope {

struct Scenario;

/// One setting changed to one value: a number, a switch as 0 or 1, an enumerator as its number. `Gpus`: a factor; `OffloadActivations`: per
/// cent; `RecomputedLayers`: layers of a stage with full recomputation.
struct Move {
    PlanSetting setting = PlanSetting::Gpus;
    std::int64_t value = 0;
};

/// Returns the scenario after these moves, with the degrees re-solved: data parallelism takes the remaining GPUs, experts the available
/// ranks; fields stated for other stages or groups are cleared. Degrees that do not divide are left to the rules.
[[nodiscard]] Scenario moved(Scenario scenario, const std::vector<Move>& moves);

/// Returns moves that can lower the memory of a GPU; of a fine-tune also those that change what it learns (`PlanSettingTraits::training`), the
/// mildest value of each setting first.
[[nodiscard]] std::vector<Move> movesThatSaveMemory(const Scenario& scenario);
/// Returns moves that can shorten the step, most of them at the cost of memory.
[[nodiscard]] std::vector<Move> movesThatSaveTime(const Scenario& scenario);
/// Returns moves that turn off each active overlap: overlapped communication slows compute down, and may not pay.
[[nodiscard]] std::vector<Move> movesThatEndOverlap(const Scenario& scenario);

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/plan/plan_facts.h"
#include "core/plan/target.h"

namespace shardscope {

struct Scenario;

/// Whether layers that are not stated by `stage_layers` are the same on every pipeline rank, or are stated: Megatron's rule MLM-2.
[[nodiscard]] bool layersDivide(const PlanFacts& facts);

/// Whether a launcher runs a plan only once `stage_layers` states the layers of every stage: Megatron's, for a number of layers that the
/// pipeline ranks do not divide (126 of Llama 3.1 405B on 16, 61 of DeepSeek-V3 on any). The others deal them by themselves.
[[nodiscard]] bool wantsStatedStages(const PlanFacts& facts, std::optional<Target> target);

/// States the layers of every stage as they follow from the plan: in its facts, or in its `stage_layers`.
void stateStages(PlanFacts& facts);
void stateStages(Scenario& scenario);

/// Returns the scenario as a launcher runs it: its stages are stated where that is wanted.
[[nodiscard]] Scenario withStatedStages(Scenario scenario, std::optional<Target> target);

}  // namespace shardscope

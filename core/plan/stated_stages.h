// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/plan/plan_facts.h"
#include "core/plan/target.h"

namespace shardscope {

struct Scenario;

/// Returns whether `stage_layers` is stated, or every pipeline rank has the same number of layers: Megatron's rule MLM-2.
[[nodiscard]] bool layersDivide(const PlanFacts& facts);

/// Returns whether a launcher runs a plan only if `stage_layers` states the layers of every stage. Megatron needs it where the pipeline
/// ranks do not divide the layers (126 of Llama 3.1 405B on 16, 61 of DeepSeek-V3 on any). The others distribute layers by themselves.
[[nodiscard]] bool wantsStatedStages(const PlanFacts& facts, std::optional<Target> target);

/// States the layers of every stage as they follow from the plan: in its facts, or in its `stage_layers`.
void stateStages(PlanFacts& facts);
void stateStages(Scenario& scenario);

/// Returns the scenario as a launcher runs it, with its stages stated where the launcher needs that.
[[nodiscard]] Scenario withStatedStages(Scenario scenario, std::optional<Target> target);

}  // namespace shardscope

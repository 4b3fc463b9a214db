// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan_facts.h"

namespace shardscope {

struct Plan;
struct Scenario;

/// Returns the scenario's plan with every field without effect at its default: the layout of a sequence that is not cut, the overlap of
/// groups of one rank, the recomputed layers without recomputation. Two plans of one scenario have the same estimate if these are equal.
/// Precondition: the plan is legal.
[[nodiscard]] Plan effectOf(const Scenario& scenario);

/// Returns whether a rank shares neither dense nor expert states with another, so that ZeRO stages have no effect. With states on the host
/// the stage decides which of them are offloaded.
[[nodiscard]] bool sharesNoStates(const PlanFacts& facts);

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan_facts.h"

namespace shardscope {

struct Plan;
struct Scenario;

/// The scenario's plan with every field that does nothing in it set to what says nothing: the layout of a sequence that is not cut, the
/// overlap of groups of one rank, the layers that would be recomputed where nothing is. Two plans of one scenario have the same effect, and
/// the same estimate, where these are equal. Precondition: the plan is legal.
[[nodiscard]] Plan effectOf(const Scenario& scenario);

/// Whether a rank shares its states with no other, dense or expert, so that every ZeRO stage does nothing. Where states live on the host,
/// the stage says which of them do.
[[nodiscard]] bool sharesNoStates(const PlanFacts& facts);

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace shardscope {

class PlanChoice;
class SearchSpace;
struct Scenario;

/// Returns the layers of each stage that a search on several kinds of nodes tries besides the plan's own: those that even out the time of
/// the stages, and where these do not fit, those that do so within the memory of each stage's GPUs. None on nodes of one kind, and where
/// they are the plan's own. Precondition: the plan is legal.
[[nodiscard]] std::vector<std::vector<int>> dealtSplits(const SearchSpace& space, const PlanChoice& choice, const Scenario& scenario);

}  // namespace shardscope

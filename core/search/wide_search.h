// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/best_plans.h"
#include "core/search/plan_choice.h"

namespace shardscope {

/// Continues from the best plans and the front of the default space: varies each further field, one at a time, and distributes layers to
/// stages unevenly, as long as the plan improves. Every plan tried is estimated, counted, and added to `found`.
void searchWider(SearchedPlans& found, SearchCounts& counts, const SearchRequest& request, const PlanChoice& choice, const Scenario& base,
                 const std::stop_token& stop);

/// Returns the plan's splits with a layer moved from one virtual stage to another: from those of the busiest rank, and of the one with the
/// most memory, to each that is less busy. Empty for one stage. Precondition: the plan is legal, and its step is known.
[[nodiscard]] std::vector<std::vector<int>> movedLayers(const Scenario& scenario);

}  // namespace shardscope

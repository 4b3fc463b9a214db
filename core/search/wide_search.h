// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/best_plans.h"
#include "core/search/plan_choice.h"

namespace shardscope {

/// Goes on from the best plans and the front of the default space: each field beyond it is turned, one at a time, and layers are dealt to
/// stages unevenly, as long as the plan gets better. What was tried is estimated, counted, and added to `found`.
void searchWider(SearchedPlans& found, SearchCounts& counts, const SearchRequest& request, const PlanChoice& choice, const Scenario& base,
                 const std::stop_token& stop);

/// The plan's split with a layer moved from one virtual stage to another: from those of the busiest rank, and of the one that holds the
/// most, to each that is less busy. Nothing for one stage. Precondition: the plan is legal, and its step is known.
[[nodiscard]] std::vector<std::vector<int>> movedLayers(const Scenario& scenario);

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

#include "core/search/best_plans.h"
#include "core/search/plan_choice.h"
#include "core/search/search_space.h"

namespace shardscope {

/// Adds the figures and the losses of the best plans, the front and the best tight plan; for a stopped search without losses. Errors: those
/// of `estimate`.
[[nodiscard]] Result<void> addAnswer(SearchResult& result, const SearchedPlans& found, const SearchRequest& request,
                                     const PlanChoice& choice, const Scenario& base, const std::stop_token& stop);

/// Adds the certificate: `bound` is the least value of the objective among the plans pruned for it, infinite where there are none.
void addCertificate(SearchResult& result, const SearchRequest& request, double bound);
/// Adds the certificate of a wide search, by `relaxedStep`.
void addRelaxedCertificate(SearchResult& result, const SearchRequest& request, const SearchSpace& space, const std::stop_token& stop);

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/best_plans.h"

namespace shardscope {

/// The figures and the losses of the best plans and the front. Errors: those of `estimate`.
[[nodiscard]] Result<void> addAnswer(SearchResult& result, const BestPlans& best, const SearchRequest& request, const Scenario& base);

/// The certificate: `bound` is the least value of the objective among the plans pruned for it, infinite where there are none.
void addCertificate(SearchResult& result, const SearchRequest& request, double bound);

}  // namespace shardscope

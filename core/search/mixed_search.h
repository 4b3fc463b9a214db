// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/looked.h"

namespace shardscope {

class PlanChoice;
class SearchSpace;

/// Looks at the plans of a cluster of several kinds of nodes: every plan of the space with its own layers and with those of
/// core/search/dealt_splits.h. Each rank has times of its own, so that tables do not apply: memory is computed for every plan, and a step
/// is simulated unless its bound (`leastStep`) rules it out.
[[nodiscard]] Looked lookAtSeveralKinds(const SearchRequest& request, const PlanChoice& choice, const SearchSpace& space,
                                        const SearchListener& listener, const std::stop_token& stop);

}  // namespace shardscope

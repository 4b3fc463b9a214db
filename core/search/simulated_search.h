// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/looked.h"

namespace shardscope {

class PlanChoice;
class SearchSpace;

/// Looks at the plans that tables do not apply to: those of a cluster of several kinds of nodes, of which each rank has times of its own, and
/// those of a schedule of two directions or with fused blocks. Memory is computed for every plan of the space, with its own layers and with
/// those of core/search/dealt_splits.h. A step is simulated unless its bound (`leastOfBlocks`) rules it out.
[[nodiscard]] Looked lookBySimulation(const SearchRequest& request, const PlanChoice& choice, const SearchSpace& space,
                                      const SearchListener& listener, const std::stop_token& stop);

}  // namespace shardscope

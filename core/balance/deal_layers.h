// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace shardscope {

struct Basis;

/// Returns the layers of each virtual stage, at least one in each, that let the slowest stage take the least time: faster GPUs get more
/// layers. Of equally good splits the one with the fewest layers in the first stages, which keep the most micro-batches. Layers that a
/// stage does not recompute count as recomputed. Precondition: the plan is legal, and there are as many layers as virtual stages.
/// `most`: the most layers of each stage; empty: all that there are. Empty where these are too few.
[[nodiscard]] std::vector<int> dealLayers(const Basis& basis, const std::vector<int>& most = {});

}  // namespace shardscope

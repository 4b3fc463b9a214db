// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/term.h"
#include "core/plan/resolved_plan.h"
#include "core/site/site.h"

namespace shardscope {

/// The model layers [first, end) of one virtual stage, clamped to the layers that there are.
struct StageRange {
    int stage = 0;
    int first = 0;
    int end = 0;
    int recomputedEnd = 0;  ///< those from here on recompute nothing
};

/// What one pipeline rank holds of the model.
struct RankStages {
    int rank = 0;
    std::vector<StageRange> ranges;  ///< in the order of its chunks
    bool holdsEmbedding = false;
    bool holdsHead = false;
};

/// Of every virtual stage, in model order.
[[nodiscard]] std::vector<StageRange> stageRanges(const Site& site, const ResolvedPlan& plan);

[[nodiscard]] RankStages rankStages(const Site& site, const ResolvedPlan& plan, int rank);

/// How many of the layers [first, end) are of each kind.
[[nodiscard]] std::vector<int> layersOfEachKind(const Architecture& architecture, int first, int end);
/// Notes of that kind of layer.
[[nodiscard]] Terms aboutKind(const Terms& terms, const Architecture& architecture, std::size_t kind);
/// `count` layers of a kind on a rank or one of its virtual stages, as the model is split.
[[nodiscard]] Term layersHere(const Site& site, const ResolvedPlan& plan, std::size_t kind, int count, const Terms& terms);

}  // namespace shardscope

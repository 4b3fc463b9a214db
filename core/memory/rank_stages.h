// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

namespace shardscope {

struct Architecture;
struct ResolvedPlan;
struct Site;
struct Term;
class Terms;

/// The model layers [first, end) of one virtual stage, clamped to the layers that there are.
struct StageRange {
    int stage = 0;
    int first = 0;
    int end = 0;
    int recomputedEnd = 0;  ///< layers from here on recompute nothing
};

/// The part of the model on one pipeline rank.
struct RankStages {
    int rank = 0;
    std::vector<StageRange> ranges;  ///< in the order of its chunks
    bool holdsEmbedding = false;     ///< and an encoder that is on the same stage; on GPUs of its own the encoder alone
    bool holdsHead = false;
};

/// Returns the first virtual stage that ranks of this plan have a part of: with the embedding, or the encoder's own.
[[nodiscard]] int firstStage(const ResolvedPlan& plan);

/// Returns whether the stage has one after it.
[[nodiscard]] bool hasNextStage(const ResolvedPlan& plan, const StageRange& stage);

/// Returns the range of every virtual stage, in model order.
[[nodiscard]] std::vector<StageRange> stageRanges(const Site& site, const ResolvedPlan& plan);

[[nodiscard]] RankStages rankStages(const Site& site, const ResolvedPlan& plan, int rank);

/// Returns the number of layers of each kind in [first, end).
[[nodiscard]] std::vector<int> layersOfEachKind(const Architecture& architecture, int first, int end);
/// Returns terms that record for that virtual stage.
[[nodiscard]] Terms aboutStage(const Terms& terms, const StageRange& range);

/// Layers [first, end) of a stage: all of it, those that recompute, or the others.
struct LayerRun {
    StageRange stage;
    int first = 0;
    int end = 0;
};
/// Returns the `count` layers of a kind in the run.
[[nodiscard]] Term layersHere(const Site& site, const ResolvedPlan& plan, const LayerRun& run, std::size_t kind, int count,
                              const Terms& terms);

}  // namespace shardscope

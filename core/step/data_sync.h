// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schedule/block_times.h"
#include "core/schedule/schedule_traits.h"
#include "core/schedule/stage_map.h"

namespace shardscope {

struct ByteRecipe;
struct CostInputs;
struct DataTraffic;
struct RankParameters;

/// Seconds of a rank's blocks that can hide its data-parallel collectives.
struct SyncWindows {
    Seconds forward;   ///< the first micro-batch's, which overlaps the gathering of weights
    Seconds backward;  ///< the last micro-batch's, which fills the buckets of gradients

    bool operator==(const SyncWindows&) const = default;
};

/// Returns the chunks of a rank whose weight gradients are its last blocks: the first one, whose backward comes last, and both where both
/// directions end with the weight gradients of several micro-batches.
[[nodiscard]] inline int chunksAtTheEnd(const PipelineShape& shape)
{
    return traitsOf(shape.kind).placement == Placement::BothDirections ? shape.chunks : 1;
}

/// Returns the windows of one micro-batch through all chunks of the rank. Where backwards are split, gradients are complete only with the
/// last weight gradients. `timesOf` returns the BlockTimes of a virtual stage.
template <typename TimesOf>
SyncWindows syncWindows(const PipelineShape& shape, int rank, const TimesOf& timesOf)
{
    SyncWindows windows;
    for (int chunk = 0; chunk < shape.chunks; ++chunk) {
        const BlockTimes& times = timesOf(stageOf(shape, rank, chunk));
        windows.forward += Seconds(times.forward);
        windows.backward += Seconds(times.backward);
    }
    if (!traitsOf(shape.kind).splitsBackward)
        return windows;
    windows.backward = Seconds();
    for (int chunk = 0; chunk < chunksAtTheEnd(shape); ++chunk)
        windows.backward += Seconds(timesOf(stageOf(shape, rank, chunk)).weightGrad);
    return windows;
}

/// The data-parallel collectives of a step that belong to no single layer's pass: gradients after the last micro-batch,
/// weights after the optimizer.
struct DataSync {
    Seconds reduce;
    Seconds reduceExposed;  ///< beyond the last backward
    Seconds reduceWindow;   ///< of the last backward
    Seconds gather;
    Seconds gatherExposed;  ///< beyond the next step's first forward
    Seconds reduceAfter;    ///< exposed without overlap: one collective after the backward
    Seconds gatherAfter;
    double reduceBuckets = 0;  ///< number of gradient buckets
    double gatherBuckets = 0;  ///< number of weight buckets
};

/// The size and number of a rank's gradient and weight buckets: everything that its parameters decide about synchronisation.
struct DataTrains {
    Term reduce;  ///< seconds of one bucket of gradients
    Term reduceBuckets;
    Term gather;  ///< seconds of one bucket of weights
    Term gatherBuckets;
    Term replicated;  ///< seconds of gradients that ranks with shards of weights have whole
};
[[nodiscard]] DataTrains dataTrains(const RankParameters& parameters, int layers, const DataTraffic& traffic, const CostInputs& inputs,
                                    const Terms& terms = {});
/// Returns the exposed part of them with these passes; without the `…After` fields.
[[nodiscard]] DataSync dataSync(const DataTrains& trains, const DataTraffic& traffic, const SyncWindows& windows, const CostInputs& inputs,
                                const Terms& terms = {});

/// Returns the same for a rank with these parameters and layers. Gradient buckets are reduced one after the other as the last micro-batch's
/// backward fills them; the last bucket is exposed.
[[nodiscard]] DataSync dataSync(const RankParameters& parameters, int layers, const DataTraffic& traffic, const SyncWindows& windows,
                                const CostInputs& inputs, const Terms& terms = {});

/// Returns the seconds of a rank's optimizer step: its states read and written once, times the passes of the constants, over the memory's
/// bandwidth, or the host's for offloaded states; the updates of whole matrices (core/step/matrix_update.h),
/// and a share of DiLoCo's outer step (core/step/outer_update.h).
[[nodiscard]] Seconds optimizerTime(const RankParameters& parameters, const ByteRecipe& recipe, const CostInputs& inputs,
                                    const Terms& terms = {});

/// The work after a pipeline rank's last block.
struct RankTail {
    DataSync sync;
    Seconds tied;  ///< all-reduce of a tied embedding's gradients with the rank that has the other copy
    Seconds optimizer;
    int layers = 0;
};

}  // namespace shardscope

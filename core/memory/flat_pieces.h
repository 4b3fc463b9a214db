// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace shardscope {

struct ByteRecipe;
struct ResolvedPlan;
struct Site;

/// Flat copies of many tensors at once. They come and go, but a piece as large as a partition or a bucket finds no room among the freed
/// blocks of activations, and PyTorch's allocator keeps both: they add to every moment.
struct FlatPieces {
    double gradients = 0;    ///< bytes per parameter of the partition
    double temporaries = 0;  ///< of the optimizer, the same
    double bucket = 0;       ///< parameters whose gradients are reduced together
    double bucketBytes = 0;  ///< of each of these gradients
};

[[nodiscard]] FlatPieces flatPieces(const Site& site, const ResolvedPlan& plan, const ByteRecipe& recipe);

/// Returns the bytes per parameter that PyTorch's unfused optimizer computes for all parameters at once: as "foreach", or in one tensor.
/// 0 with any other optimizer.
[[nodiscard]] double optimizerTemporaries(const Site& site, const ResolvedPlan& plan, const ByteRecipe& recipe);

/// Returns whether that optimizer steps on one flat tensor of the partition.
[[nodiscard]] bool stepsOnFlatPartition(const Site& site, const ResolvedPlan& plan);

}  // namespace shardscope

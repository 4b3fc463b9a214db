// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/base/units.h"
#include "core/layer/operator.h"

namespace shardscope {

/// A matrix of whole numbers, so that parts sum exactly to the whole.
struct SmallMatrix {
    int rows = 0;
    int columns = 0;
    std::vector<int> values;  ///< [row][column]

    [[nodiscard]] int at(int row, int column) const { return values[static_cast<std::size_t>(row * columns + column)]; }
    [[nodiscard]] SmallMatrix part(int firstRow, int rowCount, int firstColumn, int columnCount) const;
    bool operator==(const SmallMatrix&) const = default;
};

[[nodiscard]] SmallMatrix product(const SmallMatrix& left, const SmallMatrix& right);
[[nodiscard]] SmallMatrix sum(const SmallMatrix& left, const SmallMatrix& right);
/// Returns the matrix with negative elements set to zero: the small example's activation.
[[nodiscard]] SmallMatrix rectified(SmallMatrix matrix);

/// The two multiplies of a feed-forward block: Y = max(0, X · A), Z = Y · B (Shoeybi et al. 2019, arXiv 1909.08053, section 3).
enum class BlockTensor { Input, First, Hidden, Second, Output };
inline constexpr int kBlockTensors = 5;

enum class TensorAction {
    Start,
    GatherTokens,     ///< sequence parallelism: every rank gets all tokens
    MultiplyColumns,  ///< A is cut by columns: each rank has some columns of Y, complete
    MultiplyRows,     ///< B is cut by rows: each rank has all of Z, but only a part of each sum
    AllReduce,        ///< the partial sums are added, on every rank
    ReduceScatter,    ///< the same, but each rank keeps only its own tokens
};

/// The part of one tensor on one rank.
struct TensorPart {
    BlockTensor tensor = BlockTensor::Input;
    int firstRow = 0;
    int firstColumn = 0;
    SmallMatrix values;
    bool isPartialSum = false;
};

struct TensorFrame {
    TensorAction action = TensorAction::Start;
    std::vector<std::vector<TensorPart>> ofRank;
    std::optional<CollectiveKind> collective;
    Bytes size;  ///< at two bytes per element
    Bytes sent;  ///< by each rank, with a ring

    /// Returns the rank's part, or null without one.
    [[nodiscard]] const TensorPart* part(int rank, BlockTensor tensor) const;
};

struct TensorAnimation {  // NOLINT(bugprone-reserved-identifier,readability-identifier-naming): clang-tidy 14 reads names into its ==
    bool sequenceParallel = false;
    int ranks = 2;
    SmallMatrix whole[kBlockTensors];  ///< without any cut, indexed by BlockTensor
    std::vector<TensorFrame> frames;

    [[nodiscard]] const SmallMatrix& of(BlockTensor tensor) const { return whole[static_cast<int>(tensor)]; }
    [[nodiscard]] Bytes sentUntil(int frame) const;
};

/// Returns the animation of four tokens of width four over two ranks. With sequence parallelism (Korthikanti et al. 2022, arXiv 2205.05198,
/// section 4.2.2) an all-gather before and a reduce-scatter after replace the all-reduce, and send as many bytes.
[[nodiscard]] TensorAnimation tensorAnimation(bool sequenceParallel);

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/base/units.h"
#include "core/layer/operator.h"

namespace shardscope {

/// Whole numbers, so that a sum of parts is exactly the whole.
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
/// Each element below zero becomes zero: the small example's activation.
[[nodiscard]] SmallMatrix rectified(SmallMatrix matrix);

/// The two multiplies of a feed-forward block: Y = max(0, X · A), Z = Y · B (Shoeybi et al. 2019, arXiv 1909.08053, section 3).
enum class BlockTensor { Input, First, Hidden, Second, Output };
inline constexpr int kBlockTensors = 5;

enum class TensorAction {
    Start,
    GatherTokens,     ///< sequence parallelism: every rank gets all tokens
    MultiplyColumns,  ///< A is cut by columns: each rank has some columns of Y, final
    MultiplyRows,     ///< B is cut by rows: each rank has all of Z, but only a part of each sum
    AllReduce,        ///< the parts of the sums are added, everywhere
    ReduceScatter,    ///< the same, each rank keeping its own tokens
};

/// Holds what one rank has of one tensor.
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
    Bytes size;  ///< in two bytes an element
    Bytes sent;  ///< by each rank, as a ring does it

    /// Null where the rank has nothing of it.
    [[nodiscard]] const TensorPart* part(int rank, BlockTensor tensor) const;
};

struct TensorAnimation {
    bool sequenceParallel = false;
    int ranks = 2;
    SmallMatrix whole[kBlockTensors];  ///< without any cut, indexed by BlockTensor
    std::vector<TensorFrame> frames;

    [[nodiscard]] const SmallMatrix& of(BlockTensor tensor) const { return whole[static_cast<int>(tensor)]; }
    [[nodiscard]] Bytes sentUntil(int frame) const;
};

/// Four tokens of width four over two ranks. With sequence parallelism (Korthikanti et al. 2022, arXiv 2205.05198, section
/// 4.2.2) an all-gather before and a reduce-scatter after take the place of the all-reduce, and send as much.
[[nodiscard]] TensorAnimation tensorAnimation(bool sequenceParallel);

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "core/base/choices.h"
#include "core/base/communication.h"
#include "core/optimizer/matrix_table.h"
#include "core/optimizer/optimizer_traits.h"

namespace shardscope {

/// How data-parallel ranks hold the matrices whose states they share.
struct MatrixHolders {
    double cuts = 1;    ///< ranks that each hold some rows of every matrix (FSDP)
    double owners = 1;  ///< ranks that each hold some matrices whole (Megatron-LM's layer-wise optimizer)
};

/// What decides where a matrix is updated.
struct MatrixPlan {
    MatrixWork work = MatrixWork::None;
    MatrixUpdate mode = MatrixUpdate::Duplicated;
    MatrixHolders dense;
    MatrixHolders experts;

    [[nodiscard]] const MatrixHolders& of(const MatrixGroup& group) const { return group.isExpert ? experts : dense; }
};

/// A collective of the optimizer's step among the ranks that hold parts of a matrix.
struct MatrixExchange {
    std::string_view id;  ///< a text of core/text
    CollectiveKind kind = CollectiveKind::AllGather;
    bool amongData = false;  ///< else among the tensor-parallel ranks
    double elements = 0;     ///< of one, as `Collective` counts bytes
    double elementBytes = 4;
    double times = 1;
};

/// What one rank does with the matrices of a group: the busiest one of those that share the work.
struct MatrixShare {
    std::size_t group = 0;
    double count = 0;    ///< matrices
    double shorter = 0;  ///< sides of what it multiplies
    double longer = 0;
    std::vector<MatrixExchange> each;      ///< for each matrix
    std::vector<MatrixExchange> together;  ///< once, for all of the rank
};

/// Returns the shares of a rank that holds `counts` of them.
[[nodiscard]] std::vector<MatrixShare> matrixShares(const std::vector<MatrixGroup>& groups, const MatrixCounts& counts,
                                                    const MatrixPlan& plan);

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/model/tensor.h"

namespace shardscope {

struct OptimizerTraits;

/// Equal matrices of a model, as its optimizer updates them: whole, rows = outputs.
struct MatrixGroup {
    double rows = 0;
    double columns = 0;
    double ways = 1;  ///< parts that tensor parallelism cuts one into
    bool cutsRows = true;
    bool isExpert = false;
    double together = 1;  ///< of one layer on a rank
    double shards = 1;    ///< ranks that each hold some rows of what tensor parallelism leaves, and gather it for multiplies

    [[nodiscard]] double elements() const { return rows * columns; }
    [[nodiscard]] double tensorPart() const { return elements() / ways; }  ///< elements that tensor parallelism leaves of one
    [[nodiscard]] double onRank() const { return tensorPart() / shards; }  ///< elements of one
    [[nodiscard]] std::string name() const;                                ///< "4096 × 14336/2"; of experts "8 · 4096 × 7168"
    bool operator==(const MatrixGroup&) const = default;
};

/// How many matrices of each group; shorter than the table where the last are none.
using MatrixCounts = std::vector<double>;
/// Adds `times` as many.
void addCounts(MatrixCounts& sum, const MatrixCounts& counts, double times = 1);

/// Which tensors are matrices, and which of them are one weight.
struct MatrixRule {
    bool withVocabulary = false;  ///< also embedding and head
    bool gateWithUp = false;      ///< of a gated feed-forward one weight has both (Megatron's linear_fc1)
};

/// Ranks that cut a matrix.
struct MatrixWays {
    double tensor = 1;
    double shards = 1;
};

/// All groups of matrices of a model.
class MatrixTable {
public:
    explicit MatrixTable(const MatrixRule& rule = {}) : m_rule(rule) {}

    /// Adds those of some tensors, of which a rank has a part: `waysOf` returns the ranks that cut one, `expertRanks` share its copies.
    /// Returns their counts on the rank.
    MatrixCounts add(const std::vector<Tensor>& tensors, const std::function<MatrixWays(const Tensor&)>& waysOf, double expertRanks);
    [[nodiscard]] const std::vector<MatrixGroup>& groups() const { return m_groups; }

private:
    [[nodiscard]] bool isMatrix(const Tensor& tensor) const;
    std::size_t indexOf(const MatrixGroup& group);

    MatrixRule m_rule;
    std::vector<MatrixGroup> m_groups;
};

/// Elements of so many matrices on a rank, dense or of experts.
[[nodiscard]] double elementsOf(const std::vector<MatrixGroup>& groups, const MatrixCounts& counts, bool ofExperts);

}  // namespace shardscope

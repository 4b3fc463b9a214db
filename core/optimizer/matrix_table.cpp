// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/optimizer/matrix_table.h"

#include <algorithm>

namespace shardscope {

std::string MatrixGroup::name() const
{
    const auto side = [this](double length, bool isCut) {
        const std::string whole = std::to_string(static_cast<std::int64_t>(length));
        return isCut && ways > 1 ? whole + "/" + std::to_string(static_cast<std::int64_t>(ways)) : whole;
    };
    const std::string one = side(rows, cutsRows) + " × " + side(columns, !cutsRows);
    return isExpert ? std::to_string(static_cast<std::int64_t>(together)) + " · " + one : one;
}

void addCounts(MatrixCounts& sum, const MatrixCounts& counts, double times)
{
    sum.resize(std::max(sum.size(), counts.size()));
    for (std::size_t i = 0; i < counts.size(); ++i)
        sum[i] += counts[i] * times;
}

bool MatrixTable::isMatrix(const Tensor& tensor) const
{
    if (tensor.rows <= 1 || tensor.columns <= 1)
        return false;
    switch (tensor.kind) {
    case TensorKind::Embedding:
    case TensorKind::Head:
        return m_rule.withVocabulary;
    case TensorKind::Position:
        return false;
    case TensorKind::StateSpace:
        // Megatron-LM mamba_mixer.py: use_muon = False.
        return tensor.matrixMultiply && !tensor.name.ends_with("in_proj.weight");
    default:
        return tensor.matrixMultiply;
    }
}

std::size_t MatrixTable::indexOf(const MatrixGroup& group)
{
    const auto known = std::find(m_groups.begin(), m_groups.end(), group);
    if (known != m_groups.end())
        return static_cast<std::size_t>(known - m_groups.begin());
    m_groups.push_back(group);
    return m_groups.size() - 1;
}

MatrixCounts MatrixTable::add(const std::vector<Tensor>& tensors, const std::function<MatrixWays(const Tensor&)>& waysOf,
                              double expertRanks)
{
    MatrixCounts counts;
    double gateRows = 0;
    for (const Tensor& tensor : tensors) {
        if (!isMatrix(tensor))
            continue;
        MatrixGroup group;
        group.rows = static_cast<double>(tensor.rows);
        if (m_rule.gateWithUp && tensor.name.ends_with("gate_proj.weight")) {
            gateRows = group.rows;
            continue;
        }
        group.rows += std::exchange(gateRows, 0);
        group.columns = static_cast<double>(tensor.columns);
        const MatrixWays ways = waysOf(tensor);
        group.ways = ways.tensor;
        group.shards = ways.shards;
        group.cutsRows = tensor.cut != TensorCut::Row;
        group.isExpert = tensor.kind == TensorKind::RoutedExpert;
        group.together = static_cast<double>(tensor.copies) / (group.isExpert ? expertRanks : 1);
        const std::size_t index = indexOf(group);
        counts.resize(std::max(counts.size(), index + 1));
        counts[index] += group.together;
    }
    return counts;
}

double elementsOf(const std::vector<MatrixGroup>& groups, const MatrixCounts& counts, bool ofExperts)
{
    double sum = 0;
    for (std::size_t i = 0; i < counts.size(); ++i)
        sum += groups[i].isExpert == ofExperts ? counts[i] * groups[i].onRank() : 0;
    return sum;
}

}  // namespace shardscope

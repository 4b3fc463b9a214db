// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/model/operator_traits.h"
#include "core/model/tensor.h"

namespace shardscope {

/// Appends tensors of one kind to a list, for compact declarations of a layer. The list must outlive it.
class TensorList {
public:
    TensorList(std::vector<Tensor>& tensors, TensorKind kind, std::int64_t copies = 1) : m_tensors(tensors), m_kind(kind), m_copies(copies)
    {
    }

    /// Appends a linear layer `outputs` × `inputs`. Its bias follows the outputs: cut with a column-parallel weight, on every rank after a
    /// row-parallel one (Shoeybi et al. 2019, arXiv 1909.08053, section 3).
    void matrix(std::string name, std::int64_t outputs, std::int64_t inputs, TensorCut cut, bool bias)
    {
        if (bias)
            m_tensors.push_back({name + ".bias", m_kind, outputs, 1, m_copies, cut == TensorCut::Row ? TensorCut::Replicated : cut, false});
        m_tensors.push_back({std::move(name) + ".weight", m_kind, outputs, inputs, m_copies, cut, true});
    }
    /// Appends the weights of an operator, cut as in its row of the table; cuts by tokens and heads do not apply to weights.
    void matrix(std::string name, std::int64_t outputs, std::int64_t inputs, OperatorId op, bool bias)
    {
        const OperatorCut cut = traitsOf(op).cut;
        const TensorCut ofWeights = cut == OperatorCut::Columns ? TensorCut::Column
                                    : cut == OperatorCut::Rows  ? TensorCut::Row
                                                                : TensorCut::Replicated;
        matrix(std::move(name), outputs, inputs, ofWeights, bias);
    }
    /// Appends a vector of parameters outside matrix multiplies: a normalisation, a decay, a bias on its own.
    void vector(std::string name, std::int64_t elements, TensorCut cut = TensorCut::Replicated, bool bias = false,
                std::string_view suffix = ".weight")
    {
        if (bias)
            m_tensors.push_back({name + ".bias", m_kind, elements, 1, m_copies, cut, false});
        m_tensors.push_back({std::move(name) + std::string(suffix), m_kind, elements, 1, m_copies, cut, false});
    }
    /// Appends a table or a filter of `rows` × `columns` that is looked up or convolved, not multiplied.
    void table(std::string name, std::int64_t rows, std::int64_t columns, TensorCut cut = TensorCut::Replicated)
    {
        m_tensors.push_back({std::move(name), m_kind, rows, columns, m_copies, cut, false});
    }

private:
    std::vector<Tensor>& m_tensors;
    TensorKind m_kind;
    std::int64_t m_copies;
};

inline constexpr std::string_view kAttentionSinks = "self_attn.sinks";

/// Appends one learned logit per head that takes part in the softmax only (gpt-oss, arXiv 2508.10925).
inline void addAttentionSinks(std::vector<Tensor>& tensors, std::int64_t heads)
{
    TensorList(tensors, TensorKind::Attention).vector(std::string(kAttentionSinks), heads, TensorCut::Column, false, "");
}

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "core/base/enum_names.h"

namespace shardscope {

/// The purpose of a parameter tensor, by which counts are reported.
enum class TensorKind {
    Embedding,
    Position,
    Norm,
    Attention,
    Indexer,
    FeedForward,
    Router,
    RouterBias,
    RoutedExpert,
    SharedExpert,
    StateSpace,
    LinearAttention,
    CrossAttention,
    MemoryTable,  ///< rows that are looked up, of a memory of N-grams
    MemoryGate,
    Head,
    Mtp,
    Other,
};

/// The way in which tensor parallelism cuts the tensor (Shoeybi et al. 2019, arXiv 1909.08053, section 3).
enum class TensorCut {
    Replicated,  ///< every rank of the group has a full copy (norms, routers, row-parallel biases)
    Column,      ///< the output dimension is cut
    KeyValue,    ///< cut over key/value heads: at most `kvHeads` ways, copied beyond that
    Row,         ///< the input dimension is cut
    Vocabulary,  ///< the vocabulary dimension is cut
};

/// One parameter tensor, or `copies` equal ones (the experts of a layer). Shapes in elements, rows = outputs.
struct Tensor {
    std::string name;
    TensorKind kind = TensorKind::Other;
    std::int64_t rows = 1;
    std::int64_t columns = 1;
    std::int64_t copies = 1;
    TensorCut cut = TensorCut::Replicated;
    bool matrixMultiply = false;  ///< takes part in a matrix multiply of each of its tokens (counts 6 FLOP per token)
    bool isFrozen = false;        ///< does not learn: it has no gradient and no optimizer states
    bool passesGradient = true;   ///< the gradient of its input is computed
    bool isQuantised = false;     ///< is stored in the format of its part (core/model/learning.h)
    bool ofRoutedRows = false;    ///< an adapter that the rows of all routed experts of a rank share
    bool isAdapter = false;       ///< belongs to an adapter, and to no published count of the model

    [[nodiscard]] std::int64_t elements() const { return rows * columns * copies; }
    bool operator==(const Tensor&) const = default;
};

template <>
struct EnumNames<TensorKind> {
    static constexpr std::array<std::pair<TensorKind, std::string_view>, 18> names{{{TensorKind::Embedding, "embedding"},
                                                                                    {TensorKind::Position, "position"},
                                                                                    {TensorKind::Norm, "norm"},
                                                                                    {TensorKind::Attention, "attention"},
                                                                                    {TensorKind::Indexer, "indexer"},
                                                                                    {TensorKind::FeedForward, "feed_forward"},
                                                                                    {TensorKind::Router, "router"},
                                                                                    {TensorKind::RouterBias, "router_bias"},
                                                                                    {TensorKind::RoutedExpert, "routed_expert"},
                                                                                    {TensorKind::SharedExpert, "shared_expert"},
                                                                                    {TensorKind::StateSpace, "state_space"},
                                                                                    {TensorKind::LinearAttention, "linear_attention"},
                                                                                    {TensorKind::CrossAttention, "cross_attention"},
                                                                                    {TensorKind::MemoryTable, "memory_table"},
                                                                                    {TensorKind::MemoryGate, "memory_gate"},
                                                                                    {TensorKind::Head, "head"},
                                                                                    {TensorKind::Mtp, "mtp"},
                                                                                    {TensorKind::Other, "other"}}};
};

template <>
struct EnumNames<TensorCut> {
    using enum TensorCut;
    static constexpr std::array<std::pair<TensorCut, std::string_view>, 5> names{
        {{Replicated, "replicated"}, {Column, "column"}, {KeyValue, "key-value"}, {Row, "row"}, {Vocabulary, "vocabulary"}}};
};

}  // namespace shardscope

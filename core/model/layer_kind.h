// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/enum_names.h"
#include "core/model/block_choice.h"
#include "core/model/learning.h"
#include "core/model/recurrence.h"
#include "core/model/tensor.h"

namespace shardscope {

enum class Position { Rope, Learned, Alibi, None };

enum class Norm { RmsNorm, LayerNorm };
/// Normalisation of queries and keys: over each head (head_dim weights) or over the whole projection.
enum class QkNorm { None, PerHead, Full };

/// Multi-head latent attention (DeepSeek-V2, arXiv 2405.04434, section 2.1). Widths in elements; `qLoraRank` 0: queries are not compressed.
struct LatentAttention {
    std::int64_t qLoraRank = 0;
    std::int64_t kvLoraRank = 0;
    std::int64_t qkNopeHeadDim = 0;
    std::int64_t qkRopeHeadDim = 0;
    std::int64_t vHeadDim = 0;
    bool operator==(const LatentAttention&) const = default;
};

/// DeepSeek Sparse Attention (DeepSeek-V3.2, arXiv 2512.02556, section 2.1): an indexer scores all earlier tokens, and attention sees the
/// `topK` best. It needs latent attention, which it computes on the compressed keys and values.
struct SparseIndexer {
    std::int64_t heads = 0;
    std::int64_t headDim = 0;
    std::int64_t topK = 0;      ///< tokens
    bool reusesChoice = false;  ///< the layer has no indexer: it takes the tokens that an earlier layer chose (GLM-5.2)
    bool fixed = false;         ///< the indexer chooses and does not learn: its loss has the coefficient 0
    bool operator==(const SparseIndexer&) const = default;
};

/// Softmax attention of one layer. `headDim` is without meaning where `latent` is set.
struct Attention {
    std::int64_t heads = 0;
    std::int64_t kvHeads = 0;
    std::int64_t headDim = 0;
    std::optional<LatentAttention> latent;
    std::optional<SparseIndexer> sparse;
    std::optional<BlockChoice> blocks;  ///< block-sparse attention of whole heads, without `latent`
    bool qkvBias = false;
    bool keyBias = true;  ///< where `qkvBias`: keys have one as well (Whisper's have none)
    bool outputBias = false;
    QkNorm qkNorm = QkNorm::None;
    bool qkNormBias = false;
    std::int64_t slidingWindow = 0;  ///< tokens; 0: the whole sequence
    bool chunked = false;            ///< the window is a fixed block: a token attends within its own block (Llama 4)
    bool outputGate = false;         ///< the query projection also makes a gate of the same width
    bool valuesAreKeys = false;      ///< there is no value projection: values are the keys (Gemma 4)
    bool sharesKeyValue = false;     ///< keys and values of an earlier layer are used (Gemma 4): no projections of its own
    bool bidirectional = false;      ///< a token attends to later ones, too: an encoder
    bool outputNorm = false;         ///< each head's output is normalised before the output projection (flash-linear-attention's MoBA)
    bool lowRankGate = false;        ///< and multiplied by a gate, which is projected over the width of one head

    /// Returns the width of one head in the product of queries and keys, and in the values.
    [[nodiscard]] std::int64_t qkHeadDim() const { return latent ? latent->qkNopeHeadDim + latent->qkRopeHeadDim : headDim; }
    [[nodiscard]] std::int64_t valueHeadDim() const { return latent ? latent->vHeadDim : headDim; }
    /// Returns the widths that a score and a weighted sum take for one head: the compressed ones where attention is sparse.
    [[nodiscard]] std::int64_t scoreWidth() const { return sparse ? latent->kvLoraRank + latent->qkRopeHeadDim : qkHeadDim(); }
    [[nodiscard]] std::int64_t sumWidth() const { return sparse ? latent->kvLoraRank : valueHeadDim(); }
    bool operator==(const Attention&) const = default;
};

/// DeepSeek-V4's attention: one key/value head, whose values are its keys, over a window of tokens and, beyond it, over entries that
/// summarise `rate` tokens each. Where there is an indexer it chooses `topK` entries.
struct CompressedAttention {
    std::int64_t heads = 0;
    std::int64_t headDim = 0;
    std::int64_t qLoraRank = 0;
    std::int64_t oLoraRank = 0;     ///< width to which each group of heads is projected before the output projection
    std::int64_t outputGroups = 1;  ///< of heads
    std::int64_t window = 0;        ///< tokens
    std::int64_t rate = 0;          ///< tokens of an entry; 0: there are none
    std::int64_t topK = 0;          ///< entries; 0: all of them
    std::int64_t indexHeads = 0;
    std::int64_t indexHeadDim = 0;

    [[nodiscard]] bool hasIndexer() const { return rate > 0 && indexHeads > 0; }
    bool operator==(const CompressedAttention&) const = default;
};

/// A memory of N-grams (Engram, arXiv 2601.07372, section 2): tables of rows, of which each token looks up one for each order and hash head.
/// The rows are projected to a value and to a key for each residual stream, which gates the value.
struct NgramMemory {
    std::int64_t rows = 0;         ///< of all tables of the layer
    std::int64_t lookups = 0;      ///< rows that a token looks up: hash heads of all orders of N-grams
    std::int64_t headDim = 0;      ///< elements of a row
    std::int64_t convolution = 0;  ///< taps of the causal convolution over the gated values; 0: there is none

    /// Returns the elements that a token looks up.
    [[nodiscard]] std::int64_t width() const { return lookups * headDim; }
    bool operator==(const NgramMemory&) const = default;
};

struct FeedForward {
    std::int64_t width = 0;
    bool gated = true;
    bool bias = false;
    bool operator==(const FeedForward&) const = default;
};

/// A mixture of experts. `sharedWidth` is the width of all shared experts together.
struct MixtureOfExperts {
    std::int64_t experts = 0;
    std::int64_t topK = 0;
    FeedForward expert;
    std::int64_t sharedExperts = 0;
    std::int64_t sharedWidth = 0;
    std::int64_t latentWidth = 0;  ///< tokens are projected to so many elements on their way to the routed experts; 0: sent whole
    bool sharedGate = false;       ///< a learned gate (hidden → 1) on the shared experts' output
    bool routerBias = false;       ///< the router's linear layer has a bias
    bool correctionBias = false;   ///< one load-balancing correction per expert (DeepSeek-V3)

    /// Returns the elements of a token that a routed expert reads and writes.
    [[nodiscard]] std::int64_t inputWidth(std::int64_t hidden) const { return latentWidth > 0 ? latentWidth : hidden; }
    bool operator==(const MixtureOfExperts&) const = default;
};

/// The part of a layer that mixes tokens (Compressed: attention to compressed keys and values, DeepSeek-V4; Routed: query and output
/// projections are experts, JetMoE). Softmax, None (a feed-forward layer on its own) and those whose `compressed` or `recurrence` is known can
/// be estimated; of the others the exact parameters are known, through `LayerKind::extraTensors`.
enum class Mixer { Softmax, None, Linear, StateSpace, Cross, Compressed, Routed };

/// One kind of layer. A layer has a mixer, and a dense or an expert feed-forward (or neither).
struct LayerKind {
    std::string name;
    Mixer mixer = Mixer::Softmax;
    Attention attention;
    std::optional<CompressedAttention> compressed;  ///< of a `Compressed` mixer
    std::optional<Recurrence> recurrence;  ///< in the place of attention, or beside it (Falcon-H1); its tensors are in `extraTensors`
    std::optional<NgramMemory> memory;     ///< adds to the residual before everything else
    std::optional<FeedForward> feedForward;
    std::optional<MixtureOfExperts> experts;
    int norms = 2;                     ///< normalisations over the hidden width
    bool parallel = false;             ///< attention and feed-forward read the same input (GPT-J, Falcon, Cohere)
    std::vector<Tensor> extraTensors;  ///< tensors beyond the standard ones (state space, indexer, sinks, …)
    Learning learning;                 ///< of a training; a model that is not in training learns as a whole
    bool operator==(const LayerKind&) const = default;
};

template <>
struct EnumNames<Position> {
    static constexpr std::array<std::pair<Position, std::string_view>, 4> names{
        {{Position::Rope, "rope"}, {Position::Learned, "learned"}, {Position::Alibi, "alibi"}, {Position::None, "none"}}};
};

template <>
struct EnumNames<Norm> {
    static constexpr std::array<std::pair<Norm, std::string_view>, 2> names{{{Norm::RmsNorm, "rmsnorm"}, {Norm::LayerNorm, "layernorm"}}};
};

template <>
struct EnumNames<QkNorm> {
    static constexpr std::array<std::pair<QkNorm, std::string_view>, 3> names{
        {{QkNorm::None, "none"}, {QkNorm::PerHead, "per-head"}, {QkNorm::Full, "full"}}};
};

template <>
struct EnumNames<Mixer> {
    static constexpr std::array<std::pair<Mixer, std::string_view>, 7> names{{{Mixer::Softmax, "softmax"},
                                                                              {Mixer::None, "none"},
                                                                              {Mixer::Linear, "linear"},
                                                                              {Mixer::StateSpace, "state-space"},
                                                                              {Mixer::Cross, "cross"},
                                                                              {Mixer::Compressed, "compressed"},
                                                                              {Mixer::Routed, "routed"}}};
};

/// Returns whether the softmax has a learned sink for each head (gpt-oss).
[[nodiscard]] bool hasAttentionSinks(const LayerKind& layer);

}  // namespace shardscope

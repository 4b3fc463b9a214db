// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>

#include "core/base/enum_names.h"
#include "core/base/term.h"

namespace shardscope {

struct Architecture;
struct LayerKind;

/// What a block of keys is scored by.
enum class BlockScore {
    MeanKeys,  ///< each head's queries by the mean key of the block (MoBA, arXiv 2502.13189, section 2.2)
    Entries,   ///< the queries of a group of heads by entries that summarise tokens (NSA, arXiv 2502.11089, section 3.3.2)
    Indexer,   ///< queries and one key of an indexer, by every token of the block (MiniMax-M3's MSA, arXiv 2606.13392)
};

/// Which keys a query of block-sparse attention sees: the `topK` best blocks of earlier tokens, its own block among them; in branches beside
/// them, entries that summarise earlier tokens and a window of the nearest ones. A sequence of no more than `topK` blocks is seen whole.
struct BlockChoice {
    BlockScore score = BlockScore::MeanKeys;
    std::int64_t blockSize = 0;     ///< tokens
    std::int64_t topK = 0;          ///< blocks, with the query's own and those that are always chosen
    std::int64_t entryStride = 0;   ///< tokens from one entry to the next, which a branch of attention sees; 0: there is no such branch
    std::int64_t window = 0;        ///< tokens that a branch of attention sees; 0: there is no such branch
    std::int64_t indexHeads = 0;    ///< query heads of the indexer; it has one key head
    std::int64_t indexHeadDim = 0;  ///< elements
    std::int64_t keyValueSets = 1;  ///< keys and values are projected so often: once, or once for each branch

    [[nodiscard]] bool hasIndexer() const { return score == BlockScore::Indexer; }
    /// Returns the branches of attention whose outputs are gated and added.
    [[nodiscard]] int branches() const { return 1 + (entryStride > 0) + (window > 0); }
    /// Returns the columns of the gates' projection for each head: one for each of NSA's three branches, whether it has all of them or not.
    [[nodiscard]] std::int64_t gates() const { return score == BlockScore::Entries ? 3 : 0; }
    /// Returns the tokens that one scored entry stands for.
    [[nodiscard]] std::int64_t scoredStride() const { return score == BlockScore::Entries ? entryStride : blockSize; }
    bool operator==(const BlockChoice&) const = default;
};

/// Returns the keys of the chosen blocks that a query sees on average, over a causal sequence of s tokens: s/2 up to s = k·B, as of dense
/// attention; beyond it all of k − 1 blocks and half of its own. Exact for every s, in the limit in which a query's own key counts as none,
/// as everywhere (NVIDIA-NeMo Automodel, minimax_m3_vl/flops.py, counts it: half a key more).
[[nodiscard]] Term chosenBlockKeys(const BlockChoice& choice, double sequenceLength, const Terms& terms = {});
/// Returns the entries before a query on average, s / (2 · stride): those that it sees (NSA, arXiv 2502.11089, section 3.3.1), or the mean
/// keys that its blocks are chosen by.
[[nodiscard]] Term earlierBlockEntries(const BlockChoice& choice, double sequenceLength, const Terms& terms = {});
/// Returns the keys of a window that a query sees on average: w − w²/2s, or s/2 from w = s on.
[[nodiscard]] Term windowKeys(Term window, double sequenceLength, const Terms& terms = {});
/// Returns what a query sees in all branches on average: keys of the chosen blocks, entries, keys of the window.
[[nodiscard]] Term blockKeys(const BlockChoice& choice, double sequenceLength, const Terms& terms = {});

/// Returns the training FLOP of the choice, per token and layer. A choice sends no gradient: mean keys and entries are scored forward alone.
/// An indexer learns from a loss of its own, forward and weight gradient of its projections, scores of all earlier keys and gradients of
/// those of the chosen blocks.
[[nodiscard]] Term choiceFlop(const Architecture& architecture, const LayerKind& kind, double sequenceLength, const Terms& terms = {});

template <>
struct EnumNames<BlockScore> {
    static constexpr std::array<std::pair<BlockScore, std::string_view>, 3> names{
        {{BlockScore::MeanKeys, "mean-keys"}, {BlockScore::Entries, "entries"}, {BlockScore::Indexer, "indexer"}}};
};

}  // namespace shardscope

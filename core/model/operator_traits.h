// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace shardscope {

enum class OperatorKind : std::uint8_t {
    Norm,
    MatrixMultiply,
    Attention,
    Elementwise,
    Residual,
    Router,
    Permute,
    Embedding,
    CrossEntropy,
    Scan,    ///< a recurrence over the tokens
    Scores,  ///< products of queries and keys without a weighted sum
};

/// The dimension along which tensor parallelism cuts an operator (Shoeybi et al. 2019, arXiv 1909.08053, section 3).
enum class OperatorCut : std::uint8_t {
    None,     ///< every rank does all of it
    Columns,  ///< of the weights, or of the features between two multiplies: each rank has some outputs
    Rows,     ///< of the weights: each rank has a part of every sum
    Heads,
    Tokens,  ///< where there is sequence parallelism, else every rank does all of it (Korthikanti et al. 2022, arXiv 2205.05198)
};

/// The collectives of an operator in its tensor-parallel group (routed experts: the expert tensor-parallel one).
enum class TensorTraffic : std::uint8_t {
    None,
    GathersInput,   ///< and sums the gradient of it
    ReducesOutput,  ///< and gathers the gradient of it
};

/// Further properties of an operator; a set of bits.
enum class OperatorRole : std::uint8_t {
    Plain = 0,
    Routed = 1,      ///< processes the rows that are routed to this rank's experts
    SixteenBit = 2,  ///< keeps 16 bits in every recipe of lower precision
    EndsLayer = 4,   ///< nothing in the layer reads its result: recompute that stops early never repeats it
    BringsTokensBack = 8,
};

constexpr OperatorRole operator|(OperatorRole a, OperatorRole b)
{
    return static_cast<OperatorRole>(static_cast<unsigned>(a) | static_cast<unsigned>(b));
}

enum class OperatorId : std::uint8_t {
    AttentionNorm,
    FeedForwardNorm,
    PostNorm,
    EmbeddingNorm,
    FinalNorm,
    AttentionResidual,
    FeedForwardResidual,
    Qkv,
    LatentDown,
    LatentNorm,
    QueryUp,
    KeyValueUp,
    KeyConcatenate,
    QkNorm,
    Rotary,
    Attention,
    OutputGroups,
    AttentionOutput,
    HyperConnection,
    IndexerQuery,
    IndexerKey,
    BlockIndexerKey,  ///< without the weights of heads
    IndexerScores,
    BlockEntries,
    BlockScores,
    EntryAttention,
    WindowAttention,
    BranchGate,
    MixerInput,
    MixerNarrow,
    MixerWiden,
    MixerConvolution,
    MixerScan,
    MixerNorm,
    MixerOutput,
    MemoryLookup,
    MemoryProjection,
    MemoryGate,
    FeedForwardUp,
    Activation,
    FeedForwardDown,
    Router,
    ExpertNarrow,
    Dispatch,
    ExpertUp,
    ExpertActivation,
    ExpertDown,
    ExpertStash,
    Combine,
    ExpertWiden,
    SharedExpertUp,
    SharedExpertActivation,
    SharedExpertDown,
    AdapterDown,
    AdapterUp,
    AdapterSum,
    SideProjection,
    PatchEmbedding,
    Projector,
    Embedding,
    Head,
    CrossEntropy,  // stays the last
};

inline constexpr std::size_t kOperators = static_cast<std::size_t>(OperatorId::CrossEntropy) + 1;

/// All that is known of an operator without a model or a plan.
struct OperatorTraits {
    OperatorId id;
    std::string_view name;  ///< in traces and derivations
    OperatorKind kind;
    OperatorCut cut;
    TensorTraffic traffic;
    OperatorRole roles;
    std::string_view label;  ///< for people: plain English, the source of translations
    std::string_view keeps;  ///< name of the tensors kept from forward to backward; empty: it keeps none
    std::string_view kept;   ///< and their parts
    std::string_view source;

    [[nodiscard]] constexpr bool is(OperatorRole role) const { return (static_cast<unsigned>(roles) & static_cast<unsigned>(role)) != 0; }
    [[nodiscard]] constexpr bool isMultiply() const { return kind == OperatorKind::MatrixMultiply || kind == OperatorKind::Router; }
};

/// The one table of operators, in the order of OperatorId.
struct OperatorTable {
    using Id = OperatorId;
    using Kind = OperatorKind;
    using Cut = OperatorCut;
    using Traffic = TensorTraffic;
    using Role = OperatorRole;

    static constexpr std::string_view kKorthikanti = "Korthikanti et al. 2022 (arXiv 2205.05198), section 4.1";
    static constexpr std::string_view kCores = "Korthikanti et al. 2022 (arXiv 2205.05198), section 4.1; Dao 2023 (arXiv 2307.08691)";
    static constexpr std::string_view kAutograd = "autograd keeps the tensors that the operator's backward pass reads";
    static constexpr std::string_view kLatentPaper = "DeepSeek-V2 (arXiv 2405.04434), section 2.1";
    static constexpr std::string_view kSparsePaper = "DeepSeek-V3.2 (arXiv 2512.02556), section 2.1";
    static constexpr std::string_view kRecurrences =
        "flash-linear-attention (fla/layers) and state-spaces/mamba (ssd_combined.py): the tensors that their backward passes read";
    static constexpr std::string_view kCompressed = "DeepSeek-V4, transformers' deepseek_v4";
    static constexpr std::string_view kHyperConnections = "manifold-constrained hyper-connections (arXiv 2512.24880), section 4";
    static constexpr std::string_view kLatentExperts = "Megatron-Core, transformer/moe/moe_layer.py: fc1_latent_proj and fc2_latent_proj";
    static constexpr std::string_view kBlocks =
        "MoBA (arXiv 2502.13189), section 2.2, and NSA (arXiv 2502.11089), section 3.3; flash-linear-attention, fla/layers";
    static constexpr std::string_view kLora =
        "LoRA (Hu et al. 2021, arXiv 2106.09685), section 4.1; huggingface/peft, tuners/lora/layer.py";
    static constexpr std::string_view kMemory = "Engram (arXiv 2601.07372), section 2";
    static constexpr std::string_view kTorchtitan =
        "torchtitan's per-operator selective recomputation keeps the results of some matrix multiplications";
    static constexpr std::string_view kBefore2025 =
        "in frameworks before 2025, the gradient of the probabilities needs the experts' outputs";
    static constexpr std::string_view kNanotron = "nanotron keeps the gathered inputs of column-parallel layers";

    // clang-format off
    static constexpr std::array<OperatorTraits, kOperators> rows{{
        {Id::AttentionNorm, "attention-norm", Kind::Norm, Cut::Tokens, Traffic::None, Role::Plain,
         "norm before attention", "kept by the norm before attention", "input + output", kKorthikanti},
        {Id::FeedForwardNorm, "feed-forward-norm", Kind::Norm, Cut::Tokens, Traffic::None, Role::Plain,
         "norm before feed-forward", "kept by the norm before the feed-forward", "input + output", kKorthikanti},
        {Id::PostNorm, "post-norm", Kind::Norm, Cut::Tokens, Traffic::None, Role::Plain,
         "norm after a block", "kept by a norm after a block", "input + output", kKorthikanti},
        {Id::EmbeddingNorm, "embedding-norm", Kind::Norm, Cut::Tokens, Traffic::None, Role::Plain,
         "norm of the embedding", "kept by the norm of the embedding", "input + output", kKorthikanti},
        {Id::FinalNorm, "final-norm", Kind::Norm, Cut::Tokens, Traffic::None, Role::Plain,
         "final norm", "kept by the final norm", "input + output", kKorthikanti},
        {Id::AttentionResidual, "attention-residual", Kind::Residual, Cut::Tokens, Traffic::None, Role::Plain,
         "residual after attention", "kept by the residual after attention", "dropout mask", kKorthikanti},
        {Id::FeedForwardResidual, "feed-forward-residual", Kind::Residual, Cut::Tokens, Traffic::None, Role::EndsLayer,
         "residual after feed-forward", "kept by the residual after the feed-forward", "dropout mask", kKorthikanti},

        {Id::Qkv, "qkv", Kind::MatrixMultiply, Cut::Columns, Traffic::GathersInput, Role::Plain,
         "query, key, value", "kept by the projection of queries, keys and values", "queries + keys + values", kKorthikanti},
        {Id::LatentDown, "latent-down", Kind::MatrixMultiply, Cut::Tokens, Traffic::None, Role::Plain,
         "latent down", "kept by the down projections", "compressed queries, keys and values", kLatentPaper},
        {Id::LatentNorm, "latent-norm", Kind::Norm, Cut::Tokens, Traffic::None, Role::Plain,
         "latent norm", "kept by the norms of the compressed vectors", "outputs of the norms", kLatentPaper},
        {Id::QueryUp, "query-up", Kind::MatrixMultiply, Cut::Columns, Traffic::GathersInput, Role::Plain,
         "query up", "kept by the up projection of queries", "queries", kLatentPaper},
        {Id::KeyValueUp, "key-value-up", Kind::MatrixMultiply, Cut::Columns, Traffic::None, Role::Plain,
         "key and value up", "kept by the up projection of keys and values", "keys without rotation + values", kLatentPaper},
        {Id::KeyConcatenate, "key-concatenate", Kind::Elementwise, Cut::Heads, Traffic::None, Role::Plain,
         "join keys", "kept by joining the two parts of the keys", "whole keys", kLatentPaper},
        {Id::QkNorm, "qk-norm", Kind::Norm, Cut::Heads, Traffic::None, Role::Plain,
         "norm of queries and keys", "kept by the norm of queries and keys", "normalised queries and keys", kAutograd},
        {Id::Rotary, "rotary", Kind::Elementwise, Cut::Heads, Traffic::None, Role::Plain,
         "rotary embedding", "kept by rotary embedding", "rotated queries and keys", kAutograd},
        {Id::Attention, "attention", Kind::Attention, Cut::Heads, Traffic::None, Role::Plain,
         "attention", "kept by attention", "output + the score statistics that the backward pass reads", kCores},
        {Id::OutputGroups, "output-groups", Kind::MatrixMultiply, Cut::Columns, Traffic::None, Role::Plain,
         "output groups", "kept by the projection of groups of heads", "narrow outputs of each group", kCompressed},
        {Id::AttentionOutput, "attention-output", Kind::MatrixMultiply, Cut::Rows, Traffic::ReducesOutput, Role::Plain,
         "attention output", "kept by the output projection", "gated output", kAutograd},
        {Id::HyperConnection, "hyper-connection", Kind::Elementwise, Cut::Tokens, Traffic::None, Role::Plain,
         "hyper-connection", "kept by hyper-connections", "all residual streams", kHyperConnections},
        {Id::IndexerQuery, "indexer-query", Kind::MatrixMultiply, Cut::None, Traffic::None, Role::Plain,
         "indexer: queries", "kept by the indexer's queries", "queries of the indexer", kSparsePaper},
        {Id::IndexerKey, "indexer-key", Kind::MatrixMultiply, Cut::None, Traffic::GathersInput, Role::Plain,
         "indexer: keys and weights", "kept by the indexer's keys and weights", "keys and weights of the indexer", kSparsePaper},
        {Id::BlockIndexerKey, "block-indexer-key", Kind::MatrixMultiply, Cut::None, Traffic::GathersInput, Role::Plain,
         "indexer: keys", "kept by the indexer's keys", "keys of the indexer", kBlocks},
        {Id::IndexerScores, "indexer-scores", Kind::Scores, Cut::None, Traffic::None, Role::Plain,
         "indexer: scores", "kept by the indexer's scores", "positions of the chosen tokens or blocks", kSparsePaper},
        {Id::BlockEntries, "block-entries", Kind::Elementwise, Cut::Heads, Traffic::None, Role::Plain,
         "entries of blocks", "kept by the entries of blocks", "mean keys and values", kBlocks},
        {Id::BlockScores, "block-scores", Kind::Scores, Cut::Heads, Traffic::None, Role::Plain,
         "choice of blocks", "kept by the choice of blocks", "positions of the chosen blocks", kBlocks},
        {Id::EntryAttention, "entry-attention", Kind::Attention, Cut::Heads, Traffic::None, Role::Plain,
         "attention to entries", "kept by attention to entries", "output + the score statistics that the backward pass reads", kBlocks},
        {Id::WindowAttention, "window-attention", Kind::Attention, Cut::Heads, Traffic::None, Role::Plain,
         "attention to a window", "kept by attention to a window", "output + the score statistics that the backward pass reads", kBlocks},
        {Id::BranchGate, "branch-gate", Kind::Elementwise, Cut::Heads, Traffic::None, Role::Plain,
         "gates of the branches", "kept by the gates of the branches", "sum of the gated outputs", kAutograd},
        {Id::MixerInput, "mixer-input", Kind::MatrixMultiply, Cut::Columns, Traffic::GathersInput, Role::Plain,
         "mixer input", "kept by the mixer's input projection", "all projected inputs", kRecurrences},
        {Id::MixerNarrow, "mixer-narrow", Kind::MatrixMultiply, Cut::Tokens, Traffic::None, Role::Plain,
         "low-rank down", "kept by the low-rank down projections", "narrow inputs of decay and gate", kRecurrences},
        {Id::MixerWiden, "mixer-widen", Kind::MatrixMultiply, Cut::Columns, Traffic::None, Role::Plain,
         "low-rank up", "kept by the low-rank up projections", "decays and gates", kRecurrences},
        {Id::MixerConvolution, "mixer-convolution", Kind::Elementwise, Cut::Heads, Traffic::None, Role::Plain,
         "short convolution", "kept by the short convolution", "inputs of the recurrence", kRecurrences},
        {Id::MixerScan, "mixer-scan", Kind::Scan, Cut::Heads, Traffic::None, Role::Plain,
         "recurrence", "kept by the recurrence", "output + decays and chunks that the backward pass reads", kRecurrences},
        {Id::MixerNorm, "mixer-norm", Kind::Norm, Cut::Heads, Traffic::None, Role::Plain,
         "gated norm", "kept by the gated norm", "normalised and gated output", kAutograd},
        {Id::MixerOutput, "mixer-output", Kind::MatrixMultiply, Cut::Rows, Traffic::ReducesOutput, Role::Plain,
         "mixer output", {}, {}, {}},

        {Id::MemoryLookup, "memory-lookup", Kind::Embedding, Cut::Tokens, Traffic::None, Role::Plain,
         "memory lookup", "kept by the memory's lookup", "rows of each token", kMemory},
        {Id::MemoryProjection, "memory-projection", Kind::MatrixMultiply, Cut::Tokens, Traffic::None, Role::Plain,
         "memory projection", "kept by the memory's projection", "keys and value", kMemory},
        {Id::MemoryGate, "memory-gate", Kind::Elementwise, Cut::Tokens, Traffic::None, Role::Plain,
         "memory gate", "kept by the memory's gate", "residual + gated value", kMemory},

        {Id::FeedForwardUp, "feed-forward-up", Kind::MatrixMultiply, Cut::Columns, Traffic::GathersInput, Role::Plain,
         "feed-forward up", "kept by the up projection", "up projection (+ gate projection)", kKorthikanti},
        {Id::Activation, "activation", Kind::Elementwise, Cut::Columns, Traffic::None, Role::Plain,
         "activation", "kept by the activation", "input of the down projection", kKorthikanti},
        {Id::FeedForwardDown, "feed-forward-down", Kind::MatrixMultiply, Cut::Rows, Traffic::ReducesOutput, Role::EndsLayer,
         "feed-forward down", "kept by the down projection", "output of the block", kTorchtitan},

        {Id::Router, "router", Kind::Router, Cut::Tokens, Traffic::None, Role::SixteenBit,
         "router", "kept by the router", "logits and probabilities", kAutograd},
        {Id::ExpertNarrow, "expert-narrow", Kind::MatrixMultiply, Cut::Tokens, Traffic::None, Role::Plain,
         "narrow for experts", "kept by the projection to the experts", "narrow tokens", kLatentExperts},
        {Id::Dispatch, "dispatch", Kind::Permute, Cut::Tokens, Traffic::None, Role::Routed,
         "dispatch to experts", "kept by the dispatch to experts", "rows that this rank's experts receive", kAutograd},
        {Id::ExpertUp, "expert-up", Kind::MatrixMultiply, Cut::Columns, Traffic::GathersInput, Role::Routed,
         "experts up", "kept by the experts' up projection", "up projection (+ gate projection)", kAutograd},
        {Id::ExpertActivation, "expert-activation", Kind::Elementwise, Cut::Columns, Traffic::None, Role::Routed,
         "experts’ activation", "kept by the experts' activation", "input of the down projection", kAutograd},
        {Id::ExpertDown, "expert-down", Kind::MatrixMultiply, Cut::Rows, Traffic::ReducesOutput, Role::Routed,
         "experts down", {}, {}, {}},
        {Id::ExpertStash, "expert-stash", Kind::Elementwise, Cut::Tokens, Traffic::None, Role::Routed,
         "stash of experts", {}, {}, {}},
        {Id::Combine, "combine", Kind::Permute, Cut::Tokens, Traffic::None, Role::Routed | Role::BringsTokensBack,
         "combine experts", "kept by the combination of experts", "the experts' outputs", kBefore2025},
        {Id::ExpertWiden, "expert-widen", Kind::MatrixMultiply, Cut::Tokens, Traffic::None, Role::Plain,
         "widen from experts", "kept by the projection from the experts", "combined outputs of the experts", kLatentExperts},
        {Id::SharedExpertUp, "shared-expert-up", Kind::MatrixMultiply, Cut::Columns, Traffic::GathersInput, Role::Plain,
         "shared experts up", "kept by the shared experts' up projection", "up projection (+ gate projection)", kAutograd},
        {Id::SharedExpertActivation, "shared-expert-activation", Kind::Elementwise, Cut::Columns, Traffic::None, Role::Plain,
         "shared experts’ activation", "kept by the shared experts' activation", "input of the down projection", kAutograd},
        {Id::SharedExpertDown, "shared-expert-down", Kind::MatrixMultiply, Cut::Rows, Traffic::ReducesOutput, Role::Plain,
         "shared experts down", {}, {}, {}},

        {Id::AdapterDown, "adapter-down", Kind::MatrixMultiply, Cut::None, Traffic::None, Role::SixteenBit,
         "adapter A", "kept by an adapter's first multiply", "its own copy of the input + the narrow result", kLora},
        {Id::AdapterUp, "adapter-up", Kind::MatrixMultiply, Cut::None, Traffic::None, Role::SixteenBit,
         "adapter B", "", "", kLora},
        {Id::AdapterSum, "adapter-sum", Kind::Elementwise, Cut::None, Traffic::None, Role::Plain,
         "adapter added", "kept by an adapter's sum", "DoRA's scaled result", kLora},
        {Id::SideProjection, "side-projection", Kind::MatrixMultiply, Cut::Tokens, Traffic::None, Role::Plain,
         "further projection", "kept by further projections", "their inputs", kAutograd},
        {Id::PatchEmbedding, "patch-embedding", Kind::MatrixMultiply, Cut::None, Traffic::None, Role::Plain,
         "patch embedding", "kept by the patch embedding", "numbers of the patches", kAutograd},
        {Id::Projector, "projector", Kind::MatrixMultiply, Cut::None, Traffic::None, Role::Plain,
         "projector", "kept by the projector", "inputs of its multiplies", kAutograd},
        {Id::Embedding, "embedding", Kind::Embedding, Cut::Rows, Traffic::ReducesOutput, Role::Plain,
         "embedding", "kept by the embedding", "dropout mask", kKorthikanti},
        {Id::Head, "head", Kind::MatrixMultiply, Cut::Columns, Traffic::GathersInput, Role::SixteenBit,
         "output head", "kept by the output head", "gathered input", kNanotron},
        {Id::CrossEntropy, "cross-entropy", Kind::CrossEntropy, Cut::Columns, Traffic::None, Role::Plain,
         "cross-entropy", "peak of the cross-entropy", "logits, softmax and gradient", kKorthikanti},
    }};
    // clang-format on

    static constexpr bool isInOrder()
    {
        for (std::size_t i = 0; i < kOperators; ++i) {
            if (static_cast<std::size_t>(rows[i].id) != i || rows[i].name.empty())
                return false;
        }
        return true;
    }
};
static_assert(OperatorTable::isInOrder());

[[nodiscard]] constexpr const OperatorTraits& traitsOf(OperatorId id) { return OperatorTable::rows[static_cast<std::size_t>(id)]; }

[[nodiscard]] constexpr std::string_view nameOf(OperatorId id) { return traitsOf(id).name; }

}  // namespace shardscope

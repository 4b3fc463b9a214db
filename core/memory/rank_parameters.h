// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/term.h"
#include "core/model/tensor.h"
#include "core/optimizer/matrix_table.h"

namespace shardscope {

struct RankStages;
struct ResolvedPlan;
struct Site;

/// A rank's shards of weights that data-parallel ranks hold together and gather for their multiplies, in elements: of dense weights over gtp
/// ranks, of experts over egtp. All 0 without them.
struct WeightShards {
    double dense = 0;
    double experts = 0;
    double feedForward = 0;    ///< of `dense`: feed-forwards
    double sharedExperts = 0;  ///< of `dense`
    double latentUp = 0;       ///< of `dense`: up-projections of latent attention
    double denseWeights = 0;   ///< number of weights, each of which is gathered by itself
    double expertWeights = 0;  ///< the same of experts, where one gather has all experts of a rank

    WeightShards& operator+=(const WeightShards& other);
    bool operator==(const WeightShards&) const = default;
};
[[nodiscard]] WeightShards operator*(double factor, WeightShards shards);

/// What is special of frozen weights, in elements.
struct FrozenParts {
    double experts = 0;           ///< routed ones
    double quantised = 0;         ///< stored in the base's format, but for experts
    double quantisedExperts = 0;  ///< of `experts`
    double passed = 0;            ///< through which gradients pass: gathered again in the backward
    double passedExperts = 0;
    double copied = 0;  ///< of a model that runs forward alone, in the type of the multiplies; but for experts
    double copiedExperts = 0;

    FrozenParts& operator+=(const FrozenParts& other);
    bool operator==(const FrozenParts&) const = default;
};
[[nodiscard]] FrozenParts operator*(double factor, FrozenParts parts);

/// Parameters of some layers on one rank, in elements, before ZeRO: tensors that tensor parallelism cuts are divided, routed experts are
/// divided over ep · etp. The two are separate because they are sharded over different data-parallel groups.
struct RankParameters {
    double dense = 0;
    double experts = 0;
    MatrixCounts matrices{};  ///< of them, as the optimizer updates them; empty where it knows none
    double frozen = 0;        ///< weights without gradients and optimizer states; in neither `dense` nor `experts`
    WeightShards shards{};
    FrozenParts parts{};  ///< of `frozen`

    /// Returns those that learn.
    [[nodiscard]] double total() const { return dense + experts; }
    /// Returns all that multiply.
    [[nodiscard]] double whole() const { return dense + experts + frozen; }
    RankParameters& operator+=(const RankParameters& other);
    bool operator==(const RankParameters&) const = default;
};

/// The parameters that each part of the model adds to a rank.
struct ParameterTable {
    std::vector<RankParameters> ofLayerKind;  ///< one layer of each kind
    RankParameters embedding;                 ///< on the rank of the first virtual stage
    RankParameters head;                      ///< on the rank of the last one, without a tied copy
    RankParameters tiedHead;                  ///< copy for a tied head on another rank than the embedding
    RankParameters encoders;                  ///< on the rank of the first virtual stage
    RankParameters forwards;                  ///< on the rank of the first one: copies of models that run forward alone
    RankParameters forwardGathers;            ///< what all forward passes of such models multiply by, each time that they do
    RankParameters mtp;                       ///< on the rank of the last virtual stage
    double embeddingMatrix = 0;               ///< this rank's part of the token embedding alone
    double largestTensor = 0;                 ///< of those that learn, this rank's part
    WeightShards shapes;                      ///< of the layers' weights in shards, as ranks multiply them, one of each shape
    double vocabulary = 0;                    ///< with the framework's padding
    MatrixTable matrices;                     ///< what `RankParameters::matrices` counts
};

/// Names in records of the parts besides layers.
inline constexpr std::string_view kEmbedding = "the embedding", kHead = "final norm and head", kMtp = "the multi-token-prediction layers",
                                  kEncoders = "the encoders", kForwards = "the models that run forward alone";

/// Returns the number of parts into which tensor parallelism (for routed experts, theirs) cuts the tensor; a key/value projection is cut
/// `keyValueHeads` ways at most.
[[nodiscard]] double cutOf(const Tensor& tensor, const ResolvedPlan& plan, double keyValueHeads);

/// Returns the number of data-parallel ranks that hold a shard of the tensor: gtp for the weights of linear layers and the vocabulary that
/// tensor parallelism cuts, egtp for routed experts, 1 for norms, biases, routers and projections that every tensor-parallel rank has whole
/// (Megatron-LM, docs/api-guide/core/generalized_tensor_parallel.md, section 1.5).
[[nodiscard]] int shardsOf(const Tensor& tensor, const ResolvedPlan& plan);

/// Returns the vocabulary, which Megatron pads to a multiple of 128·t (`--make-vocab-size-divisible-by`).
[[nodiscard]] double paddedVocabulary(const Site& site, const ResolvedPlan& plan, const Terms& terms = {});

[[nodiscard]] ParameterTable parameterTable(const Site& site, const ResolvedPlan& plan, const Terms& terms = {});

/// Returns the parameters of a pipeline rank with these stages: their layers, and its encoders, embedding, head and MTP layers.
[[nodiscard]] RankParameters rankParameters(const Site& site, const ResolvedPlan& plan, const ParameterTable& table,
                                            const RankStages& stages, const Terms& terms = {});

}  // namespace shardscope

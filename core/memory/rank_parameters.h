// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/term.h"
#include "core/model/tensor.h"

namespace shardscope {

struct RankStages;
struct ResolvedPlan;
struct Site;

/// Parameters that one rank holds of some layers, in elements, before ZeRO: what tensor parallelism cuts is divided, routed
/// experts are divided over ep · etp. Kept apart because they are sharded over different data-parallel groups.
struct RankParameters {
    double dense = 0;
    double experts = 0;

    [[nodiscard]] double total() const { return dense + experts; }
    RankParameters& operator+=(const RankParameters& other);
    bool operator==(const RankParameters&) const = default;
};

/// Holds what each part of the model adds to a rank.
struct ParameterTable {
    std::vector<RankParameters> ofLayerKind;  ///< one layer of each kind
    RankParameters embedding;                 ///< on the rank of the first virtual stage
    RankParameters head;                      ///< on the rank of the last one, without a tied copy
    RankParameters tiedHead;                  ///< the copy that a tied head needs where it is on another rank than the embedding
    RankParameters mtp;                       ///< on the rank of the last virtual stage
    double embeddingMatrix = 0;               ///< this rank's part of the token embedding alone
    double vocabulary = 0;                    ///< with the framework's padding
};

/// Says what the parts beside layers are called in notes.
inline constexpr std::string_view kEmbedding = "the embedding", kHead = "final norm and head", kMtp = "the multi-token-prediction layers";

/// Parts into which tensor parallelism (of the experts, for routed ones) cuts the tensor on the way to one rank; a key/value
/// projection is cut `keyValueHeads` ways at most.
[[nodiscard]] double cutOf(const Tensor& tensor, const ResolvedPlan& plan, double keyValueHeads);

/// Megatron pads the vocabulary to a multiple of 128·t (`--make-vocab-size-divisible-by`); others do not.
[[nodiscard]] double paddedVocabulary(const Site& site, const ResolvedPlan& plan, const Terms& terms = {});

[[nodiscard]] ParameterTable parameterTable(const Site& site, const ResolvedPlan& plan, const Terms& terms = {});

/// Returns what a pipeline rank with these stages holds: their layers, and embedding, head and MTP layers where they are its own.
[[nodiscard]] RankParameters rankParameters(const Site& site, const ResolvedPlan& plan, const ParameterTable& table,
                                            const RankStages& stages, const Terms& terms = {});

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "core/memory/rank_parameters.h"
#include "core/collective/wires.h"
#include "core/step/basis.h"

namespace shardscope {

inline constexpr std::size_t kCommunicationGroups = 7;
inline constexpr std::size_t kCollectiveKinds = 5;

/// The collectives of one rank of a pipeline stage in one step, summed by process group and kind. Bytes are sizes, as in
/// `Collective`. `Data` and `ExpertData` stand for a shard group: all ranks that share weights, fewer with hybrid sharding, one
/// without ZeRO. The gradients of its shards are then summed over the replicas.
struct StageCollectives {
    std::array<std::array<Bytes, kCollectiveKinds>, kCommunicationGroups> sizes{};
    Bytes replicas;        ///< all-reduce over the replicas of a dense shard group
    Bytes expertReplicas;  ///< and of an expert one

    void add(const Collective& collective, double times);
    [[nodiscard]] Bytes of(CommunicationGroup group, CollectiveKind kind) const
    {
        return sizes[static_cast<std::size_t>(group)][static_cast<std::size_t>(kind)];
    }
};

/// What pipeline rank `rank` (of ResolvedPlan::pp) does in one step: the collectives of its layers' operators (and of embedding,
/// head and MTP layers) forward and backward for every micro-batch, those that recomputation repeats, and the gradients and
/// weights of data parallelism. Neither pipeline sends, which are no collective, nor what is small: norms of gradients, the
/// norms' weights under sequence parallelism, the loss.
[[nodiscard]] StageCollectives stageCollectives(const Basis& basis, int rank);

/// Gradients reduced and weights gathered in one step for `parameters`, by the ZeRO stage (Rajbhandari et al. 2020, arXiv
/// 1910.02054, section 7): 0 all-reduces; 1 and 2 reduce-scatter and gather the new weights, 2 at every micro-batch; 3
/// gathers forward and backward and scatters at every micro-batch, unless the framework holds its stage gathered.
void addGradientCollectives(StageCollectives& collectives, const Basis& basis, const RankParameters& parameters);

/// Bytes of a gradient on the wire, per parameter.
[[nodiscard]] double gradientWireBytes(const Basis& basis);

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include "core/base/communication.h"
#include "core/base/enum_names.h"

namespace shardscope {

/// The operations that are shown chunk by chunk: the collectives of a plan (CollectiveKind), and further ones of the textbook. Broadcast,
/// gather and scatter have rank 0 as their root.
enum class PlayedOperation { AllReduce, AllGather, ReduceScatter, AllToAll, Broadcast, Gather, Scatter, Barrier, SendReceive };

/// The algorithm by which ranks exchange chunks. `Dissemination`: each rank signals the one 1, 2, 4, … after it (Hensgen, Finkel and Manber
/// 1988). `Hierarchical`: reduce-scatter within each of two nodes, all-reduce across them, all-gather within.
enum class PlayedAlgorithm { Ring, Tree, Pairwise, Dissemination, Hierarchical };

template <>
struct EnumNames<PlayedOperation> {
    static constexpr std::array<std::pair<PlayedOperation, std::string_view>, 9> names{{{PlayedOperation::AllReduce, "all_reduce"},
                                                                                        {PlayedOperation::AllGather, "all_gather"},
                                                                                        {PlayedOperation::ReduceScatter, "reduce_scatter"},
                                                                                        {PlayedOperation::AllToAll, "all_to_all"},
                                                                                        {PlayedOperation::Broadcast, "broadcast"},
                                                                                        {PlayedOperation::Gather, "gather"},
                                                                                        {PlayedOperation::Scatter, "scatter"},
                                                                                        {PlayedOperation::Barrier, "barrier"},
                                                                                        {PlayedOperation::SendReceive, "send_recv"}}};
};

template <>
struct EnumNames<PlayedAlgorithm> {
    using enum PlayedAlgorithm;
    static constexpr std::array<std::pair<PlayedAlgorithm, std::string_view>, 5> names{
        {{Ring, "ring"}, {Tree, "tree"}, {Pairwise, "pairwise"}, {Dissemination, "dissemination"}, {Hierarchical, "hierarchical"}}};
};

/// Returns the algorithms of the operation, the usual one first. Never empty.
[[nodiscard]] std::span<const PlayedAlgorithm> algorithmsOf(PlayedOperation operation);

[[nodiscard]] PlayedOperation playedOperation(CollectiveKind kind);
/// Returns the plan's collective; empty: the collective model has no time for the operation.
[[nodiscard]] std::optional<CollectiveKind> collectiveKind(PlayedOperation operation);

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collective/played_operation.h"

namespace shardscope {
namespace {

using enum PlayedAlgorithm;

constexpr std::array kAllReduce{Ring, Tree, Hierarchical};
constexpr std::array kRingAlone{Ring};
constexpr std::array kPairsAlone{Pairwise};
constexpr std::array kBroadcast{Tree, Ring};
constexpr std::array kRooted{Pairwise, Tree};
constexpr std::array kBarrier{Dissemination, Tree};

}  // namespace

std::span<const PlayedAlgorithm> algorithmsOf(PlayedOperation operation)
{
    switch (operation) {
    case PlayedOperation::AllReduce:
        return kAllReduce;
    case PlayedOperation::AllGather:
    case PlayedOperation::ReduceScatter:
        return kRingAlone;
    case PlayedOperation::Broadcast:
        return kBroadcast;
    case PlayedOperation::Gather:
    case PlayedOperation::Scatter:
        return kRooted;
    case PlayedOperation::Barrier:
        return kBarrier;
    case PlayedOperation::AllToAll:
    case PlayedOperation::SendReceive:
        return kPairsAlone;
    }
    return kPairsAlone;
}

PlayedOperation playedOperation(CollectiveKind kind)
{
    switch (kind) {
    case CollectiveKind::AllReduce:
        return PlayedOperation::AllReduce;
    case CollectiveKind::AllGather:
        return PlayedOperation::AllGather;
    case CollectiveKind::ReduceScatter:
        return PlayedOperation::ReduceScatter;
    case CollectiveKind::AllToAll:
        return PlayedOperation::AllToAll;
    case CollectiveKind::SendReceive:
        return PlayedOperation::SendReceive;
    }
    return PlayedOperation::SendReceive;
}

std::optional<CollectiveKind> collectiveKind(PlayedOperation operation)
{
    for (const auto& [kind, name] : EnumNames<CollectiveKind>::names) {
        if (playedOperation(kind) == operation)
            return kind;
    }
    return std::nullopt;
}

}  // namespace shardscope

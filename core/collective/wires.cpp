// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collective/wires.h"

namespace shardscope {

Bytes sentBytes(CollectiveKind kind, Bytes size, int ranks)
{
    if (ranks <= 1)
        return {};
    const double others = static_cast<double>(ranks - 1) / ranks;
    switch (kind) {
    case CollectiveKind::AllReduce:
        return size * (2 * others);
    case CollectiveKind::AllGather:
    case CollectiveKind::ReduceScatter:
    case CollectiveKind::AllToAll:
        return size * others;
    case CollectiveKind::SendReceive:
        return size;
    }
    return {};
}

Wires wiresOf(CollectiveKind kind, Bytes size, const GroupPlace& place)
{
    const Bytes sent = sentBytes(kind, size, place.ranks);
    if (!place.spansDomains())
        return {sent, {}};
    if (kind == CollectiveKind::SendReceive)
        return place.nextInDomain ? Wires{sent, {}} : Wires{{}, sent};
    const double beyond =
        kind == CollectiveKind::AllToAll ? static_cast<double>(place.ranks - place.inDomain) / (place.ranks - 1) : 1.0 / place.inDomain;
    return {sent * (1 - beyond), sent * beyond};
}

}  // namespace shardscope

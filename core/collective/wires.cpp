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

Bytes sentOutOf(CollectiveKind kind, Bytes size, int ranks, int inside)
{
    const Bytes sent = sentBytes(kind, size, ranks);
    if (inside >= ranks)
        return {};
    if (kind == CollectiveKind::AllToAll)
        return sent * (static_cast<double>(ranks - inside) / (ranks - 1));
    return sent / inside;
}

Wires wiresOf(CollectiveKind kind, Bytes size, const GroupPlace& place)
{
    const Bytes sent = sentBytes(kind, size, place.ranks);
    if (!place.spansDomains())
        return {sent, {}};
    if (kind == CollectiveKind::SendReceive)
        return place.nextInDomain ? Wires{sent, {}} : Wires{{}, sent};
    const Bytes beyond = sentOutOf(kind, size, place.ranks, place.inDomain);
    return {sent - beyond, beyond};
}

}  // namespace shardscope

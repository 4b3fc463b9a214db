// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collective/collective_kinds.h"

#include <algorithm>

namespace shardscope {

double busFactor(CollectiveKind kind, int ranks)
{
    const double n = std::max(1, ranks);
    switch (kind) {
    case CollectiveKind::AllReduce:
        return 2 * (n - 1) / n;
    case CollectiveKind::SendReceive:
        return 1;
    case CollectiveKind::AllGather:
    case CollectiveKind::ReduceScatter:
    case CollectiveKind::AllToAll:
        return (n - 1) / n;
    }
    return 1;
}

}  // namespace shardscope

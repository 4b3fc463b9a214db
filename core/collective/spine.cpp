// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collective/spine.h"

#include "core/collective/group_placement.h"
#include "core/collective/wires.h"

namespace shardscope {

Term spineTime(CollectiveKind kind, Term bytes, const GroupPlacement& placement, const Terms& terms)
{
    if (!placement.crossesSpine())
        return terms("nothing-to-send", 0);
    const double out = sentOutOf(kind, Bytes(1), placement.ranks, placement.ranksPerPod).value();
    return terms.quotient("spine-seconds", terms.product("bytes-out-of-pod", bytes, terms("share-out-of-pod", out)),
                          terms("uplink-rate", placement.uplinkShare));
}

}  // namespace shardscope

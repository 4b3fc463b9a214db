// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/communication.h"
#include "core/collective/group_placement.h"

namespace shardscope {

/// A collective of the optimizer's step on its group.
struct PlacedCollective {
    Collective collective;
    GroupPlacement placement;
};

}  // namespace shardscope

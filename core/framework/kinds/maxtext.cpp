// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/framework/kinds/families.h"
#include "core/framework/kinds/kinds.h"

namespace shardscope {

constinit const FrameworkTraits kMaxText{
    .family = FrameworkFamily::Alone,
    .launcher = std::nullopt,
    .runs = family::runsAny,
    .countsRecomputedLayers = false,
    .stack = family::xla,
    .loss = family::compiledLoss,
    .attention = AttentionLibrary::Xla,
    .layer = LayerTraits{},
    .states = StateTraits{},
    .overlap = OverlapTraits{},
};

}  // namespace shardscope

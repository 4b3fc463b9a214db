// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/framework/kinds/families.h"
#include "core/framework/kinds/kinds.h"

namespace shardscope {

constinit const FrameworkTraits kJax{
    .family = FrameworkFamily::Alone,
    .launcher = std::nullopt,
    .runs = family::runsAny,
    .countsRecomputedLayers = false,
    .stack = family::xla,
    .loss = family::compiledLoss,
    .attention = AttentionLibrary::Xla,
    .layer = LayerTraits{},
    // Levanter's mixtures of experts have one weight for gate and up (w_gate_up, marin-community/marin issue 6493).
    .states = StateTraits{.gateInUpWeight = true},
    .overlap = OverlapTraits{},
};

}  // namespace shardscope

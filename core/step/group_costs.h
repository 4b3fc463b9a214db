// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/step/layer_passes.h"
#include "core/step/sharded_layers.h"

namespace shardscope {

/// What layers and data-parallel collectives cost on one group of nodes.
struct GroupCosts {
    LayerPasses layers;
    DataTraffic traffic;
};

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/term.h"
#include "core/base/units.h"

namespace shardscope {

struct Architecture;
struct LayerKind;
struct Site;

/// Returns the host's time of a layer's forward with that of its adapters: each is a module of its own, which casts its input, multiplies
/// twice, scales and adds (huggingface/peft, tuners/lora/layer.py, Linear.forward). `host` is that of the layer.
[[nodiscard]] Seconds hostWithAdapters(Seconds host, const Architecture& model, const LayerKind& kind, const Site& site,
                                       const Terms& terms = {});

}  // namespace shardscope

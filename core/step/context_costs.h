// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ring/ring_time.h"

namespace shardscope {

struct Architecture;
struct CostInputs;
struct KernelStyle;
struct LayerKind;
struct RankShape;

/// Returns the gradient type of a framework's ring: Transformer Engine's in the tensors' own type, all others' in fp32.
[[nodiscard]] RingGradient ringGradientOf(const KernelStyle& style);

/// Returns the tensors of this layer's attention on a context-parallel rank, for one micro-batch.
[[nodiscard]] ContextTensors contextTensors(const LayerKind& kind, const RankShape& shape);

/// Returns the parts of `ringTime` on this cluster. Precondition: the kind's mixer is softmax attention.
[[nodiscard]] ContextCosts contextCosts(const LayerKind& kind, const CostInputs& inputs, RingGradient gradient);

/// Returns the layer that shows context parallelism best: the first whose attention sees the whole sequence, else the first with any; null
/// where there is none.
[[nodiscard]] const LayerKind* contextLayer(const Architecture& architecture);

}  // namespace shardscope

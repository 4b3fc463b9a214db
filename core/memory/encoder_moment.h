// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/term.h"

namespace shardscope {

class LayerSums;
struct EncoderActivations;
struct ResolvedPlan;

/// Returns the bytes of a recomputed layer of the encoders with its gradients, beyond what the micro-batch has freed by then: encoders come
/// last in a backward, after all layers of the first stage. 0 where no encoder learns, and never more than with less recomputation.
/// Precondition: the plan recomputes layers.
[[nodiscard]] Term recomputedEncoderLayer(const ResolvedPlan& plan, const EncoderActivations& encoders, const LayerSums& layers,
                                          const Terms& terms = {});

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/term.h"
#include "core/layer/operator.h"

namespace shardscope {

struct RankShape;

/// Returns the most bytes that a layer's operators hold while they run backward, for one micro-batch. Each holds what it and those before it
/// keep (its own result is gone with the operator that took it), the gradients of its inputs and outputs, and the gradient that passes it by
/// on the residual stream. `selective` makes what it dropped again where the backward reaches it. XLA writes a gradient over the tensor that
/// it is computed from.
[[nodiscard]] Term heldInBackward(const OperatorList& operators, Recompute mode, const RankShape& shape, bool isXla,
                                  const Terms& terms = {});

}  // namespace shardscope

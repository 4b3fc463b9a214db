// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/term.h"
#include "core/step/pass_time.h"

namespace shardscope {

struct CostInputs;

/// Returns the forward passes of all models that run forward alone, for one micro-batch: each part as often as it runs. Recorded as
/// "pass-forward" of `partOf("forwards", …)`.
[[nodiscard]] Passes forwardPasses(const CostInputs& inputs, const Terms& terms);

}  // namespace shardscope

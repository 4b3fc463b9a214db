// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/base/choices.h"
#include "core/base/term.h"
#include "core/base/units.h"
#include "core/layer/operator.h"
#include "core/step/pass_time.h"

/// Shared by the files that make passes of operators; private to `core/step`.
namespace shardscope {

struct CostInputs;

/// Holds what a layer, the embedding or the head is to its passes.
struct PassBlock {
    std::string_view name;
    const OperatorList& operators;
    double headDim = 0;
    Recompute recompute = Recompute::None;
    Seconds host;
    bool offloads = true;  ///< the logits stay on the GPU, as the ledger holds them: their backward follows at once
};

/// Returns the passes of a block. Each is recorded as "pass-forward", "pass-recompute", … of `partOf(block.name, …)`.
[[nodiscard]] Passes passesOf(const PassBlock& block, const CostInputs& inputs, const Terms& terms);

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace shardscope {

struct Architecture;

/// Checks the invariants of `Architecture`: every dimension between 1 and its limit (core/model/limits.h), key/value heads
/// divide the query heads, no more experts per token than there are, at most 2^53 parameters. The error's pointer names
/// the key of the flat form (contract.md), relative to it.
[[nodiscard]] Result<void> validateArchitecture(const Architecture& architecture);

/// Whether every layer's mixer is softmax attention or nothing, so that `trainingFlopPerToken` counts all that is done.
[[nodiscard]] bool hasKnownFlop(const Architecture& architecture);
/// Whether there are operators here for every kind of layer, so that memory and time can be estimated.
[[nodiscard]] bool canEstimate(const Architecture& architecture);
/// The same with the reason: `CannotEstimate` names the first kind of layer that has no operators.
[[nodiscard]] Result<void> checkEstimable(const Architecture& architecture);

}  // namespace shardscope

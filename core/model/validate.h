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

/// Returns whether every layer's mixer is softmax attention or none, so that `trainingFlopPerToken` counts all operations.
[[nodiscard]] bool hasKnownFlop(const Architecture& architecture);
/// Returns whether there are operators for every kind of layer, so that memory and time can be estimated.
[[nodiscard]] bool canEstimate(const Architecture& architecture);
/// Checks the same. Error: CannotEstimate, naming the first kind of layer without operators.
[[nodiscard]] Result<void> checkEstimable(const Architecture& architecture);

}  // namespace shardscope

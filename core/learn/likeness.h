// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hardware/likeness.h"

namespace shardscope {

struct Scenario;

/// Precondition: the scenario's architecture is set.
[[nodiscard]] Likeness likenessOf(const Scenario& scenario);

/// Returns 1 for runs that are alike in all properties, towards 0 for those that share none. Symmetric.
[[nodiscard]] double similarity(const Likeness& a, const Likeness& b);

/// Returns whether the two frameworks are of one family: Megatron's, PyTorch's FSDP trainers', or one and the same.
[[nodiscard]] bool areOfOneFamily(Framework a, Framework b);

}  // namespace shardscope

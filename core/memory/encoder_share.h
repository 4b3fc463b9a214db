// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/rank_parameters.h"

namespace shardscope {

struct Architecture;

/// Returns the encoders that take part, as the first stage holds them. An encoder without items is held all the same. `matrices`: null where
/// the optimizer knows none.
[[nodiscard]] RankParameters encoderParameters(const Architecture& architecture, const ResolvedPlan& plan, MatrixTable* matrices);

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace shardscope {

struct Plan;

/// "TP 8 · PP 4 · DP 2 · ZeRO 1 · micro-batch 2", and what else is unlike a plain plan. Degrees that follow are not said.
[[nodiscard]] QString planLine(const Plan& plan);

/// "recompute full, all layers": what is recomputed, and of how many layers.
[[nodiscard]] QString recomputeText(const Plan& plan);

}  // namespace shardscope

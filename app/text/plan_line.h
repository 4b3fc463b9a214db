// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace shardscope {

struct Plan;

/// Returns "TP 8 · PP 4 · DP 2 · ZeRO 1 · micro-batch 2", and other settings unlike a plain plan. Dependent degrees are left out.
[[nodiscard]] QString planLine(const Plan& plan);

/// Returns the recomputation and its number of layers: "recompute full, all layers".
[[nodiscard]] QString recomputeText(const Plan& plan);

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/strategy/strategy.h"

namespace shardscope {

/// "Tensor parallelism", "ZeRO-3", …
[[nodiscard]] std::string_view strategyName(Strategy strategy);
/// What it cuts, and so what of the memory it saves, in one sentence.
[[nodiscard]] std::string_view strategyCuts(Strategy strategy);
/// What it does to the global batch, in one sentence.
[[nodiscard]] std::string_view batchEffectText(BatchEffect effect);
/// What the communication of a strategy can hide behind.
[[nodiscard]] std::string_view hidesBehind(Strategy strategy);
/// Why a printed ratio is off: the sentence of an `error` of core/cheatsheet/printed_ratio.h.
[[nodiscard]] std::string_view ratioStepText(std::string_view error);

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/strategy/strategy.h"

namespace shardscope {

/// Returns what a strategy cuts, and which memory it saves, in one sentence.
[[nodiscard]] std::string_view strategyCuts(Strategy strategy);
/// Returns the compute that can hide a strategy's communication.
[[nodiscard]] std::string_view hidesBehind(Strategy strategy);
/// Returns the sentence of an `error` of core/cheatsheet: the mistake in a printed formula or ratio.
[[nodiscard]] std::string_view printedErrorText(std::string_view error);

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/strategy/strategy.h"

namespace shardscope {

/// What it cuts, and so what of the memory it saves, in one sentence.
[[nodiscard]] std::string_view strategyCuts(Strategy strategy);
/// What the communication of a strategy can hide behind.
[[nodiscard]] std::string_view hidesBehind(Strategy strategy);
/// What is wrong with a formula or a ratio as printed: the sentence of an `error` of core/cheatsheet.
[[nodiscard]] std::string_view printedErrorText(std::string_view error);

}  // namespace shardscope

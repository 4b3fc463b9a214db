// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/strategy_text.h"

#include <string>

#include "core/text/texts.h"

namespace shardscope {

std::string_view strategyCuts(Strategy strategy) { return textOf("strategies", std::string("cuts.").append(nameOf(strategy))); }

std::string_view hidesBehind(Strategy strategy) { return textOf("strategies", std::string("hides-behind.").append(nameOf(strategy))); }

std::string_view printedErrorText(std::string_view error) { return textOf("printed", error); }

}  // namespace shardscope

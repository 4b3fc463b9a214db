// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/schedule/block_times.h"

namespace shardscope {

/// Returns the formula of a `BubbleLaw` with its symbols: "(p − 1) · (F + B)". F, B, I, W and FB are the times of one chunk's blocks.
[[nodiscard]] std::string bubbleLawFormula(std::string_view formula);
/// Returns the formula with numbers in place of the symbols: "(4 − 1) · (1 + 2)".
[[nodiscard]] std::string bubbleLawNumbers(std::string_view formula, const PipelineShape& shape, const BlockTimes& times);

}  // namespace shardscope

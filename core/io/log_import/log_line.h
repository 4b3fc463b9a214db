// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace shardscope {

/// Returns the line without terminal colours (ECMA-48 CSI sequences).
[[nodiscard]] std::string withoutColours(std::string_view line);

/// Returns the number after `label`, with ':', '=', quotes and blanks between: "5,432.1", "1.05M" (decimal, as trainers write them),
/// "7.1E-01".
/// Empty where the label is missing or no number follows.
[[nodiscard]] std::optional<double> numberAfter(std::string_view line, std::string_view label);

/// Returns the number right before `label`, with blanks between: "178,000 tok/s".
[[nodiscard]] std::optional<double> numberBefore(std::string_view line, std::string_view label);

/// Returns whether the value is plausible in any unit of a log: above 1e-9 and below 1e15. Ratios and sums of such values are finite.
[[nodiscard]] bool isMeasured(const std::optional<double>& value);

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace shardscope::calibration {

/// Returns "| a | b |".
[[nodiscard]] std::string markdownRow(const std::vector<std::string>& cells);

/// Returns the heads and the line below them; a head that starts with "<" is aligned left, the others right.
[[nodiscard]] std::string markdownHead(const std::vector<std::string>& heads);

/// Returns a percentage: 0.1234 → "12.3 %".
[[nodiscard]] std::string percentText(double fraction, bool sign = false);

/// Returns up to four digits, without trailing zeros: "0.65", "8.39e-06".
[[nodiscard]] std::string figureText(double value);

}  // namespace shardscope::calibration

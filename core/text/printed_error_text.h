// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace shardscope {

/// What is wrong with a formula as printed: said wherever the formula is shown.
struct PrintedErrorText {
    std::string_view id;
    std::string_view text;
};

[[nodiscard]] std::span<const PrintedErrorText> printedErrorTexts();

/// The sentence of that id (`PrintedFormula::errors`), or empty.
[[nodiscard]] std::string_view printedErrorText(std::string_view id);

}  // namespace shardscope

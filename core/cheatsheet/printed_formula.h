// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <span>
#include <string_view>

namespace shardscope::cheatsheet {

/// A formula as printed, its place in the source, and its errors.
struct PrintedFormula {
    std::string_view id;
    std::string_view formula;
    std::string_view source;
    std::array<std::string_view, 5> errors{};  ///< ids of resources/texts/printed.ini; empty: unused

    [[nodiscard]] bool hasError(std::string_view error) const;
};

/// Returns all formulas of this folder, grouped by source.
[[nodiscard]] std::span<const PrintedFormula> printedFormulas();

/// Returns the formula of that id, or null.
[[nodiscard]] const PrintedFormula* printedFormula(std::string_view id);

}  // namespace shardscope::cheatsheet

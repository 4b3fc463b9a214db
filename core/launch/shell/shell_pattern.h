// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace shardscope::shell {

/// A pattern of bash: `*`, `?` and `[…]` outside quotes. A quoted character has a backslash before it.
[[nodiscard]] bool matchesPattern(std::string_view text, std::string_view pattern);

/// `text` without the shortest or longest begin (or end) that matches.
[[nodiscard]] std::string withoutBegin(const std::string& text, std::string_view pattern, bool isLongest);
[[nodiscard]] std::string withoutEnd(const std::string& text, std::string_view pattern, bool isLongest);
/// The first match replaced, or all; `where` is '#', '%' or 0.
[[nodiscard]] std::string withReplaced(const std::string& text, std::string_view pattern, std::string_view replacement, bool isAll,
                                       char where);

/// With a backslash before what would match something else.
[[nodiscard]] std::string quotedPattern(std::string_view text);

/// Longer texts are not matched.
inline constexpr std::size_t kMostPatternLetters = 2048;

}  // namespace shardscope::shell

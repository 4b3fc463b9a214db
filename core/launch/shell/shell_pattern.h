// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace shardscope::shell {

/// Returns whether the text matches a pattern of bash: `*`, `?` and `[…]` outside quotes. A quoted character has a backslash before it.
[[nodiscard]] bool matchesPattern(std::string_view text, std::string_view pattern);

/// Return `text` without its shortest or longest matching beginning (or end).
[[nodiscard]] std::string withoutBegin(const std::string& text, std::string_view pattern, bool isLongest);
[[nodiscard]] std::string withoutEnd(const std::string& text, std::string_view pattern, bool isLongest);
/// Returns the text with the first match replaced, or all; `where` is '#', '%' or 0.
[[nodiscard]] std::string withReplaced(const std::string& text, std::string_view pattern, std::string_view replacement, bool isAll,
                                       char where);

/// Returns the text with a backslash before characters that have a meaning in patterns.
[[nodiscard]] std::string quotedPattern(std::string_view text);

/// The longest text that is matched, in characters.
inline constexpr std::size_t kMostPatternLetters = 2048;

}  // namespace shardscope::shell

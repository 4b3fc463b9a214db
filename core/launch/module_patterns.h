// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace shardscope {

/// The most texts that a pattern is taken apart into.
inline constexpr std::size_t kMostAlternatives = 512;

/// Returns the texts that a pattern of alternatives stands for: "self_attn.(q|k)_proj" is "self_attn.q_proj" and "self_attn.k_proj". Other
/// signs of a regular expression stay as they are. A pattern with more alternatives, or with unmatched brackets, is returned whole.
[[nodiscard]] std::vector<std::string> alternativesOf(std::string_view pattern);

}  // namespace shardscope

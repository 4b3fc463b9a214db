// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace shardscope {

/// Returns the known name that a person most likely meant: the one at the least edit distance. A swap of neighbours is one edit, and case
/// does not count. A name that begins with the other is one edit away, one that ends with it two. Among equally near names the longest
/// common beginning wins. Empty where more than half of the letters would have to change.
[[nodiscard]] std::string nearestName(std::string_view written, const std::vector<std::string>& known);

/// Returns the nearest key, however far; empty only where no key is known.
[[nodiscard]] std::string nearestKey(std::string_view written, const std::vector<std::string>& known);

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace shardscope {

/// The known name that a person most likely meant: least edit distance, swaps of neighbours counted as one edit, case not
/// at all; a name that begins with the other is one edit away, one that ends with it two. Of equally near ones the one that begins like it for longest.
/// Empty where nothing is near: more than half of the letters would have to change.
[[nodiscard]] std::string nearestName(std::string_view written, const std::vector<std::string>& known);

/// The same for keys, which always have a nearest one: empty only where none is known.
[[nodiscard]] std::string nearestKey(std::string_view written, const std::vector<std::string>& known);

}  // namespace shardscope

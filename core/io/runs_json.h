// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/validate/runs.h"

namespace shardscope {

/// Reads a `shardscope.runs/1`. A row and its `measured` may carry extra keys. A row that cannot be read is kept, with the error in place
/// of its scenario. Errors: mistakes outside the rows.
[[nodiscard]] Result<std::vector<Run>> parseRuns(std::string_view text, std::string_view file);
[[nodiscard]] Result<std::vector<Run>> loadRuns(const std::string& path);

}  // namespace shardscope

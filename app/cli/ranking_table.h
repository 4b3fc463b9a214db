// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/validate/ranking.h"

namespace shardscope::cli {

/// Returns the correlation and the regret by source and by grid, their means, and the plans that the estimate wrongly prefers, with the
/// reason.
[[nodiscard]] std::string rankingText(const std::vector<Grid>& grids);

/// "path/to/zero-bubble-a100.json" → "zero-bubble-a100"
[[nodiscard]] std::string shortName(const std::string& path);

}  // namespace shardscope::cli

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/validate/ranking.h"

namespace shardscope::cli {

/// Returns the errors of step time (dense models and mixtures of experts separately), then of memory and fit, by source with their mean,
/// each followed by its largest errors; then, on request, the grids.
[[nodiscard]] std::string validationText(const Validation& validation, const std::optional<std::vector<Grid>>& ranking);

}  // namespace shardscope::cli

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/validate/ranking.h"
#include "core/validate/validation.h"

namespace shardscope {

/// A `shardscope.validation/1` document: a row a line. What was not measured or not estimated is absent; a summary of no
/// comparisons has its count alone. `counted` is false for rows that are shown only; `bias` is the median of the signed errors;
/// `time_dense` and `time_moe` split `time`. With `ranking`, its grids.
[[nodiscard]] std::string validationToJson(const Validation& validation, const std::optional<std::vector<Grid>>& ranking = std::nullopt);

}  // namespace shardscope

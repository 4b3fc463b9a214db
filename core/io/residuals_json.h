// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace shardscope {

class Evidence;
struct ResidualGroup;

/// Reads a `shardscope.residuals/1`, which `calibration --leave-one-out --write-residuals FILE` writes.
[[nodiscard]] Result<std::vector<ResidualGroup>> parseResiduals(std::string_view text, std::string_view file);

/// Returns the built-in residuals (`resources/trust/residuals.json`): our estimates compared with published measured runs, each estimated
/// with constants fitted without its source. Read once, at the first call.
[[nodiscard]] const Evidence& measuredEvidence();

}  // namespace shardscope

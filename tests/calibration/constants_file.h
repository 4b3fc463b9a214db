// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/site/cost_constants.h"

namespace shardscope::calibration {

/// Reads the output of `--fit`: name, prior, value. False if there is no such file.
[[nodiscard]] bool readConstants(const std::string& path, CostConstants& constants);

}  // namespace shardscope::calibration

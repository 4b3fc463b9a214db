// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "tests/calibration/observation.h"

namespace shardscope::calibration {

/// `shardscope.residuals/1`: ln(estimate / measured) of time, the source left out, and of memory, by the facts that are known before a run:
/// source, model, GPU, framework, experts, number of GPUs. One group a line.
[[nodiscard]] std::string residualsJson(const std::vector<Observation>& observations);

}  // namespace shardscope::calibration

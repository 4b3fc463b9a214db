// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/io/json.h"
#include "core/validate/runs.h"

namespace shardscope {

/// One row of a `shardscope.runs/1`, with the whole scenario. Precondition: the run has a scenario.
[[nodiscard]] Json runToJson(const Run& run);

/// The document `shardscope.runs/1`. Runs without a scenario are left out: nobody could read them back.
[[nodiscard]] Json runsToJson(const std::vector<Run>& runs);

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/validate/runs.h"

namespace shardscope {

/// Returns the playbook's benchmark of nanotron on H100 (section "Finding the best training configuration"): for each model and number of
/// nodes the fastest measured plan, one run each. Not among the published runs: shown next to search results, not used for trust. Read
/// once.
[[nodiscard]] const std::vector<Run>& playbookBest();

}  // namespace shardscope

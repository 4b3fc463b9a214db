// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/validate/runs.h"

namespace shardscope {

/// The playbook's benchmark of nanotron on H100 (section "Finding the best training configuration"): of each model and number of nodes the fastest plan that
/// was measured, one run each. Not among the published runs: for showing beside what a search finds, not for telling trust. Read once.
[[nodiscard]] const std::vector<Run>& playbookBest();

}  // namespace shardscope

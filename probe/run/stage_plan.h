// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>

#include "probe/api/backend.h"

namespace shardscope::probe {

/// Returns the stages of a run: the requested ones and those that they need, in the backend's order.
[[nodiscard]] std::vector<StageInfo> plannedStages(const Backend& backend, const Settings& settings);

/// Returns the first required stage that is not done, by the outcomes so far. Empty: the stage can run.
[[nodiscard]] std::string missingFor(const StageInfo& stage, const std::map<std::string, StageOutcome>& outcomes);

/// Returns the outcome of a stage from those of two ranks.
[[nodiscard]] StageOutcome worse(StageOutcome a, StageOutcome b);

}  // namespace shardscope::probe

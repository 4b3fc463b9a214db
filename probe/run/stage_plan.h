// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>

#include "probe/api/backend.h"

namespace shardscope::probe {

/// The stages that a run goes through: those asked for and what they need, in the backend's order.
[[nodiscard]] std::vector<StageInfo> plannedStages(const Backend& backend, const Settings& settings);

/// Why the stage can't run, by how those before it ended: the first that it needs and that is not done. Empty: it can.
[[nodiscard]] std::string missingFor(const StageInfo& stage, const std::map<std::string, StageOutcome>& outcomes);

/// Returns, from two ranks' ends of one stage, what the stage came to.
[[nodiscard]] StageOutcome worse(StageOutcome a, StageOutcome b);

}  // namespace shardscope::probe

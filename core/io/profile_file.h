// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/result.h"
#include "core/scenario/scenario.h"

namespace shardscope {

/// Reads what `cluster.profile` names, or is: it must be a shardscope.profile/1. A path is relative to the folder of the
/// scenario's `file` ("-": the current one). An error names the field, at `pointer` of `file`, and the profile's path.
[[nodiscard]] Result<void> checkProfile(const Scenario& scenario, const std::string& file, const std::string& pointer = "/cluster/profile");

}  // namespace shardscope

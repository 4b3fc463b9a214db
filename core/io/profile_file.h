// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/result.h"

namespace shardscope {

struct Scenario;

/// Reads the shardscope.profile/1 that `cluster.profile` names or contains into `cluster.calibration`. A path is relative to the folder of
/// the scenario's `file` ("-": the current one). Errors name the field at `pointer` of `file`: a place inside it where the scenario
/// contains the profile; else the profile's path is in `within`, with the place in that file.
[[nodiscard]] Result<void> loadProfile(Scenario& scenario, const std::string& file, const std::string& pointer = "/cluster/profile");

}  // namespace shardscope

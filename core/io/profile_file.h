// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/result.h"

namespace shardscope {

struct Scenario;

/// Reads the shardscope.profile/1 that `cluster.profile` names, or is, into `cluster.calibration`. A path is relative to the
/// folder of the scenario's `file` ("-": the current one). An error names the field, at `pointer` of `file`: inside it, where
/// the scenario holds the profile; else the profile's path is in `within`, with the place in it.
[[nodiscard]] Result<void> loadProfile(Scenario& scenario, const std::string& file, const std::string& pointer = "/cluster/profile");

}  // namespace shardscope

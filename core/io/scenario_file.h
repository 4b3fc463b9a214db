// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace shardscope {

struct Scenario;

/// Reads a scenario from its text; `file` is used in errors only. `overrides` are PATH=VALUE (core/io/overrides.h).
[[nodiscard]] Result<Scenario> parseScenario(std::string_view text, std::string_view file, const std::vector<std::string>& overrides = {});

/// Reads a scenario from a path, from standard input for "-", or from a link (core/io/scenario_link.h), which may also be the content of a
/// file. Reads its profile as well (core/io/profile_file.h).
[[nodiscard]] Result<Scenario> loadScenario(const std::string& path, const std::vector<std::string>& overrides = {});

/// Returns the scenario as a document of the contract, with all fields and a final line feed.
[[nodiscard]] std::string scenarioText(const Scenario& scenario);

}  // namespace shardscope

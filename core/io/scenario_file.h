// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace shardscope {

struct Scenario;

/// Reads a scenario from its text; `file` is only named in errors. `overrides` are PATH=VALUE (core/io/overrides.h).
[[nodiscard]] Result<Scenario> parseScenario(std::string_view text, std::string_view file, const std::vector<std::string>& overrides = {});

/// The same from a path, from standard input for "-", or from a link (core/io/scenario_link.h), which a file may hold, too. Its profile is read, too (core/io/profile_file.h).
[[nodiscard]] Result<Scenario> loadScenario(const std::string& path, const std::vector<std::string>& overrides = {});

/// The scenario as a document of the contract, all fields stated, ending in a line feed.
[[nodiscard]] std::string scenarioText(const Scenario& scenario);

}  // namespace shardscope

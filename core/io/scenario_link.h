// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace shardscope {

struct Scenario;

/// Returns whether the text looks like a link; spaces and line ends around it are ignored.
[[nodiscard]] bool isScenarioLink(std::string_view text);

/// Returns a scenario as one line to copy: "shardscope:1?name=…&model.preset=llama-3-70b&plan.tp=8". Its fields by path in the order of a
/// scenario's file, percent-encoded (RFC 3986), without fields at their default. A measured profile is included.
[[nodiscard]] std::string scenarioLink(const Scenario& scenario);

/// Reads a link as strictly as a file. Errors, each with its JSON pointer: an unknown field, a field given twice, an impossible value.
/// `overrides` are those of `parseScenario`.
[[nodiscard]] Result<Scenario> parseScenarioLink(std::string_view text, const std::vector<std::string>& overrides = {});

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace shardscope {

struct Scenario;

/// Whether the text means to be one; spaces and line ends around it count for nothing.
[[nodiscard]] bool isScenarioLink(std::string_view text);

/// A scenario as one line to copy: "shardscope:1?name=…&model.preset=llama-3-70b&plan.tp=8". Its fields by path in the order of a
/// scenario's file, percent-encoded (RFC 3986), without those that are what they would be unsaid. A measured profile travels within.
[[nodiscard]] std::string scenarioLink(const Scenario& scenario);

/// As strict as a file: an unknown field, one that is given twice or a value that cannot be is an error with its JSON pointer.
/// `overrides` as those of `parseScenario`.
[[nodiscard]] Result<Scenario> parseScenarioLink(std::string_view text, const std::vector<std::string>& overrides = {});

}  // namespace shardscope

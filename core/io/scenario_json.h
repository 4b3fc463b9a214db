// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/io/json.h"

namespace shardscope {

struct Scenario;

/// Reads a `shardscope.scenario/1` strictly (contract.md): an unknown key, a missing required field, a value of the wrong
/// type, range or name is an error with its JSON pointer below `pointer`. Fields that are absent get their defaults
/// (core/framework/default_switches.h; those of the cluster: its preset's, else those of the GPU's usual node).
[[nodiscard]] Result<Scenario> readScenario(const Json& document, std::string_view file, std::string_view pointer = {});

/// Returns all fields in the order of the contract; a node preset is written as its fields.
[[nodiscard]] Json scenarioToJson(const Scenario& scenario);

}  // namespace shardscope

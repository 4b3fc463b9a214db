// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/io/resource.h"
#include "core/io/scenario_file.h"
#include "core/scenario/scenario.h"

namespace shardscope::test {

/// Llama 3 70B on 64 H100: tp 8, pp 4, dp 2.
inline Scenario exampleScenario(const std::vector<std::string>& overrides = {})
{
    return parseScenario(resource("examples/llama-3-70b-64-h100.json"), "example", overrides).value();
}

}  // namespace shardscope::test

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/scenario_file.h"
#include "core/scenario/scenario.h"

namespace shardscope::test {

/// Makes the base scenario for a launch file with few settings: two nodes of H100 and a small model, with figures that no file has.
inline Scenario smallBase()
{
    return *parseScenario(R"({"schema": "shardscope.scenario/1", "model": {"preset": "gpt2-xl"},
    "cluster": {"preset": "dgx-h100", "nodes": 2}, "training": {"sequence_length": 777, "global_batch": 48}})",
                          "test");
}

/// Makes the same with Llama 3 8B.
inline Scenario llamaBase()
{
    return *parseScenario(R"({"schema": "shardscope.scenario/1", "model": {"preset": "llama-3-8b"},
    "cluster": {"preset": "dgx-h100", "nodes": 2}, "training": {"sequence_length": 4096, "global_batch": 64}})",
                          "test");
}

}  // namespace shardscope::test

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/decide/decision.h"
#include "core/io/residuals_json.h"
#include "core/io/resource.h"
#include "core/io/scenario_file.h"

namespace shardscope::fixture {

/// Returns a small model on one node of eight H100, searched in little time.
inline Scenario smallTraining()
{
    return parseScenario(resource("examples/llama-3-70b-64-h100.json"), "example",
                         {"model.preset=smollm3-3b", "cluster.nodes=1", "training.global_batch=64", "plan.tp=1", "plan.pp=1", "plan.dp=8"})
        .value();
}

inline DecisionRules decisionRules()
{
    DecisionRules rules;
    rules.evidence = &measuredEvidence();
    rules.patience = std::chrono::minutes(2);
    return rules;
}

}  // namespace shardscope::fixture

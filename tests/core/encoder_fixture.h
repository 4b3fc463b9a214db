// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <algorithm>

#include "core/io/encoder_json.h"
#include "core/model/architecture.h"
#include "core/step/basis.h"
#include "core/step/step.h"
#include "tests/core/scenario_fixture.h"

/// A language model behind an encoder.
namespace shardscope::fixture {

/// The tower of Qwen3-VL in its class's dimensions, before a Llama of 70 B; four images of 1024 × 1024.
inline constexpr const char* kTower =
    R"([{"name": "vision", "hf": {"model_type": "qwen3_vl", "out_hidden_size": 8192}, "items_per_sequence": %1, "item_size": 1024, "frozen": %2}])";

inline Scenario pipelined()
{
    Scenario scenario = llama70b(64);
    scenario.plan.tp = 8;
    scenario.plan.pp = 4;
    scenario.plan.zero = 1;
    scenario.training.sequenceLength = 8192;
    scenario.training.globalBatch = 64;
    return scenario;
}

inline Scenario withEncoder(Scenario scenario, const QString& stated)
{
    Result<Architecture> model = withEncoders(*scenario.architecture, parseJson(stated.toStdString(), {}).value(), {});
    scenario.architecture = std::make_shared<Architecture>(std::move(model).value());
    return scenario;
}

inline Scenario withTower(Scenario scenario, double items, bool frozen)
{
    return withEncoder(std::move(scenario), QString(kTower).arg(items).arg(frozen ? "true" : "false"));
}

/// The same with the encoder on nodes of its own.
inline Scenario apart(double items, bool frozen, int copies = 2, int tp = 4)
{
    Scenario scenario = withTower(pipelined(), items, frozen);
    scenario.cluster.nodes += std::max(1, copies * tp / 8);
    scenario.plan.encoder.placement = EncoderPlacement::Own;
    scenario.plan.encoder.dp = copies;
    scenario.plan.encoder.tp = tp;
    return scenario;
}

inline StepEstimate stepOf(const Scenario& scenario)
{
    Result<StepEstimate> step = estimateStep(Basis(scenario));
    return step ? std::move(step).value() : StepEstimate();
}

}  // namespace shardscope::fixture

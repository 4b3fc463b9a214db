// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/architecture.h"
#include "core/plan/resolved_plan.h"
#include "tests/core/scenario_fixture.h"

/// The GPT layer of Korthikanti et al. 2022 (LayerNorm, biases, dropout, a feed-forward of 4h, unfused attention).
namespace shardscope::fixture {

inline Scenario gpt(int layers, int hidden, int heads, int gpus)
{
    Scenario result = scenario({layers, hidden, heads, heads, 4 * hidden, 51200, 0, 2048, 0}, gpus);
    auto model = std::make_shared<Architecture>(*result.architecture);
    model->norm = Norm::LayerNorm;
    model->normBias = true;
    model->position = Position::Learned;
    model->positionRows = 2048;
    model->kinds[0].feedForward = FeedForward{4 * hidden, false, true};
    model->kinds[0].attention.qkvBias = model->kinds[0].attention.outputBias = true;
    result.architecture = model;
    result.cluster.gpu.memory = Bytes(80e9);
    result.training.sequenceLength = 2048;
    result.training.attention = AttentionKernel::Unfused;
    return result;
}

}  // namespace shardscope::fixture

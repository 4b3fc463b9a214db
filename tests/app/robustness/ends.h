// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/model/architecture.h"
#include "tests/app/example_scenario.h"

namespace shardscope::test {

/// The example where the sliders end: one at a time, and together as far as a plan can be.
struct Ends {
    const char* name;
    int layers;
    Plan plan;
    int gpus;
    std::int64_t batch;
    std::int64_t sequence;
};

inline Plan planOf(int tp, int cp, int pp, int dp, ScheduleKind kind = kDefaultSchedule, int chunks = 1)
{
    Plan plan;
    plan.tp = tp;
    plan.cp = cp;
    plan.pp = pp;
    plan.dp = dp;
    plan.schedule = kind;
    plan.chunks = chunks;
    return plan;
}

inline std::vector<Ends> allEnds()
{
    using enum ScheduleKind;
    return {{"cp 32,768", 96, planOf(1, 32768, 1, 1), 32768, 8, 1 << 20},
            {"pp 4,096", 16384, planOf(8, 1, 4096, 1), 32768, 131072, 8192},
            {"131,072 GPUs", 96, planOf(8, 1, 8, 2048), 131072, 131072, 8192},
            {"131,072 micro-batches", 96, planOf(8, 1, 8, 1), 64, 131072, 8192},
            {"16,384 layers", 16384, planOf(8, 1, 8, 1), 64, 64, 8192},
            {"1,024 x 4,096", 4096, planOf(8, 1, 1024, 1), 8192, 4096, 8192},
            {"chunks", 16384, planOf(8, 1, 512, 1, Interleaved, 32), 4096, 8192, 8192}};
}

/// With layers as the example has them.
inline Scenario scenarioOf(const Ends& ends)
{
    Scenario scenario = exampleScenario();
    Architecture architecture = *scenario.architecture;
    architecture.kindOfLayer.assign(static_cast<std::size_t>(ends.layers), architecture.kindOfLayer.front());
    scenario.architecture = std::make_shared<const Architecture>(std::move(architecture));
    scenario.plan = ends.plan;
    scenario.cluster.nodes = ends.gpus / scenario.cluster.gpusPerNode;
    scenario.training.globalBatch = ends.batch;
    scenario.training.sequenceLength = ends.sequence;
    return scenario;
}

}  // namespace shardscope::test

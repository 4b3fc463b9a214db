// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include "core/experts/expert_ladder.h"
#include "core/io/resource.h"
#include "core/io/scenario_file.h"
#include "core/links/step_traffic.h"
#include "core/step/basis.h"
#include "core/step/step.h"

using namespace shardscope;

namespace {

Scenario example(const char* name, const std::vector<std::string>& overrides = {})
{
    return parseScenario(resource(std::string("examples/") + name + ".json"), name, overrides).value();
}

/// DeepSeek-V3 on 16,384 GPUs: every link of every GPU.
void stepTrafficOfManyGpus(benchmark::State& state)
{
    const Scenario scenario = example("deepseek-v3-2048-h800", {"cluster.nodes=2048", "plan.dp=1024", "training.global_batch=122880"});
    const Basis basis(scenario);
    const StepEstimate step = estimateStep(basis).value();
    for (auto _ : state)
        benchmark::DoNotOptimize(stepTraffic(basis, step));
}
BENCHMARK(stepTrafficOfManyGpus)->Unit(benchmark::kMillisecond);

void loadsOfManyExperts(benchmark::State& state)
{
    const Routing routing{4096, 64, 256, 8, 1.7, 1.25};
    for (auto _ : state)
        benchmark::DoNotOptimize(expertLoads(routing));
}
BENCHMARK(loadsOfManyExperts)->Unit(benchmark::kMicrosecond);

void ladderOfDeepSeek(benchmark::State& state)
{
    const Scenario scenario = example("deepseek-v3-2048-h800");
    for (auto _ : state)
        benchmark::DoNotOptimize(expertLadder(scenario));
}
BENCHMARK(ladderOfDeepSeek)->Unit(benchmark::kMicrosecond);

}  // namespace

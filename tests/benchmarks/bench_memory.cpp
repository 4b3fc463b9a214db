// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include "core/estimate/estimate.h"
#include "core/explain/explain.h"
#include "core/memory/memory.h"
#include "tests/core/scenario_fixture.h"
#include "tests/support/physics.h"

namespace shardscope {
namespace {

Scenario llama(int gpus, int pipelineRanks)
{
    Scenario scenario = fixture::llama70b(gpus);
    scenario.cluster.gpu.memory = Bytes(80e9);
    scenario.plan.tp = 8;
    scenario.plan.sequenceParallel = true;
    scenario.plan.pp = pipelineRanks;
    scenario.plan.zero = 1;
    scenario.plan.recompute = Recompute::Selective;
    return scenario;
}

/// Goal: 20 µs, whatever the plan. Arguments: GPUs, pipeline ranks.
void estimateMemoryOfLlama70b(benchmark::State& state)
{
    const Scenario scenario = llama(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
    for (auto _ : state)
        benchmark::DoNotOptimize(test::memoryOf(scenario));
}
BENCHMARK(estimateMemoryOfLlama70b)->Args({64, 4})->Args({512, 64})->Unit(benchmark::kMicrosecond);

/// The same where the activations in flight are counted along the ranks' orders. Arguments: pipeline ranks, chunks.
void estimateMemoryOfInterleaved(benchmark::State& state)
{
    Scenario scenario = llama(static_cast<int>(8 * state.range(0)), static_cast<int>(state.range(0)));
    scenario.plan.schedule = ScheduleKind::Interleaved;
    scenario.plan.chunks = static_cast<int>(state.range(1));
    for (auto _ : state)
        benchmark::DoNotOptimize(test::memoryOf(scenario));
}
BENCHMARK(estimateMemoryOfInterleaved)->Args({4, 2})->Args({8, 5})->Args({16, 5})->Unit(benchmark::kMicrosecond);

/// The work that the search repeats for each legal plan: resolve, check, estimate.
void estimateLlama70b(benchmark::State& state)
{
    const Scenario scenario = llama(64, 4);
    for (auto _ : state)
        benchmark::DoNotOptimize(estimate(scenario));
}
BENCHMARK(estimateLlama70b)->Unit(benchmark::kMicrosecond);

/// A part of an answer of `explain`, which may take 20 ms in all.
void explainPeak(benchmark::State& state)
{
    const Result<Estimate> value = estimate(llama(64, 4));
    if (!value) {
        state.SkipWithError("the example cannot be estimated");
        return;
    }
    for (auto _ : state)
        benchmark::DoNotOptimize(explain(*value, "/memory/peak_bytes"));
}
BENCHMARK(explainPeak)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include "core/estimate/estimate.h"
#include "core/step/basis.h"
#include "core/step/closed_form.h"
#include "core/step/step.h"
#include "tests/core/scenario_fixture.h"

namespace shardscope {
namespace {

/// Llama 3 70B with tensor parallelism of 8 inside a node, `stages` pipeline ranks, `microBatches` of one sequence.
Scenario pipelined(int stages, int microBatches, ScheduleKind kind = ScheduleKind::OneFOneB)
{
    Scenario scenario = fixture::llama70b(8 * stages);
    scenario.cluster.gpu.memory = Bytes(80e9);
    scenario.training.globalBatch = microBatches;
    scenario.plan.tp = 8;
    scenario.plan.sequenceParallel = true;
    scenario.plan.pp = stages;
    scenario.plan.schedule = kind;
    scenario.plan.zero = 1;
    return scenario;
}

/// Goal: 500 µs for 64 stages and 128 micro-batches. Arguments: stages, micro-batches.
void estimateWithStep(benchmark::State& state)
{
    const Scenario scenario = pipelined(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
    for (auto _ : state)
        benchmark::DoNotOptimize(estimate(scenario));
}
BENCHMARK(estimateWithStep)->Args({4, 32})->Args({16, 64})->Args({64, 128})->Unit(benchmark::kMicrosecond);

/// The same with its blocks laid out, as pictures need them.
void estimateWithBlocks(benchmark::State& state)
{
    const Scenario scenario = pipelined(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
    for (auto _ : state) {
        const Estimate made = estimate(scenario).value();
        benchmark::DoNotOptimize(made.step()->simulation->makespan);
    }
}
BENCHMARK(estimateWithBlocks)->Args({4, 32})->Args({16, 64})->Args({64, 128})->Unit(benchmark::kMicrosecond);

/// The step alone.
void step(benchmark::State& state)
{
    const Scenario scenario = pipelined(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
    const CostConstants constants;
    for (auto _ : state)
        benchmark::DoNotOptimize(estimateStep(Basis(scenario, constants)));
}
BENCHMARK(step)->Args({1, 1})->Args({4, 32})->Args({64, 128})->Unit(benchmark::kMicrosecond);

/// The work that the search repeats. Goal: 2 µs, given the inputs. Arguments: stages, micro-batches.
void closedForm(benchmark::State& state)
{
    const Scenario scenario = pipelined(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
    const StepInputs inputs = stepInputs(Basis(scenario));
    std::vector<double> ends;
    for (auto _ : state)
        benchmark::DoNotOptimize(closedFormStep(inputs, ends));
}
BENCHMARK(closedForm)
    ->Args({1, 64})
    ->Args({4, 32})
    ->Args({8, 64})
    ->Args({8, 1024})
    ->Args({16, 256})
    ->Args({64, 128})
    ->Unit(benchmark::kMicrosecond);

/// The inputs that are made once for each plan before it.
void closedFormInputs(benchmark::State& state)
{
    const Scenario scenario = pipelined(static_cast<int>(state.range(0)), 128);
    const CostConstants constants;
    for (auto _ : state)
        benchmark::DoNotOptimize(stepInputs(Basis(scenario, constants)));
}
BENCHMARK(closedFormInputs)->Arg(1)->Arg(8)->Arg(64)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include "core/io/answers.h"
#include "core/schedule/bubble.h"
#include "core/schedule/dependencies.h"
#include "core/schedule/schedule_traits.h"
#include "core/schedule/simulation.h"

using namespace shardscope;

namespace {

PipelineShape shapeOf(ScheduleKind kind, int stages, std::int64_t microBatches)
{
    const auto& traits = traitsOf(kind);
    const int chunks = traits.chunks.nearest(traits.hasGroups() ? 2 : 1);
    return {kind, stages, microBatches, chunks, static_cast<int>(defaultGroup(kind, stages, microBatches))};
}

/// Lays out and simulates; the budget is 60 ms for the 1,048,576 blocks of 1F1B with 128 stages and 4,096 micro-batches.
void layOutAndSimulate(benchmark::State& state, ScheduleKind kind)
{
    const auto shape = shapeOf(kind, static_cast<int>(state.range(0)), state.range(1));
    const StageTimes times = uniformTimes(shape, {});
    std::int64_t blocks = 0;
    for (auto _ : state) {
        const Schedule schedule = makeSchedule(shape);
        const auto simulation = simulate(schedule, times, 0.1);
        benchmark::DoNotOptimize(simulation->makespan);
        blocks += static_cast<std::int64_t>(schedule.blocks.size());
    }
    state.SetItemsProcessed(blocks);
}
BENCHMARK_CAPTURE(layOutAndSimulate, 1f1b, ScheduleKind::OneFOneB)
    ->Args({8, 64})
    ->Args({128, 512})
    ->Args({128, 1024})
    ->Args({128, 2048})
    ->Args({128, 4096})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(layOutAndSimulate, afab, ScheduleKind::Afab)->Args({128, 4096})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(layOutAndSimulate, interleaved, ScheduleKind::Interleaved)->Args({128, 2048})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(layOutAndSimulate, zb_h2, ScheduleKind::ZbH2)->Args({128, 2048})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(layOutAndSimulate, zb_v, ScheduleKind::ZbV)->Args({128, 1024})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(layOutAndSimulate, v_half, ScheduleKind::VHalf)->Args({128, 1024})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(layOutAndSimulate, v_min, ScheduleKind::VMin)->Args({128, 1024})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(layOutAndSimulate, dualpipe_v, ScheduleKind::DualPipeV)->Args({128, 2048})->Unit(benchmark::kMillisecond);

/// Queries of a simulated schedule of a million blocks.
struct Million {
    Schedule schedule = makeSchedule(shapeOf(ScheduleKind::OneFOneB, 128, 4096));
    Simulation simulation = simulate(schedule, uniformTimes(schedule.shape, {}), 0.1).value();
};

void bubbles(benchmark::State& state)
{
    const Million million;
    for (auto _ : state)
        benchmark::DoNotOptimize(bubbleFractions(million.schedule, million.simulation));
}
BENCHMARK(bubbles)->Unit(benchmark::kMillisecond);

void criticalPath(benchmark::State& state)
{
    const Million million;
    for (auto _ : state)
        benchmark::DoNotOptimize(Dependencies(million.schedule, million.simulation).criticalPath());
}
BENCHMARK(criticalPath)->Unit(benchmark::kMillisecond);

void json(benchmark::State& state)
{
    const Million million;
    for (auto _ : state)
        benchmark::DoNotOptimize(scheduleJson(million.schedule, million.simulation));
}
BENCHMARK(json)->Unit(benchmark::kMillisecond);

void trace(benchmark::State& state)
{
    const Million million;
    for (auto _ : state)
        benchmark::DoNotOptimize(scheduleTrace(million.schedule, million.simulation));
}
BENCHMARK(trace)->Unit(benchmark::kMillisecond);

}  // namespace

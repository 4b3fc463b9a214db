// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include "core/estimate/estimate.h"
#include "core/explain/explain.h"
#include "tests/core/scenario_fixture.h"

namespace shardscope {
namespace {

/// Goal: 2 ms for one figure.
void explainFigure(benchmark::State& state, const char* field)
{
    Scenario scenario = fixture::llama70b(512);
    scenario.cluster.gpu.memory = Bytes(80e9);
    scenario.plan.pp = 8;
    scenario.plan.chunks = 10;
    scenario.plan.schedule = ScheduleKind::Interleaved;
    scenario.plan.tp = 8;
    const Estimate value = estimate(scenario).value();
    for (auto _ : state)
        benchmark::DoNotOptimize(explain(value, field));
}
BENCHMARK_CAPTURE(explainFigure, fits, "/fits")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(explainFigure, step, "/time/step_s")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(explainFigure, mfu, "/throughput/mfu")->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include "core/io/residuals_json.h"
#include "core/learn/likeness.h"
#include "core/trust/estimate_trust.h"
#include "tests/core/scenario_fixture.h"

namespace shardscope {
namespace {

/// Goal: 50 µs, asked at every tick of a slider.
void bands(benchmark::State& state)
{
    const Scenario scenario = fixture::llama70b(512);
    const Likeness likeness = likenessOf(scenario);
    for (auto _ : state)
        benchmark::DoNotOptimize(trustOf(measuredEvidence(), likeness));
}
BENCHMARK(bands)->Unit(benchmark::kMicrosecond);

/// Goal: 5 ms, once in a program.
void evidence(benchmark::State& state)
{
    const std::vector<ResidualGroup> groups = measuredEvidence().groups();
    for (auto _ : state)
        benchmark::DoNotOptimize(Evidence(groups));
}
BENCHMARK(evidence)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace shardscope

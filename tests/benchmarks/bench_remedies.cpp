// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include "core/estimate/estimate.h"
#include "core/io/resource.h"
#include "core/io/scenario_file.h"
#include "core/remedy/remedies.h"
#include "core/remedy/wastes.h"

using namespace shardscope;

namespace {

Estimate estimated(const char* name, const std::vector<std::string>& overrides = {})
{
    return estimate(parseScenario(resource(std::string("examples/") + name + ".json"), name, overrides).value()).value();
}

/// Found while the window shows the plan, and by the command line. Goal: 20 ms.
void remediesOfOneSetting(benchmark::State& state)
{
    const Estimate estimate = estimated("llama-3-70b-64-h100", {"plan.micro_batch=4"});
    for (auto _ : state)
        benchmark::DoNotOptimize(remedies(estimate));
}
BENCHMARK(remediesOfOneSetting)->Unit(benchmark::kMillisecond);

/// No setting alone is enough: Llama 3.1 405B on 64 GPUs.
void remediesOfTwoSettings(benchmark::State& state)
{
    const Estimate estimate = estimated("llama-3-70b-64-h100", {"model.preset=llama-3.1-405b"});
    for (auto _ : state)
        benchmark::DoNotOptimize(remedies(estimate));
}
BENCHMARK(remediesOfTwoSettings)->Unit(benchmark::kMillisecond);

void remediesOfManyGpus(benchmark::State& state)
{
    const Estimate estimate = estimated("deepseek-v3-2048-h800", {"plan.recompute=none"});
    for (auto _ : state)
        benchmark::DoNotOptimize(remedies(estimate));
}
BENCHMARK(remediesOfManyGpus)->Unit(benchmark::kMillisecond);

void wastesOfAPlan(benchmark::State& state)
{
    const Estimate estimate = estimated("llama-3-70b-64-h100", {"plan.recompute=full"});
    for (auto _ : state)
        benchmark::DoNotOptimize(wastes(estimate));
}
BENCHMARK(wastesOfAPlan)->Unit(benchmark::kMillisecond);

}  // namespace

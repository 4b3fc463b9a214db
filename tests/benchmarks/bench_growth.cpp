// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include "core/estimate/estimate.h"
#include "core/io/resource.h"
#include "core/io/scenario_file.h"
#include "core/model/architecture.h"

namespace shardscope {
namespace {

/// Llama 3 70B on 64 GPUs (tensor 8, pipeline 4, data 2), 32 micro-batches, of which each benchmark grows one thing.
Scenario grown(const std::vector<std::string>& overrides = {})
{
    std::vector<std::string> all{"training.global_batch=64"};
    all.insert(all.end(), overrides.begin(), overrides.end());
    return parseScenario(resource("examples/llama-3-70b-64-h100.json"), "llama", all).value();
}

std::string set(const char* field, std::int64_t value) { return std::string(field) + "=" + std::to_string(value); }

void estimated(benchmark::State& state, const Scenario& scenario)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(estimate(scenario));
}

/// More data parallelism, the same work for each GPU.
void growthWithGpus(benchmark::State& state)
{
    const std::int64_t gpus = state.range(0);
    estimated(state, grown({set("cluster.nodes", gpus / 8), set("plan.dp", gpus / 32), set("training.global_batch", gpus)}));
}
BENCHMARK(growthWithGpus)->RangeMultiplier(4)->Range(64, 16384)->Unit(benchmark::kMicrosecond);

void growthWithStages(benchmark::State& state)
{
    const std::int64_t stages = state.range(0);
    estimated(state, grown({set("plan.pp", stages), set("cluster.nodes", 2 * stages), "training.global_batch=256"}));
}
BENCHMARK(growthWithStages)->RangeMultiplier(2)->Range(2, 64)->Unit(benchmark::kMicrosecond);

void growthWithMicroBatches(benchmark::State& state) { estimated(state, grown({set("training.global_batch", 2 * state.range(0))})); }
BENCHMARK(growthWithMicroBatches)->RangeMultiplier(4)->Range(8, 2048)->Unit(benchmark::kMicrosecond);

void growthWithLayers(benchmark::State& state)
{
    Scenario scenario = grown();
    auto architecture = std::make_shared<Architecture>(*scenario.architecture);
    architecture->kindOfLayer.assign(static_cast<std::size_t>(state.range(0)), 0);
    scenario.architecture = std::move(architecture);
    estimated(state, scenario);
}
BENCHMARK(growthWithLayers)->RangeMultiplier(2)->Range(16, 512)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace shardscope

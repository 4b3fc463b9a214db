// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include "core/estimate/estimate.h"
#include "core/io/resource.h"
#include "core/io/scenario_file.h"
#include "core/search/search.h"

namespace shardscope {
namespace {

void searched(benchmark::State& state, const SearchRequest& request)
{
    SearchResult result;
    for (auto _ : state)
        result = search(request).value();
    state.counters["plans"] = static_cast<double>(result.counts.enumerated);
    state.counters["timed"] = static_cast<double>(result.counts.evaluated);
    state.counters["plans/s"] =
        benchmark::Counter(static_cast<double>(result.counts.enumerated), benchmark::Counter::kIsIterationInvariantRate);
}

SearchRequest requestOf(const char* text, std::set<std::string> fixed = {})
{
    SearchRequest request;
    request.scenario = parseScenario(text, "benchmark").value();
    request.fixed = std::move(fixed);
    return request;
}

/// The whole default space of GPT-3 175B on 4,096 A100. Goal: 1.3 s on two cores, 500 MB.
void searchOfGpt3(benchmark::State& state)
{
    searched(
        state,
        requestOf(R"({"schema": "shardscope.scenario/1", "model": {"preset": "gpt-3-175b"}, "cluster": {"gpu": "a100-sxm-80", "nodes": 512},
                                  "training": {"sequence_length": 2048, "global_batch": 1536}})"));
}
BENCHMARK(searchOfGpt3)->Unit(benchmark::kMillisecond)->UseRealTime()->MeasureProcessCPUTime();

/// Goal: 100 ms.
void searchOf128Gpus(benchmark::State& state)
{
    searched(state,
             requestOf(R"({"schema": "shardscope.scenario/1", "model": {"preset": "qwen3-32b"}, "cluster": {"gpu": "h100-sxm", "nodes": 16},
                                  "training": {"sequence_length": 4096, "global_batch": 512}})"));
}
BENCHMARK(searchOf128Gpus)->Unit(benchmark::kMillisecond)->UseRealTime()->MeasureProcessCPUTime();

/// DeepSeek-V3 as published: its experts uncut, micro-batches of one sequence. Goal of the whole space: 3 s.
void searchOfDeepSeek(benchmark::State& state)
{
    SearchRequest request;
    request.scenario =
        parseScenario(resource("examples/deepseek-v3-2048-h800.json"), "deepseek", {"plan.etp=1", "plan.micro_batch=1"}).value();
    request.fixed = {"plan.etp", "plan.micro_batch"};
    searched(state, request);
}
BENCHMARK(searchOfDeepSeek)->Unit(benchmark::kMillisecond)->UseRealTime()->MeasureProcessCPUTime();

/// An estimate whose stages are unequal and interleaved, as a search estimates its answers. Argument: micro-batches.
void estimateInterleaved(benchmark::State& state)
{
    Scenario scenario =
        parseScenario(resource("examples/llama-3-70b-64-h100.json"), "llama", {"plan.schedule=interleaved", "plan.chunks=5"}).value();
    scenario.training.globalBatch = 2 * state.range(0);
    for (auto _ : state)
        benchmark::DoNotOptimize(estimate(scenario));
}
BENCHMARK(estimateInterleaved)->Arg(4)->Arg(16)->Arg(64)->Arg(512)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <stop_token>
#include <thread>

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

SearchRequest deepSeek()
{
    SearchRequest request;
    request.scenario = parseScenario(resource("examples/deepseek-v3-2048-h800.json"), "deepseek").value();
    return request;
}

/// The whole default space of DeepSeek-V3 on 2,048 H800, experts cut in any way. Goal: 3 s.
void searchOfDeepSeek(benchmark::State& state) { searched(state, deepSeek()); }
BENCHMARK(searchOfDeepSeek)->Unit(benchmark::kMillisecond)->UseRealTime()->MeasureProcessCPUTime();

/// From the request to stop until the search is back, the worst of some; argument: milliseconds after its start. Goal: 100 ms.
void searchStops(benchmark::State& state)
{
    using Clock = std::chrono::steady_clock;
    const SearchRequest request = deepSeek();
    double worst = 0;
    for (auto _ : state) {
        std::stop_source source;
        Clock::time_point asked;
        std::jthread asker([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(state.range(0)));
            asked = Clock::now();
            source.request_stop();
        });
        benchmark::DoNotOptimize(search(request, {}, source.get_token()));
        const Clock::time_point back = Clock::now();
        asker.join();
        const double seconds = std::max(0.0, std::chrono::duration<double>(back - asked).count());
        worst = std::max(worst, seconds);
        state.SetIterationTime(seconds);
    }
    state.counters["worst_ms"] = 1000 * worst;
}
BENCHMARK(searchStops)
    ->Arg(0)
    ->Arg(2)
    ->Arg(10)
    ->Arg(50)
    ->Arg(200)
    ->Arg(1000)
    ->Iterations(10)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);

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

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include <fstream>
#include <iterator>
#include <string>

#include "core/estimate/estimate.h"
#include "core/io/scenario_file.h"
#include "core/io/step_trace.h"
#include "core/scenario/scenario.h"
#include "core/step/streams.h"

namespace shardscope {
namespace {

/// Llama 3 70B on 64 H100; the argument is the global batch.
struct Example {
    explicit Example(benchmark::State& state)
    {
        std::ifstream file(SHARDSCOPE_SOURCE_DIR "/resources/examples/llama-3-70b-64-h100.json");
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        Scenario scenario = parseScenario(text, "example", {"training.global_batch=" + std::to_string(state.range(0))}).value();
        made = std::make_unique<Estimate>(estimate(std::move(scenario)).value());
    }

    std::unique_ptr<const Estimate> made;
};

/// The streams that a move of the bucket slider redraws, in the background. Goal: 50 ms.
void streamsOfOneRank(benchmark::State& state)
{
    const Example example(state);
    std::size_t spans = 0;
    for (auto _ : state) {
        const StepStreams streams = stepStreams(*example.made->basis(), *example.made->step(), 1);
        spans = streams.spans.size();
        benchmark::DoNotOptimize(streams);
    }
    state.counters["spans"] = static_cast<double>(spans);
}
BENCHMARK(streamsOfOneRank)->Arg(32)->Arg(1024)->Unit(benchmark::kMillisecond);

void traceOfAllRanks(benchmark::State& state)
{
    const Example example(state);
    std::size_t bytes = 0;
    for (auto _ : state) {
        bytes = 0;
        writeStepTrace(*example.made, [&](std::string_view piece) { bytes += piece.size(); });
    }
    state.counters["bytes"] = static_cast<double>(bytes);
}
BENCHMARK(traceOfAllRanks)->Arg(32)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace shardscope

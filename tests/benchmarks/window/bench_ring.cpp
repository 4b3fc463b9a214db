// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fstream>
#include <iterator>
#include <string>

#include "app/views/ring/ring_content.h"
#include "core/estimate/estimate.h"
#include "core/io/scenario_file.h"
#include "tests/benchmarks/window/percentiles.h"

namespace shardscope {
namespace {

/// The content of the Ring view for 128k tokens, all layouts in both directions; the argument is the ranks. Goal: 8 ms, because it runs on
/// the window's thread.
void contentOfARing(benchmark::State& state)
{
    std::ifstream file(SHARDSCOPE_SOURCE_DIR "/resources/examples/llama-3-70b-64-h100.json");
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    const auto ranks = static_cast<int>(state.range(0));
    const Estimate whole = estimate(parseScenario(text, "example",
                                                  {"cluster.nodes=" + std::to_string(4 * ranks), "plan.cp=" + std::to_string(ranks),
                                                   "plan.dp=1", "training.sequence_length=131072", "training.global_batch=512"})
                                        .value())
                               .value();
    for (auto _ : state)
        benchmark::DoNotOptimize(ringContent(whole, asInScenario(whole.scenario()), {}));
}
BENCHMARK(contentOfARing)->Arg(8)->Arg(64)->Apply(tellFrames);

}  // namespace
}  // namespace shardscope

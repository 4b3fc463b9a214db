// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include "core/io/json.h"
#include "core/io/text_file.h"

namespace shardscope {
namespace {

/// Reading and checking the text of the built-in example, a part of every answer of the command line.
void parseExample(benchmark::State& state)
{
    const Result<std::string> text = readTextFile(SHARDSCOPE_SOURCE_DIR "/resources/examples/llama-3-70b-64-h100.json");
    if (!text) {
        state.SkipWithError("the example cannot be read");
        return;
    }
    for (auto _ : state)
        benchmark::DoNotOptimize(parseJson(*text, "example"));
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(text->size()));
}
BENCHMARK(parseExample);

}  // namespace
}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include <filesystem>
#include <string>
#include <vector>

#include "core/io/huggingface/import.h"
#include "core/io/model_document.h"
#include "core/io/model_presets.h"
#include "core/io/model_source.h"
#include "core/io/text_file.h"
#include "core/model/architecture.h"
#include "core/model/parameters.h"

using namespace shardscope;

namespace {

/// A config of usual size, with the labels that many carry along.
std::string llamaConfig()
{
    std::string text = R"({"architectures": ["LlamaForCausalLM"], "model_type": "llama", "hidden_size": 8192, "intermediate_size": 28672,
        "num_hidden_layers": 80, "num_attention_heads": 64, "num_key_value_heads": 8, "vocab_size": 128256, "id2label": {)";
    for (int label = 0; label < 50; ++label)
        text += (label == 0 ? "\"" : ", \"") + std::to_string(label) + "\": \"LABEL_" + std::to_string(label) + "\"";
    return text + "}}";
}

void importConfig(benchmark::State& state)
{
    const std::string text = llamaConfig();
    for (auto _ : state)
        benchmark::DoNotOptimize(importHuggingFaceConfig(text, "config.json"));
}
BENCHMARK(importConfig)->Unit(benchmark::kMicrosecond);

/// Every config of the design library, if it is next to the repository; per config.
void importRealConfigs(benchmark::State& state)
{
    std::vector<std::string> texts;
    std::error_code none;
    for (const auto& entry : std::filesystem::directory_iterator(SHARDSCOPE_SHARED_DIR "/data/hf_configs", none)) {
        const auto text = entry.path().extension() == ".json" ? readTextFile(entry.path().string()) : Result<std::string>(std::string());
        if (text && !text->empty())
            texts.push_back(*text);
    }
    if (texts.empty()) {
        state.SkipWithError("no design library beside the repository");
        return;
    }
    std::size_t next = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(importHuggingFaceConfig(texts[next++ % texts.size()], "config.json"));
}
BENCHMARK(importRealConfigs)->Unit(benchmark::kMicrosecond);

void countPreset(benchmark::State& state)
{
    const Architecture model = *modelPreset("deepseek-v3");
    for (auto _ : state)
        benchmark::DoNotOptimize(countParameters(model));
}
BENCHMARK(countPreset)->Unit(benchmark::kMicrosecond);

void writeDocument(benchmark::State& state)
{
    const LoadedModel model{"deepseek-v3", {}, modelPreset("deepseek-v3")};
    for (auto _ : state)
        benchmark::DoNotOptimize(modelDocument(model, 4096));
}
BENCHMARK(writeDocument)->Unit(benchmark::kMicrosecond);

}  // namespace

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/hub_models.h"

#include "core/scenario/model_source.h"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <utility>

namespace shardscope {
namespace {

std::string lowerCase(std::string_view text)
{
    std::string lower(text);
    std::transform(lower.begin(), lower.end(), lower.begin(), [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    return lower;
}

// Repositories that a preset's name does not lead to. Each has the preset's dimensions in its own config.json.
constexpr std::pair<std::string_view, std::string_view> kOthers[] = {
    {"meta-llama-3-8b", "llama-3-8b"},
    {"meta-llama-3-70b", "llama-3-70b"},
    {"llama-3-70b-fp16", "llama-3-70b"},
    {"meta-llama-3.1-8b", "llama-3.1-8b"},
    {"meta-llama-3.1-70b", "llama-3.1-70b"},
    {"meta-llama-3.1-405b", "llama-3.1-405b"},
    {"llama-3.3-70b", "llama-3.1-70b"},
    {"mistral-7b-v0.1", "mistral-7b"},
    {"mixtral-8x7b-v0.1", "mixtral-8x7b"},
    {"mixtral-8x22b-v0.1", "mixtral-8x22b"},
    {"mistral-nemo-base-2407", "mistral-nemo-12b"},
    {"mistral-large-instruct-2407", "mistral-large-2"},
    {"zephyr-7b-beta", "mistral-7b"},
    {"zephyr-sft", "mistral-7b"},
    {"tinyllama-1.1b-chat-v1.0", "tinyllama-1.1b"},
    {"tinyllama_v1.1", "tinyllama-1.1b"},
    {"tinyllama-1.1b-intermediate-step-1431k-3t", "tinyllama-1.1b"},
    {"olmo-2-1124-7b", "olmo-2-7b"},
    {"olmoe-1b-7b-0924", "olmoe-1b-7b"},
    {"c4ai-command-r-v01", "command-r"},
    {"minimax-m2.5", "minimax-m2"},
    {"phi-3-mini-128k", "phi-3-mini"},
    {"qwen3-4b-instruct-2507", "qwen3-4b"},
    {"qwen3-4b-thinking-2507", "qwen3-4b"},
    {"qwen3-30b-a3b-instruct-2507", "qwen3-30b-a3b"},
    {"qwen3-30b-a3b-thinking-2507", "qwen3-30b-a3b"},
    {"qwen3-235b-a22b-instruct-2507", "qwen3-235b-a22b"},
    {"qwen3-235b-a22b-thinking-2507", "qwen3-235b-a22b"},
    {"bloom", "bloom-176b"},
    {"pythia-6.9b-deduped", "pythia-6.9b"},
    {"pythia-1.4b-deduped", "pythia-1.4b"},
};

// Tuned variants have the numbers of what they were tuned from, and so have those that Unsloth stores in 4 bits.
constexpr std::string_view kEndings[] = {"-hf", "-instruct", "-chat", "-base", "-it", "-bnb-4bit", "-unsloth"};

std::string withoutEndings(std::string name)
{
    for (bool isShorter = true; isShorter;) {
        isShorter = false;
        for (const std::string_view ending : kEndings) {
            if (name.size() > ending.size() && name.ends_with(ending)) {
                name.resize(name.size() - ending.size());
                isShorter = true;
            }
        }
    }
    return name;
}

}  // namespace

std::string presetOfHubModel(std::string_view name)
{
    while (name.ends_with('/'))
        name.remove_suffix(1);
    const std::size_t slash = name.rfind('/');
    const std::string whole = lowerCase(slash == std::string_view::npos ? name : name.substr(slash + 1));
    const std::vector<std::string> ids = modelPresetIds();
    for (const std::string& candidate : {whole, withoutEndings(whole)}) {
        if (std::find(ids.begin(), ids.end(), candidate) != ids.end())
            return candidate;
        for (const auto& [other, preset] : kOthers) {
            if (candidate == other)
                return std::string(preset);
        }
    }
    return {};
}

std::string hubModelOf(std::string_view preset)
{
    constexpr std::string_view kConfig = "config.json of ";
    const std::string source = modelPresetSource(preset);
    if (!source.starts_with(kConfig))
        return {};
    const std::string name = source.substr(kConfig.size(), source.find_first_of(" ,;", kConfig.size()) - kConfig.size());
    return presetOfHubModel(name) == preset ? name : std::string();
}

}  // namespace shardscope

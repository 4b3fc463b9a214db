// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/bridge_settings.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace shardscope {
namespace {

// Functions of src/megatron/bridge/recipes.
constexpr std::pair<std::string_view, std::string_view> kRecipes[] = {
    {"llama-2-7b", "llama2_7b"},
    {"llama-3-8b", "llama3_8b"},
    {"llama-3-70b", "llama3_70b"},
    {"llama-3.1-8b", "llama31_8b"},
    {"llama-3.1-70b", "llama31_70b"},
    {"llama-3.1-405b", "llama31_405b"},
    {"llama-3.2-1b", "llama32_1b"},
    {"llama-3.2-3b", "llama32_3b"},
    {"qwen2.5-0.5b", "qwen25_500m"},
    {"qwen2.5-1.5b", "qwen25_1p5b"},
    {"qwen2.5-7b", "qwen25_7b"},
    {"qwen2.5-14b", "qwen25_14b"},
    {"qwen2.5-32b", "qwen25_32b"},
    {"qwen2.5-72b", "qwen25_72b"},
    {"qwen3-0.6b", "qwen3_600m"},
    {"qwen3-1.7b", "qwen3_1p7b"},
    {"qwen3-4b", "qwen3_4b"},
    {"qwen3-8b", "qwen3_8b"},
    {"qwen3-14b", "qwen3_14b"},
    {"qwen3-32b", "qwen3_32b"},
    {"qwen3-30b-a3b", "qwen3_30b_a3b"},
    {"qwen3-235b-a22b", "qwen3_235b_a22b"},
    {"deepseek-v2-lite", "deepseek_v2_lite"},
    {"deepseek-v2", "deepseek_v2"},
    {"deepseek-v3", "deepseek_v3"},
    {"kimi-k2", "kimi_k2"},
    {"glm-4.5", "glm45_355b"},
    {"glm-4.5-air", "glm45_air_106b"},
    {"gpt-oss-20b", "gpt_oss_20b"},
    {"gpt-oss-120b", "gpt_oss_120b"},
    {"olmoe-1b-7b", "olmoe_7b"},
};

constexpr std::string_view kWithoutAdapters[] = {"llama2_7b", "deepseek_v2_lite", "deepseek_v2", "deepseek_v3", "kimi_k2"};

/// Returns whether the rest of a recipe's name after the model is a variant: kind of training, sequence length, number of GPUs.
bool isVariant(std::string_view ending)
{
    for (const char* word : {"_pretrain", "_sft", "_finetune", "_peft", "_lora", "_low_precision", "_16k", "_64k", "_128k"}) {
        if (ending.starts_with(word))
            return true;
    }
    return false;
}

}  // namespace

std::string_view bridgeRecipeOf(std::string_view preset)
{
    for (const auto& [known, recipe] : kRecipes) {
        if (known == preset)
            return recipe;
    }
    return {};
}

bool hasBridgeAdapters(std::string_view recipe)
{
    return !recipe.empty() && std::find(std::begin(kWithoutAdapters), std::end(kWithoutAdapters), recipe) == std::end(kWithoutAdapters);
}

std::string_view presetOfBridgeRecipe(std::string_view recipe)
{
    const std::size_t dot = recipe.rfind('.');
    if (dot != std::string_view::npos)
        recipe.remove_prefix(dot + 1);
    for (const auto& [preset, known] : kRecipes) {
        if (recipe == known || (recipe.starts_with(known) && isVariant(recipe.substr(known.size()))))
            return preset;
    }
    return {};
}

}  // namespace shardscope

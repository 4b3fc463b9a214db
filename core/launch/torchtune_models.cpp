// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/torchtune_models.h"

#include <algorithm>
#include <iterator>

namespace shardscope {
namespace {

constexpr TorchtuneFamily kLlama2{"llama2", "llama2.llama2_tokenizer", "LLAMA2"};
constexpr TorchtuneFamily kLlama3{"llama3", "llama3.llama3_tokenizer", "LLAMA3", true};
constexpr TorchtuneFamily kLlama31{"llama3_1", "llama3.llama3_tokenizer", "LLAMA3", true};
constexpr TorchtuneFamily kLlama32{"llama3_2", "llama3.llama3_tokenizer", "LLAMA3_2", true};
constexpr TorchtuneFamily kLlama33{"llama3_3", "llama3.llama3_tokenizer", "LLAMA3", true};
constexpr TorchtuneFamily kMistral{"mistral", "mistral.mistral_tokenizer", "MISTRAL"};
constexpr TorchtuneFamily kQwen25{"qwen2_5", "qwen2_5.qwen2_5_tokenizer", "QWEN2"};
constexpr TorchtuneFamily kQwen3{"qwen3", "qwen3.qwen3_tokenizer", "QWEN3"};
constexpr TorchtuneFamily kGemma{"gemma", "gemma.gemma_tokenizer", "GEMMA"};
constexpr TorchtuneFamily kGemma2{"gemma2", "gemma.gemma_tokenizer", "GEMMA2"};
constexpr TorchtuneFamily kPhi3{"phi3", "phi3.phi3_mini_tokenizer", "PHI3_MINI"};
constexpr TorchtuneFamily kPhi4{"phi4", "phi4.phi4_tokenizer", "PHI4"};

// Of several builders for a preset the first is written.
constexpr TorchtuneModel kModels[] = {{"llama2_7b", "llama-2-7b", &kLlama2},
                                      {"llama2_13b", "llama-2-13b", &kLlama2},
                                      {"llama2_70b", "llama-2-70b", &kLlama2},
                                      {"llama3_8b", "llama-3-8b", &kLlama3},
                                      {"llama3_70b", "llama-3-70b", &kLlama3},
                                      {"llama3_1_8b", "llama-3.1-8b", &kLlama31},
                                      {"llama3_1_70b", "llama-3.1-70b", &kLlama31},
                                      {"llama3_1_405b", "llama-3.1-405b", &kLlama31},
                                      {"llama3_2_1b", "llama-3.2-1b", &kLlama32},
                                      {"llama3_2_3b", "llama-3.2-3b", &kLlama32},
                                      {"llama3_3_70b", "llama-3.1-70b", &kLlama33},
                                      {"mistral_7b", "mistral-7b", &kMistral},
                                      {"qwen2_5_0_5b", "qwen2.5-0.5b", &kQwen25},
                                      {"qwen2_5_1_5b_base", "qwen2.5-1.5b", &kQwen25},
                                      {"qwen2_5_1_5b_instruct", "qwen2.5-1.5b", &kQwen25},
                                      {"qwen2_5_3b", "qwen2.5-3b", &kQwen25},
                                      {"qwen2_5_7b_base", "qwen2.5-7b", &kQwen25},
                                      {"qwen2_5_7b_instruct", "qwen2.5-7b", &kQwen25},
                                      {"qwen2_5_14b_base", "qwen2.5-14b", &kQwen25},
                                      {"qwen2_5_14b_instruct", "qwen2.5-14b", &kQwen25},
                                      {"qwen2_5_32b_base", "qwen2.5-32b", &kQwen25},
                                      {"qwen2_5_32b_instruct", "qwen2.5-32b", &kQwen25},
                                      {"qwen2_5_72b_base", "qwen2.5-72b", &kQwen25},
                                      {"qwen2_5_72b_instruct", "qwen2.5-72b", &kQwen25},
                                      {"qwen3_0_6b_base", "qwen3-0.6b", &kQwen3},
                                      {"qwen3_0_6b_instruct", "qwen3-0.6b", &kQwen3},
                                      {"qwen3_1_7b_base", "qwen3-1.7b", &kQwen3},
                                      {"qwen3_1_7b_instruct", "qwen3-1.7b", &kQwen3},
                                      {"qwen3_4b_base", "qwen3-4b", &kQwen3},
                                      {"qwen3_4b_instruct", "qwen3-4b", &kQwen3},
                                      {"qwen3_8b_base", "qwen3-8b", &kQwen3},
                                      {"qwen3_8b_instruct", "qwen3-8b", &kQwen3},
                                      {"qwen3_14b_base", "qwen3-14b", &kQwen3},
                                      {"qwen3_14b_instruct", "qwen3-14b", &kQwen3},
                                      {"qwen3_32b", "qwen3-32b", &kQwen3},
                                      {"gemma_2b", "gemma-2b", &kGemma},
                                      {"gemma_7b", "gemma-7b", &kGemma},
                                      {"gemma2_2b", "gemma-2-2b", &kGemma2},
                                      {"gemma2_9b", "gemma-2-9b", &kGemma2},
                                      {"gemma2_27b", "gemma-2-27b", &kGemma2},
                                      {"phi3_mini", "phi-3-mini", &kPhi3},
                                      {"phi4_14b", "phi-4", &kPhi4}};

template <typename Wanted>
const TorchtuneModel* firstWhere(Wanted wanted)
{
    const auto* const found = std::find_if(std::begin(kModels), std::end(kModels), wanted);
    return found == std::end(kModels) ? nullptr : found;
}

}  // namespace

const TorchtuneModel* torchtuneModelCalled(std::string_view builder)
{
    return firstWhere([builder](const TorchtuneModel& model) { return model.name == builder; });
}

const TorchtuneModel* torchtuneModelOf(std::string_view preset)
{
    return firstWhere([preset](const TorchtuneModel& model) { return model.preset == preset; });
}

std::string torchtunePresets()
{
    std::string all;
    for (const TorchtuneModel& model : kModels) {
        if (torchtuneModelOf(model.preset) == &model)
            all += (all.empty() ? "" : ", ") + std::string(model.preset);
    }
    return all;
}

}  // namespace shardscope

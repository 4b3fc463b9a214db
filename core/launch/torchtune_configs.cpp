// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/torchtune_configs.h"

#include <algorithm>
#include <iterator>

#include "core/base/message.h"

namespace shardscope {
namespace {

/// A configuration that comes with torchtune. All of them train in bf16, pack nothing, and have adapters without dropout on queries, values,
/// outputs and the feed-forward. Source: torchtune bd2a0fc7c, recipes/configs.
struct Config {
    std::string_view name;
    std::string_view model;  ///< below torchtune.models
    std::int64_t batch;
    std::int64_t accumulation;
    std::int64_t rank;       ///< 0: the whole model learns
    std::string_view marks;  ///< a letter for each switch that is on, as in `kSwitches`
};

// clang-format off
constexpr Config kConfigs[] = {
    {"gemma/2B_full", "gemma.gemma_2b", 2, 1, 0, "c"},
    {"gemma/2B_lora", "gemma.lora_gemma_2b", 4, 1, 64, "c"},
    {"gemma/2B_lora_single_device", "gemma.lora_gemma_2b", 4, 8, 64, "c"},
    {"gemma/2B_qlora_single_device", "gemma.qlora_gemma_2b", 4, 8, 64, "c"},
    {"gemma/7B_full", "gemma.gemma_7b", 1, 1, 0, "c"},
    {"gemma/7B_lora", "gemma.lora_gemma_7b", 4, 1, 64, "c"},
    {"gemma/7B_lora_single_device", "gemma.lora_gemma_7b", 8, 8, 8, "c"},
    {"gemma/7B_qlora_single_device", "gemma.qlora_gemma_7b", 4, 8, 64, "c"},
    {"gemma2/27B_full", "gemma2.gemma2_27b", 1, 1, 0, "c"},
    {"gemma2/27B_lora", "gemma2.lora_gemma2_27b", 4, 1, 64, "c"},
    {"gemma2/27B_lora_single_device", "gemma2.lora_gemma2_27b", 2, 8, 8, "c"},
    {"gemma2/27B_qlora_single_device", "gemma2.qlora_gemma2_27b", 4, 8, 64, "c"},
    {"gemma2/2B_full", "gemma2.gemma2_2b", 2, 1, 0, "c"},
    {"gemma2/2B_lora", "gemma2.lora_gemma2_2b", 4, 1, 64, "c"},
    {"gemma2/2B_lora_single_device", "gemma2.lora_gemma2_2b", 8, 8, 64, "c"},
    {"gemma2/2B_qlora_single_device", "gemma2.qlora_gemma2_2b", 4, 8, 64, "c"},
    {"gemma2/9B_full", "gemma2.gemma2_9b", 1, 1, 0, "c"},
    {"gemma2/9B_lora", "gemma2.lora_gemma2_9b", 4, 1, 64, "c"},
    {"gemma2/9B_lora_single_device", "gemma2.lora_gemma2_9b", 8, 8, 8, "c"},
    {"gemma2/9B_qlora_single_device", "gemma2.qlora_gemma2_9b", 4, 8, 64, "c"},
    {"llama2/13B_full", "llama2.llama2_13b", 2, 1, 0, "c"},
    {"llama2/13B_lora", "llama2.lora_llama2_13b", 2, 8, 8, "e"},
    {"llama2/13B_qlora_single_device", "llama2.qlora_llama2_13b", 2, 8, 8, "c"},
    {"llama2/70B_lora", "llama2.lora_llama2_70b", 2, 1, 16, "c"},
    {"llama2/70B_qlora", "llama2.qlora_llama2_70b", 2, 1, 16, "c"},
    {"llama2/7B_full", "llama2.llama2_7b", 2, 1, 0, "c"},
    {"llama2/7B_full_low_memory", "llama2.llama2_7b", 2, 1, 0, "cobp"},
    {"llama2/7B_lora", "llama2.lora_llama2_7b", 2, 8, 8, ""},
    {"llama2/7B_lora_dpo", "llama2.lora_llama2_7b", 4, 8, 8, "cr"},
    {"llama2/7B_lora_dpo_single_device", "llama2.lora_llama2_7b", 4, 8, 8, "cr"},
    {"llama2/7B_lora_single_device", "llama2.lora_llama2_7b", 2, 8, 8, "c"},
    {"llama2/7B_qlora", "llama2.qlora_llama2_7b", 2, 8, 8, "c"},
    {"llama2/7B_qlora_single_device", "llama2.qlora_llama2_7b", 2, 8, 8, "c"},
    {"llama3/70B_full", "llama3.llama3_70b", 2, 1, 0, "ch"},
    {"llama3/70B_lora", "llama3.lora_llama3_70b", 2, 1, 16, "c"},
    {"llama3/8B_dora", "llama3.lora_llama3_8b", 2, 1, 8, "d"},
    {"llama3/8B_dora_single_device", "llama3.lora_llama3_8b", 2, 8, 8, "cd"},
    {"llama3/8B_full", "llama3.llama3_8b", 2, 1, 0, "c"},
    {"llama3/8B_full_single_device", "llama3.llama3_8b", 2, 1, 0, "cbp8"},
    {"llama3/8B_lora", "llama3.lora_llama3_8b", 2, 8, 8, ""},
    {"llama3/8B_lora_single_device", "llama3.lora_llama3_8b", 2, 8, 8, "c"},
    {"llama3/8B_qdora_single_device", "llama3.lora_llama3_8b", 2, 8, 8, "cqd"},
    {"llama3/8B_qlora_single_device", "llama3.qlora_llama3_8b", 2, 8, 8, "c"},
    {"llama3_1/405B_qlora", "llama3_1.qlora_llama3_1_405b", 1, 8, 16, "c"},
    {"llama3_1/70B_full", "llama3_1.llama3_1_70b", 2, 1, 0, "ch"},
    {"llama3_1/70B_lora", "llama3_1.lora_llama3_1_70b", 2, 1, 16, "c"},
    {"llama3_1/8B_full", "llama3_1.llama3_1_8b", 2, 1, 0, "c"},
    {"llama3_1/8B_full_dpo", "llama3_1.llama3_1_8b", 4, 8, 0, "cr"},
    {"llama3_1/8B_full_single_device", "llama3_1.llama3_1_8b", 2, 1, 0, "cbp8"},
    {"llama3_1/8B_lora", "llama3_1.lora_llama3_1_8b", 2, 8, 8, ""},
    {"llama3_1/8B_lora_dpo", "llama3_1.lora_llama3_1_8b", 4, 8, 8, "cr"},
    {"llama3_1/8B_lora_dpo_single_device", "llama3_1.lora_llama3_1_8b", 4, 8, 8, "cr"},
    {"llama3_1/8B_lora_single_device", "llama3_1.lora_llama3_1_8b", 2, 8, 8, "c"},
    {"llama3_1/8B_qlora_single_device", "llama3_1.qlora_llama3_1_8b", 2, 8, 8, "c"},
    {"llama3_2/1B_full", "llama3_2.llama3_2_1b", 4, 8, 0, ""},
    {"llama3_2/1B_full_single_device", "llama3_2.llama3_2_1b", 4, 1, 0, "bp8"},
    {"llama3_2/1B_lora", "llama3_2.lora_llama3_2_1b", 4, 8, 64, ""},
    {"llama3_2/1B_lora_single_device", "llama3_2.lora_llama3_2_1b", 4, 8, 64, ""},
    {"llama3_2/1B_qlora_single_device", "llama3_2.qlora_llama3_2_1b", 4, 8, 64, ""},
    {"llama3_2/3B_full", "llama3_2.llama3_2_3b", 4, 8, 0, "c"},
    {"llama3_2/3B_full_single_device", "llama3_2.llama3_2_3b", 4, 1, 0, "cbp8"},
    {"llama3_2/3B_lora", "llama3_2.lora_llama3_2_3b", 4, 8, 64, ""},
    {"llama3_2/3B_lora_single_device", "llama3_2.lora_llama3_2_3b", 4, 8, 64, "c"},
    {"llama3_2/3B_qlora_single_device", "llama3_2.qlora_llama3_2_3b", 4, 8, 64, "c"},
    {"llama3_3/70B_full", "llama3_3.llama3_3_70b", 2, 1, 0, "ch"},
    {"llama3_3/70B_lora", "llama3_3.lora_llama3_3_70b", 2, 1, 16, "c"},
    {"llama3_3/70B_qlora", "llama3_3.qlora_llama3_3_70b", 2, 1, 16, "c"},
    {"mistral/7B_full", "mistral.mistral_7b", 2, 1, 0, "c"},
    {"mistral/7B_full_low_memory", "mistral.mistral_7b", 2, 1, 0, "cobp"},
    {"mistral/7B_lora", "mistral.lora_mistral_7b", 4, 1, 64, "ce"},
    {"mistral/7B_lora_single_device", "mistral.lora_mistral_7b", 4, 8, 64, "ce"},
    {"mistral/7B_qlora_single_device", "mistral.qlora_mistral_7b", 4, 8, 64, "c"},
    {"phi3/mini_full", "phi3.phi3_mini", 2, 8, 0, "c"},
    {"phi3/mini_full_low_memory", "phi3.phi3_mini", 2, 1, 0, "cobp"},
    {"phi3/mini_lora", "phi3.lora_phi3_mini", 2, 8, 8, ""},
    {"phi3/mini_lora_single_device", "phi3.lora_phi3_mini", 2, 8, 8, "c"},
    {"phi3/mini_qlora_single_device", "phi3.qlora_phi3_mini", 2, 8, 8, "c"},
    {"phi4/14B_full", "phi4.phi4_14b", 2, 8, 0, "c"},
    {"phi4/14B_full_low_memory", "phi4.phi4_14b", 2, 1, 0, "cobp"},
    {"phi4/14B_lora", "phi4.lora_phi4_14b", 2, 8, 8, ""},
    {"phi4/14B_lora_single_device", "phi4.lora_phi4_14b", 2, 8, 8, "c"},
    {"phi4/14B_qlora_single_device", "phi4.qlora_phi4_14b", 2, 8, 8, "c"},
    {"qwen2_5/0.5B_full", "qwen2_5.qwen2_5_0_5b", 2, 8, 0, ""},
    {"qwen2_5/0.5B_full_single_device", "qwen2_5.qwen2_5_0_5b", 2, 8, 0, ""},
    {"qwen2_5/0.5B_lora", "qwen2_5.lora_qwen2_5_0_5b", 2, 8, 32, ""},
    {"qwen2_5/0.5B_lora_single_device", "qwen2_5.lora_qwen2_5_0_5b", 2, 8, 32, ""},
    {"qwen2_5/1.5B_full", "qwen2_5.qwen2_5_1_5b_instruct", 2, 1, 0, "c"},
    {"qwen2_5/1.5B_full_single_device", "qwen2_5.qwen2_5_1_5b_instruct", 4, 1, 0, "cbp"},
    {"qwen2_5/1.5B_lora", "qwen2_5.lora_qwen2_5_1_5b_instruct", 2, 8, 32, ""},
    {"qwen2_5/1.5B_lora_single_device", "qwen2_5.lora_qwen2_5_1_5b_instruct", 2, 8, 32, ""},
    {"qwen2_5/14B_lora_single_device", "qwen2_5.lora_qwen2_5_14b_instruct", 2, 8, 8, "c"},
    {"qwen2_5/32B_lora", "qwen2_5.lora_qwen2_5_32b_instruct", 2, 8, 8, ""},
    {"qwen2_5/3B_full", "qwen2_5.qwen2_5_3b", 2, 8, 0, "c"},
    {"qwen2_5/3B_full_single_device", "qwen2_5.qwen2_5_3b", 2, 1, 0, "cbp"},
    {"qwen2_5/3B_lora", "qwen2_5.lora_qwen2_5_3b", 2, 8, 8, ""},
    {"qwen2_5/3B_lora_single_device", "qwen2_5.lora_qwen2_5_3b", 2, 8, 8, "c"},
    {"qwen2_5/72B_lora", "qwen2_5.lora_qwen2_5_72b_instruct", 2, 1, 8, "c"},
    {"qwen2_5/7B_full", "qwen2_5.qwen2_5_7b_instruct", 2, 8, 0, "c"},
    {"qwen2_5/7B_full_single_device", "qwen2_5.qwen2_5_7b_instruct", 2, 1, 0, "cbp"},
    {"qwen2_5/7B_lora", "qwen2_5.lora_qwen2_5_7b_instruct", 2, 8, 8, ""},
    {"qwen2_5/7B_lora_single_device", "qwen2_5.lora_qwen2_5_7b_instruct", 2, 8, 8, "c"},
    {"qwen3/0.6B_full", "qwen3.qwen3_0_6b_instruct", 2, 8, 0, ""},
    {"qwen3/0.6B_full_single_device", "qwen3.qwen3_0_6b_instruct", 2, 8, 0, ""},
    {"qwen3/0.6B_lora", "qwen3.lora_qwen3_0_6b_instruct", 2, 8, 32, ""},
    {"qwen3/0.6B_lora_single_device", "qwen3.lora_qwen3_0_6b_instruct", 2, 8, 32, ""},
    {"qwen3/1.7B_full", "qwen3.qwen3_1_7b_instruct", 2, 1, 0, ""},
    {"qwen3/1.7B_full_single_device", "qwen3.qwen3_1_7b_instruct", 4, 1, 0, ""},
    {"qwen3/1.7B_lora", "qwen3.lora_qwen3_1_7b_instruct", 2, 8, 32, ""},
    {"qwen3/1.7B_lora_single_device", "qwen3.lora_qwen3_1_7b_instruct", 2, 8, 32, ""},
    {"qwen3/14B_lora_single_device", "qwen3.lora_qwen3_14b_instruct", 2, 8, 8, "c"},
    {"qwen3/32B_lora", "qwen3.lora_qwen3_32b", 2, 8, 8, ""},
    {"qwen3/4B_full", "qwen3.qwen3_4b_instruct", 2, 8, 0, "c"},
    {"qwen3/4B_full_single_device", "qwen3.qwen3_4b_instruct", 2, 1, 0, "c"},
    {"qwen3/4B_lora", "qwen3.lora_qwen3_4b_instruct", 2, 8, 8, ""},
    {"qwen3/4B_lora_single_device", "qwen3.lora_qwen3_4b_instruct", 2, 8, 8, "c"},
    {"qwen3/8B_full", "qwen3.qwen3_8b_instruct", 2, 8, 0, "c"},
    {"qwen3/8B_full_single_device", "qwen3.qwen3_8b_instruct", 2, 1, 0, "cbp"},
    {"qwen3/8B_lora", "qwen3.lora_qwen3_8b_instruct", 2, 8, 8, ""},
    {"qwen3/8B_lora_single_device", "qwen3.lora_qwen3_8b_instruct", 2, 8, 8, "c"},
};
// clang-format on

struct Switch {
    char mark;
    std::string_view key;
};
constexpr Switch kSwitches[] = {{'c', "enable_activation_checkpointing"},
                                {'o', "enable_activation_offloading"},
                                {'j', "compile"},
                                {'b', "optimizer_in_bwd"},
                                {'h', "fsdp_cpu_offload"},
                                {'e', "model.apply_lora_to_output"},
                                {'q', "model.quantize_base"},
                                {'d', "model.use_dora"}};

bool has(const Config& config, char mark) { return config.marks.find(mark) != std::string_view::npos; }

std::string optimizerOf(const Config& config)
{
    if (!has(config, 'p'))
        return "torch.optim.AdamW";
    return has(config, '8') ? "bitsandbytes.optim.PagedAdamW8bit" : "bitsandbytes.optim.PagedAdamW";
}

/// Sets what the command does not override.
class Defaults {
public:
    Defaults(ConfigValue& settings, const Config& config)
        : m_settings(settings), m_why(said("The configuration {} sets this value.", {config.name}))
    {
    }

    void add(std::string_view place, ConfigValue value)
    {
        if (!m_settings.find(place))
            m_settings.set(place, std::move(value).assumedBecause(m_why));
    }

private:
    ConfigValue& m_settings;
    Message m_why;
};

void addAdapters(Defaults& defaults, const Config& config)
{
    ConfigValue::List modules;
    for (const char* module : {"q_proj", "v_proj", "output_proj"})
        modules.emplace_back(module);
    defaults.add("model.lora_attn_modules", std::move(modules));
    defaults.add("model.apply_lora_to_mlp", true);
    defaults.add("model.lora_rank", config.rank);
}

}  // namespace

bool addTorchtuneConfig(ConfigValue& settings, std::string_view name)
{
    const auto* const config =
        std::find_if(std::begin(kConfigs), std::end(kConfigs), [name](const Config& each) { return each.name == name; });
    if (config == std::end(kConfigs))
        return false;
    Defaults defaults(settings, *config);
    defaults.add("model._component_", "torchtune.models." + std::string(config->model));
    defaults.add("batch_size", config->batch);
    defaults.add("gradient_accumulation_steps", config->accumulation);
    defaults.add("dtype", "bf16");
    defaults.add("optimizer._component_", optimizerOf(*config));
    defaults.add("loss._component_", has(*config, 'r') ? "torchtune.rlhf.loss.DPOLoss" : "torchtune.modules.loss.LinearCrossEntropyLoss");
    if (has(*config, 'r'))
        defaults.add("tokenizer.max_seq_len", std::int64_t{1024});
    if (config->rank > 0)
        addAdapters(defaults, *config);
    for (const Switch& each : kSwitches) {
        if (has(*config, each.mark) || each.mark == 'c')
            defaults.add(each.key, has(*config, each.mark));
    }
    return true;
}

}  // namespace shardscope

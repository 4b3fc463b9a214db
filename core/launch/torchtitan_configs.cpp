// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/torchtitan_configs.h"

#include <algorithm>
#include <iterator>

#include "core/launch/flow_reader.h"

namespace shardscope {
namespace {

constexpr std::int64_t kLlamaContext = 131072;
constexpr std::int64_t kQwenContext = 40960;
constexpr std::int64_t kDeepSeekContext = 16384;
constexpr int kFusedLinears = 5;  // wqkv, wo, w1, w2, w3

constexpr std::array<TorchtitanSetting, 5> kOneOfEach{{{"parallelism.data_parallel_shard_degree", "-1"},
                                                       {"parallelism.tensor_parallel_degree", "1"},
                                                       {"parallelism.context_parallel_degree", "1"},
                                                       {"parallelism.pipeline_parallel_degree", "1"}}};
constexpr std::array<TorchtitanSetting, 5> kEightTensorRanks{{{"parallelism.tensor_parallel_degree", "8"}}};
constexpr std::array<TorchtitanSetting, 5> kOneExpertRank{{{"parallelism.expert_parallel_degree", "1"}}};

constexpr std::array<TorchtitanSetting, 5> deepSeek(std::string_view expertRanks)
{
    return {{{"training.disable_cuda_graphs", "true"},
             {"parallelism.pipeline_parallel_schedule", "Interleaved1F1B"},
             {"parallelism.expert_parallel_degree", expertRanks},
             {"compile.enable", "true"},
             {"compile.components", "loss"}}};
}

constexpr TorchtitanConfig kConfigs[] = {
    {"llama3_8b", false, kLlamaContext},
    {"llama3_70b", true, kLlamaContext, true, 0, kEightTensorRanks},
    {"llama3_405b",
     true,
     kLlamaContext,
     true,
     kFusedLinears,
     {{{"parallelism.tensor_parallel_degree", "8"}, {"compile.enable", "true"}, {"compile.enable_async_tensor_parallel", "true"}}}},
    {"qwen3_0_6b", false, kQwenContext},
    {"qwen3_1_7b", false, kQwenContext},
    {"qwen3_14b", true, kQwenContext, true, 0, kOneOfEach},
    {"qwen3_32b", true, kQwenContext, true, 0, kOneOfEach},
    {"qwen3_30b_a3b", true, kQwenContext, true, 0, kOneOfEach},
    {"deepseek_v3_16b", false, kDeepSeekContext, true, 0, deepSeek("8")},
    {"deepseek_v3_671b", false, kDeepSeekContext, true, 0, deepSeek("2")},
    {"gpt_oss_20b", true, kLlamaContext, false, 0, kOneExpertRank},
    {"gpt_oss_120b", true, kLlamaContext, false, 0, kOneExpertRank},
};

}  // namespace

std::span<const TorchtitanConfig> torchtitanConfigs() { return kConfigs; }

void addConfigSettings(ConfigValue& settings)
{
    const ConfigValue* const named = settings.find("config");
    const TorchtitanConfig* const config = named && named->text() ? torchtitanConfigNamed(*named->text()) : nullptr;
    if (!config)
        return;
    for (const TorchtitanSetting& setting : config->sets) {
        if (!setting.path.empty() && !settings.find(setting.path))
            settings.set(setting.path, plainScalar(std::string(setting.value), FlowStyle::Toml)
                                           .assumedBecause(said("torchtitan's own {} sets this value.", {config->name})));
    }
}

const TorchtitanConfig* torchtitanConfigNamed(std::string_view name)
{
    const auto* const found =
        std::find_if(std::begin(kConfigs), std::end(kConfigs), [name](const TorchtitanConfig& config) { return config.name == name; });
    return found == std::end(kConfigs) ? nullptr : found;
}

}  // namespace shardscope

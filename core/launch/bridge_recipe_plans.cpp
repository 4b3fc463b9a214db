// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/bridge_recipe_plans.h"

#include <algorithm>
#include <iterator>

namespace shardscope {
namespace {

// clang-format off
constexpr BridgeRecipePlan kPlans[] = {
    {"deepseek_v2_lite_pretrain", "deepseek_v2_lite_pretrain_8gpu_h100_bf16", {1, 1, 1, 0}, {8, 0}, {4096, 512, 1}, {0, 0, false}, "full", "bf16_mixed", {false, false, true}},
    {"deepseek_v2_pretrain", "deepseek_v2_pretrain_128gpu_h100_bf16", {1, 4, 1, 0}, {32, 0}, {4096, 512, 1}, {0, 0, false}, "full", "bf16_mixed", {false, false, true}},
    {"glm45_355b_pretrain", "glm45_355b_pretrain_128gpu_h100_bf16", {2, 8, 1, 0}, {16, 1}, {4096, 2048, 1}, {10, 10, false}, "selective", "bf16_mixed", {true, false, true}},
    {"glm45_air_106b_pretrain", "glm45_air_106b_pretrain_32gpu_h100_bf16", {1, 4, 1, 0}, {8, 1}, {4096, 2048, 1}, {11, 11, false}, "selective", "bf16_mixed", {true, false, true}},
    {"gpt_oss_120b_pretrain", "gpt_oss_120b_pretrain_64gpu_h100_bf16", {2, 4, 1, 0}, {16, 1}, {4096, 512, 1}, {0, 0, false}, "", "bf16_mixed", {true, false, true}},
    {"gpt_oss_20b_pretrain", "gpt_oss_20b_pretrain_16gpu_h100_bf16", {2, 4, 1, 0}, {4, 1}, {4096, 512, 1}, {0, 0, false}, "", "bf16_mixed", {true, false, true}},
    {"gpt_oss_20b_pretrain_fp8_current_scaling", "gpt_oss_20b_pretrain_16gpu_h100_fp8cs", {2, 4, 1, 0}, {4, 1}, {4096, 512, 1}, {0, 0, false}, "", "bf16_with_fp8_current_scaling_mixed", {true, false, true}},
    {"gpt_oss_20b_pretrain_mxfp8", "gpt_oss_20b_pretrain_16gpu_h100_fp8mx", {2, 4, 1, 0}, {4, 1}, {4096, 512, 1}, {0, 0, false}, "", "bf16_with_mxfp8_mixed", {true, false, true}},
    {"llama2_7b_pretrain", "llama2_7b_pretrain_2gpu_h100_bf16", {2, 1, 1, 0}, {0, 0}, {4096, 512, 1}, {0, 0, false}, "", "bf16_mixed", {false, false, true}},
    {"llama31_405b_pretrain", "llama31_405b_pretrain_256gpu_h100_bf16", {8, 8, 4, 2}, {0, 0}, {131072, 512, 1}, {0, 0, true}, "", "bf16_mixed", {true, true, true}},
    {"llama31_70b_pretrain", "llama31_70b_pretrain_32gpu_h100_bf16", {4, 4, 2, 5}, {0, 0}, {131072, 512, 1}, {0, 0, false}, "", "bf16_mixed", {true, true, true}},
    {"llama31_8b_pretrain", "llama31_8b_pretrain_2gpu_h100_bf16", {1, 1, 2, 0}, {0, 0}, {8192, 512, 1}, {0, 0, false}, "", "bf16_mixed", {false, false, true}},
    {"llama32_1b_pretrain", "llama32_1b_pretrain_1gpu_h100_bf16", {1, 1, 1, 0}, {0, 0}, {8192, 512, 1}, {0, 0, false}, "", "bf16_mixed", {false, false, true}},
    {"llama32_3b_pretrain", "llama32_3b_pretrain_1gpu_h100_bf16", {1, 1, 1, 0}, {0, 0}, {8192, 512, 1}, {0, 0, false}, "", "bf16_mixed", {false, false, true}},
    {"llama3_70b_16k_pretrain", "llama3_70b_pretrain_32gpu_h100_bf16_16k", {8, 2, 2, 0}, {0, 0}, {16384, 512, 1}, {0, 0, false}, "", "bf16_mixed", {true, true, true}},
    {"llama3_70b_64k_pretrain", "llama3_70b_pretrain_256gpu_h100_bf16_64k", {8, 4, 8, 0}, {0, 0}, {65536, 512, 1}, {0, 0, false}, "", "bf16_mixed", {true, true, true}},
    {"llama3_70b_pretrain", "llama3_70b_pretrain_32gpu_h100_bf16", {4, 4, 2, 5}, {0, 0}, {8192, 512, 1}, {0, 0, false}, "", "bf16_mixed", {true, true, true}},
    {"llama3_8b_128k_pretrain", "llama3_8b_pretrain_64gpu_h100_bf16_128k", {4, 2, 8, 0}, {0, 0}, {131072, 512, 1}, {0, 0, false}, "", "bf16_mixed", {true, false, true}},
    {"llama3_8b_16k_pretrain", "llama3_8b_pretrain_16gpu_h100_bf16_16k", {4, 2, 2, 0}, {0, 0}, {16384, 512, 1}, {0, 0, false}, "", "bf16_mixed", {true, false, true}},
    {"llama3_8b_64k_pretrain", "llama3_8b_pretrain_32gpu_h100_bf16_64k", {4, 2, 4, 0}, {0, 0}, {65536, 512, 1}, {0, 0, false}, "", "bf16_mixed", {true, false, true}},
    {"llama3_8b_low_precision_pretrain", "llama3_8b_pretrain_2gpu_h100_fp8cs", {1, 1, 2, 0}, {0, 0}, {8192, 768, 1}, {0, 0, false}, "", "", {false, false, true}},
    {"llama3_8b_pretrain", "llama3_8b_pretrain_2gpu_h100_bf16", {1, 1, 2, 0}, {0, 0}, {8192, 512, 1}, {0, 0, false}, "", "bf16_mixed", {false, false, true}},
    {"qwen25_14b_pretrain", "qwen25_14b_pretrain_4gpu_h100_bf16", {4, 1, 1, 0}, {0, 0}, {4096, 32, 2}, {0, 0, false}, "", "bf16_mixed", {false, false, false}},
    {"qwen25_1p5b_pretrain", "qwen25_1p5b_pretrain_1gpu_h100_bf16", {1, 1, 1, 0}, {0, 0}, {4096, 32, 2}, {0, 0, false}, "", "bf16_mixed", {false, false, false}},
    {"qwen25_32b_pretrain", "qwen25_32b_pretrain_16gpu_h100_bf16", {8, 2, 1, 0}, {0, 0}, {4096, 32, 2}, {0, 0, false}, "", "bf16_mixed", {false, false, false}},
    {"qwen25_500m_pretrain", "qwen25_500m_pretrain_1gpu_h100_bf16", {1, 1, 1, 0}, {0, 0}, {4096, 32, 2}, {0, 0, false}, "", "bf16_mixed", {false, false, false}},
    {"qwen25_72b_pretrain", "qwen25_72b_pretrain_32gpu_h100_bf16", {8, 4, 1, 0}, {0, 0}, {4096, 32, 2}, {0, 0, false}, "", "bf16_mixed", {false, false, false}},
    {"qwen25_7b_pretrain", "qwen25_7b_pretrain_2gpu_h100_bf16", {2, 1, 1, 0}, {0, 0}, {4096, 32, 2}, {0, 0, false}, "", "bf16_mixed", {false, false, false}},
    {"qwen3_14b_pretrain", "qwen3_14b_pretrain_8gpu_h100_bf16", {8, 1, 1, 0}, {0, 0}, {4096, 32, 2}, {0, 0, false}, "", "bf16_mixed", {false, false, true}},
    {"qwen3_1p7b_pretrain", "qwen3_1p7b_pretrain_1gpu_h100_bf16", {1, 1, 1, 0}, {0, 0}, {4096, 32, 2}, {0, 0, false}, "", "bf16_mixed", {false, false, true}},
    {"qwen3_235b_a22b_pretrain", "qwen3_235b_a22b_pretrain_256gpu_h100_bf16", {4, 16, 2, 0}, {8, 1}, {4096, 32, 1}, {0, 0, true}, "", "bf16_mixed", {true, false, true}},
    {"qwen3_30b_a3b_pretrain", "qwen3_30b_a3b_pretrain_16gpu_h100_bf16", {1, 1, 1, 0}, {16, 1}, {4096, 1024, 1}, {0, 0, false}, "", "bf16_mixed", {false, true, true}},
    {"qwen3_32b_pretrain", "qwen3_32b_pretrain_16gpu_h100_bf16", {8, 2, 1, 0}, {0, 0}, {4096, 32, 2}, {0, 0, false}, "full", "bf16_mixed", {false, false, true}},
    {"qwen3_4b_pretrain", "qwen3_4b_pretrain_2gpu_h100_bf16", {2, 1, 1, 0}, {0, 0}, {4096, 32, 2}, {0, 0, false}, "", "bf16_mixed", {false, false, true}},
    {"qwen3_600m_pretrain", "qwen3_600m_pretrain_1gpu_h100_bf16", {1, 1, 1, 0}, {0, 0}, {4096, 32, 2}, {0, 0, false}, "", "bf16_mixed", {false, false, true}},
    {"qwen3_8b_pretrain", "qwen3_8b_pretrain_16gpu_h100_bf16", {1, 1, 1, 0}, {0, 0}, {4096, 1024, 1}, {0, 0, false}, "", "bf16_mixed", {false, false, true}},
};
// clang-format on

}  // namespace

std::span<const BridgeRecipePlan> bridgeRecipePlans() { return kPlans; }

const BridgeRecipePlan* bridgeRecipePlan(std::string_view recipe)
{
    if (const std::size_t dot = recipe.rfind('.'); dot != std::string_view::npos)
        recipe.remove_prefix(dot + 1);
    constexpr std::string_view kEnding = "_config";
    if (recipe.ends_with(kEnding))
        recipe.remove_suffix(kEnding.size());
    const auto* const found = std::find_if(std::begin(kPlans), std::end(kPlans), [recipe](const BridgeRecipePlan& plan) {
        return plan.name == recipe || plan.longName == recipe;
    });
    return found == std::end(kPlans) ? nullptr : found;
}

}  // namespace shardscope

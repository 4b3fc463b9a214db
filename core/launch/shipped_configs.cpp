// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/shipped_configs.h"

#include <algorithm>
#include <iterator>

namespace shardscope {
namespace {

// LLaMA-Factory's examples/deepspeed, axolotl's deepspeed_configs, ms-swift's swift/config.
constexpr ShippedConfig kShipped[] = {{"ds_z0_config", 0},
                                      {"ds_z2_config", 2},
                                      {"ds_z2_offload_config", 2, true},
                                      {"ds_z3_config", 3},
                                      {"ds_z3_offload_config", 3, true, true},
                                      {"zero0", 0},
                                      {"zero1", 1},
                                      {"zero1_torch_compile", 1},
                                      {"zero2", 2},
                                      {"zero2_torch_compile", 2},
                                      {"zero2_offload", 2, true},
                                      {"zero3", 3},
                                      {"zero3_bf16", 3},
                                      {"zero3_bf16_cpuoffload_all", 3, true, true},
                                      {"zero3_bf16_cpuoffload_params", 3, false, true},
                                      {"zero3_offload", 3, true, true}};

}  // namespace

const ShippedConfig* shippedConfig(std::string_view path)
{
    std::string_view name = path.substr(path.rfind('/') + 1);
    if (name.ends_with(".json"))
        name.remove_suffix(std::string_view(".json").size());
    const auto* const found =
        std::find_if(std::begin(kShipped), std::end(kShipped), [name](const ShippedConfig& known) { return known.name == name; });
    return found == std::end(kShipped) ? nullptr : found;
}

}  // namespace shardscope

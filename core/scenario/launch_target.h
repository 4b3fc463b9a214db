// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "core/base/enum_names.h"

/// Every launcher for which a plan can be checked and written (launch_targets.md): its name in the code and in commands, and the rules that
/// it shares. A new one is a row here, one in core/launch/launch_kind.h, and a file in core/launch/kinds that defines its traits, `k`, this
/// name and `Launcher` (core/launch/launcher_traits.h), and those of its files.
#define SHARDSCOPE_LAUNCH_TARGETS(ROW)               \
    ROW(Megatron, "megatron", Megatron)              \
    ROW(MegatronBridge, "megatron-bridge", Megatron) \
    ROW(Nanotron, "nanotron", Others)                \
    ROW(Torchtitan, "torchtitan", Others)            \
    ROW(Torchtitan022, "torchtitan-0.2.2", Others)   \
    ROW(DeepSpeed, "deepspeed", Others)              \
    ROW(AccelerateFsdp1, "accelerate-fsdp1", Others) \
    ROW(AccelerateFsdp2, "accelerate-fsdp2", Others) \
    ROW(Trl, "trl", Others)                          \
    ROW(Axolotl, "axolotl", Others)                  \
    ROW(LlamaFactory, "llama-factory", Others)       \
    ROW(Torchtune, "torchtune", Others)              \
    ROW(Unsloth, "unsloth", Others)                  \
    ROW(Swift, "ms-swift", Others)

namespace shardscope {

enum class LaunchTarget {
#define SHARDSCOPE_ROW(target, name, rules) target,
    SHARDSCOPE_LAUNCH_TARGETS(SHARDSCOPE_ROW)
#undef SHARDSCOPE_ROW
};

template <>
struct EnumNames<LaunchTarget> {
#define SHARDSCOPE_ROW(target, name, rules) std::pair{LaunchTarget::target, std::string_view(name)},
    static constexpr std::array names{SHARDSCOPE_LAUNCH_TARGETS(SHARDSCOPE_ROW)};
#undef SHARDSCOPE_ROW
};

/// The rules that a launcher has besides its own.
enum class SharedRules { Megatron, Others };

[[nodiscard]] constexpr SharedRules sharedRules(LaunchTarget target)
{
#define SHARDSCOPE_ROW(target, name, rules) SharedRules::rules,
    constexpr std::array kRules{SHARDSCOPE_LAUNCH_TARGETS(SHARDSCOPE_ROW)};
#undef SHARDSCOPE_ROW
    return kRules[static_cast<std::size_t>(target)];
}

}  // namespace shardscope

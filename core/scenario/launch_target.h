// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "core/base/enum_names.h"

/// Every launcher for which a plan can be checked and written (launch_targets.md): its name in the code and in commands. A new one is a row
/// here and a file in core/launch/targets that defines its traits, `k`, this name and `Launcher` (core/launch/launcher_traits.h).
#define SHARDSCOPE_LAUNCH_TARGETS(ROW)       \
    ROW(Megatron, "megatron")                \
    ROW(MegatronBridge, "megatron-bridge")   \
    ROW(Nanotron, "nanotron")                \
    ROW(Torchtitan, "torchtitan")            \
    ROW(Torchtitan022, "torchtitan-0.2.2")   \
    ROW(DeepSpeed, "deepspeed")              \
    ROW(AccelerateFsdp1, "accelerate-fsdp1") \
    ROW(AccelerateFsdp2, "accelerate-fsdp2")

namespace shardscope {

enum class LaunchTarget {
#define SHARDSCOPE_ROW(target, name) target,
    SHARDSCOPE_LAUNCH_TARGETS(SHARDSCOPE_ROW)
#undef SHARDSCOPE_ROW
};

template <>
struct EnumNames<LaunchTarget> {
#define SHARDSCOPE_ROW(target, name) std::pair{LaunchTarget::target, std::string_view(name)},
    static constexpr std::array names{SHARDSCOPE_LAUNCH_TARGETS(SHARDSCOPE_ROW)};
#undef SHARDSCOPE_ROW
};

}  // namespace shardscope

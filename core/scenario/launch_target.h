// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "core/base/enum_names.h"

namespace shardscope {

/// A launcher for which a plan can be checked and written (launch_targets.md).
enum class LaunchTarget { Megatron, MegatronBridge, Nanotron, Torchtitan, Torchtitan022, DeepSpeed, AccelerateFsdp1, AccelerateFsdp2 };

template <>
struct EnumNames<LaunchTarget> {
    static constexpr std::array<std::pair<LaunchTarget, std::string_view>, 8> names{{{LaunchTarget::Megatron, "megatron"},
                                                                                     {LaunchTarget::MegatronBridge, "megatron-bridge"},
                                                                                     {LaunchTarget::Nanotron, "nanotron"},
                                                                                     {LaunchTarget::Torchtitan, "torchtitan"},
                                                                                     {LaunchTarget::Torchtitan022, "torchtitan-0.2.2"},
                                                                                     {LaunchTarget::DeepSpeed, "deepspeed"},
                                                                                     {LaunchTarget::AccelerateFsdp1, "accelerate-fsdp1"},
                                                                                     {LaunchTarget::AccelerateFsdp2, "accelerate-fsdp2"}}};
};

/// What a field of the scenario is called in each launcher; empty where it has no such field.
struct LauncherNames {
    std::string_view megatron{};
    std::string_view megatronBridge{};
    std::string_view nanotron{};
    std::string_view torchtitan{};
    std::string_view torchtitan022{};
    std::string_view deepspeed{};
    std::string_view accelerateFsdp1{};
    std::string_view accelerateFsdp2{};

    /// A switch, so that the compiler names the launcher that has no place here.
    [[nodiscard]] constexpr std::string_view of(LaunchTarget target) const
    {
        switch (target) {
        case LaunchTarget::Megatron:
            return megatron;
        case LaunchTarget::MegatronBridge:
            return megatronBridge;
        case LaunchTarget::Nanotron:
            return nanotron;
        case LaunchTarget::Torchtitan:
            return torchtitan;
        case LaunchTarget::Torchtitan022:
            return torchtitan022;
        case LaunchTarget::DeepSpeed:
            return deepspeed;
        case LaunchTarget::AccelerateFsdp1:
            return accelerateFsdp1;
        case LaunchTarget::AccelerateFsdp2:
            return accelerateFsdp2;
        }
        return {};
    }
};
static_assert(sizeof(LauncherNames) == EnumNames<LaunchTarget>::names.size() * sizeof(std::string_view), "a member for each launcher");

}  // namespace shardscope

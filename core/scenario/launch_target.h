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

    [[nodiscard]] constexpr std::string_view of(LaunchTarget target) const
    {
        const std::array<std::string_view, 8> all{megatron,      megatronBridge, nanotron,        torchtitan,
                                                  torchtitan022, deepspeed,      accelerateFsdp1, accelerateFsdp2};
        return all[static_cast<std::size_t>(target)];
    }
};

}  // namespace shardscope

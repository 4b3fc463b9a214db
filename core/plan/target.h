// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "core/base/enum_names.h"
#include "core/base/result.h"

namespace shardscope {

/// Launchers for which a plan can be written down (contract.md, `T`).
enum class Target { Megatron, MegatronBridge, Nanotron, Torchtitan, Torchtitan022, DeepSpeed, AccelerateFsdp1, AccelerateFsdp2 };

template <>
struct EnumNames<Target> {
    static constexpr std::array<std::pair<Target, std::string_view>, 8> names{
        {{Target::Megatron, "megatron"},
         {Target::MegatronBridge, "megatron-bridge"},
         {Target::Nanotron, "nanotron"},
         {Target::Torchtitan, "torchtitan"},
         {Target::Torchtitan022, "torchtitan-0.2.2"},
         {Target::DeepSpeed, "deepspeed"},
         {Target::AccelerateFsdp1, "accelerate-fsdp1"},
         {Target::AccelerateFsdp2, "accelerate-fsdp2"}}};
};

/// Whether `checkPlan` knows the target's own rules.
[[nodiscard]] bool hasRules(Target target);

/// The target called `name`. Errors: UnknownName (with the nearest one), BadUsage where its rules are not known yet.
[[nodiscard]] Result<Target> checkableTarget(std::string_view name);

}  // namespace shardscope

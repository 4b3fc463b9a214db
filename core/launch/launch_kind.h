// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "core/base/enum_names.h"
#include "core/plan/target.h"

/// Every kind of file that can be read, in the order of detection: a file is of the first kind whose sign it has. `WRITTEN`: of a launcher
/// whose files can also be written, with the launcher's name. `READ`: of another one, with its name and the closest launcher. A new one is
/// a row here and its traits in a file of core/launch/kinds, `k`, this name and `Files` (core/launch/file_traits.h).
#define SHARDSCOPE_LAUNCH_KINDS(WRITTEN, READ)                   \
    WRITTEN(Torchtune)                                           \
    READ(MegatronLog, "megatron-log", Megatron)                  \
    READ(MegatronConfig, "megatron-config", Megatron)            \
    READ(Neox, "gpt-neox", DeepSpeed)                            \
    READ(NemoConfig, "nemo", Megatron)                           \
    READ(AccelerateDeepSpeed, "accelerate-deepspeed", DeepSpeed) \
    READ(AccelerateOther, "accelerate", AccelerateFsdp1)         \
    WRITTEN(AccelerateFsdp2)                                     \
    WRITTEN(AccelerateFsdp1)                                     \
    READ(UnslothPython, "unsloth-python", Unsloth)               \
    WRITTEN(Unsloth)                                             \
    WRITTEN(LlamaFactory)                                        \
    WRITTEN(Axolotl)                                             \
    READ(SwiftMegatron, "ms-swift-megatron", Megatron)           \
    WRITTEN(Swift)                                               \
    WRITTEN(Trl)                                                 \
    WRITTEN(DeepSpeed)                                           \
    READ(BridgePython, "megatron-bridge-python", MegatronBridge) \
    READ(NemoPython, "nemo-python", Megatron)                    \
    WRITTEN(Torchtitan022)                                       \
    WRITTEN(Torchtitan)                                          \
    WRITTEN(MegatronBridge)                                      \
    WRITTEN(Megatron)                                            \
    WRITTEN(Nanotron)

namespace shardscope {

/// The program that a file is for; wider than `Target`, whose files can also be written.
enum class LaunchKind {
#define SHARDSCOPE_WRITTEN(kind) kind,
#define SHARDSCOPE_READ(kind, name, closest) kind,
    SHARDSCOPE_LAUNCH_KINDS(SHARDSCOPE_WRITTEN, SHARDSCOPE_READ)
#undef SHARDSCOPE_WRITTEN
#undef SHARDSCOPE_READ
};

template <>
struct EnumNames<LaunchKind> {
#define SHARDSCOPE_WRITTEN(kind) std::pair{LaunchKind::kind, nameOf(Target::kind)},
#define SHARDSCOPE_READ(kind, name, closest) std::pair{LaunchKind::kind, std::string_view(name)},
    static constexpr std::array names{SHARDSCOPE_LAUNCH_KINDS(SHARDSCOPE_WRITTEN, SHARDSCOPE_READ)};
#undef SHARDSCOPE_WRITTEN
#undef SHARDSCOPE_READ
};

/// Returns the kind of a file, by its name, keys and commands; empty where it is not a launcher's file.
[[nodiscard]] std::optional<LaunchKind> launchKindOf(std::string_view text, std::string_view file);

/// Returns the launcher that a scenario from such a file can be written for: its own, or the closest one.
[[nodiscard]] Target targetOf(LaunchKind kind);

/// Returns the kind of the files that are written for a launcher.
[[nodiscard]] LaunchKind kindOf(Target target);

}  // namespace shardscope

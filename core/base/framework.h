// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "core/base/enum_names.h"

/// Every framework, in the order in which they are listed to people: its name in the code and in files. A new one is a row here
/// and a file in core/framework/kinds that defines its traits, `k` and this name (framework_traits.h). Everything else follows.
#define SHARDSCOPE_FRAMEWORKS(ROW)               \
    ROW(Megatron, "megatron")                    \
    ROW(MegatronBridge, "megatron-bridge")       \
    ROW(Nemo, "nemo")                            \
    ROW(MegatronDeepSpeed, "megatron-deepspeed") \
    ROW(Neox, "neox")                            \
    ROW(Nanotron, "nanotron")                    \
    ROW(Torchtitan, "torchtitan")                \
    ROW(Fsdp1, "fsdp1")                          \
    ROW(Composer, "composer")                    \
    ROW(Trl, "trl")                              \
    ROW(Axolotl, "axolotl")                      \
    ROW(LlamaFactory, "llama-factory")           \
    ROW(Unsloth, "unsloth")                      \
    ROW(Torchtune, "torchtune")                  \
    ROW(Jax, "jax")                              \
    ROW(InternEvo, "internevo")                  \
    ROW(MaxText, "maxtext")                      \
    ROW(Other, "other")

namespace shardscope {

/// The program that runs the step.
enum class Framework {
#define SHARDSCOPE_ROW(framework, name) framework,
    SHARDSCOPE_FRAMEWORKS(SHARDSCOPE_ROW)
#undef SHARDSCOPE_ROW
};

template <>
struct EnumNames<Framework> {
#define SHARDSCOPE_ROW(framework, name) std::pair{Framework::framework, std::string_view(name)},
    static constexpr std::array names{SHARDSCOPE_FRAMEWORKS(SHARDSCOPE_ROW)};
#undef SHARDSCOPE_ROW
};

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <utility>

#include "core/base/enum_names.h"
#include "core/scenario/scenario.h"

namespace shardscope {

/// Families of software whose kernels fuse alike and whose hosts launch alike. What a framework costs beyond its multiplies
/// belongs to one of these, never to a single run.
enum class SoftwareStack {
    LegacyMegatron,     ///< Megatron-LM to 2022, Megatron-DeepSpeed, GPT-NeoX: kernels of their own, unfused attention or flash 1
    TransformerEngine,  ///< Megatron-Core, NeMo, Megatron-Bridge
    EagerTorch,         ///< FSDP trainers that run PyTorch operator by operator
    CompiledTorch,      ///< the same through torch.compile
    Jax,                ///< XLA programs, and hand-written CUDA
    Nanotron,
};
inline constexpr std::size_t kSoftwareStacks = 6;

template <>
struct EnumNames<SoftwareStack> {
    static constexpr std::array<std::pair<SoftwareStack, std::string_view>, kSoftwareStacks> names{
        {{SoftwareStack::LegacyMegatron, "legacy-megatron"},
         {SoftwareStack::TransformerEngine, "transformer-engine"},
         {SoftwareStack::EagerTorch, "eager"},
         {SoftwareStack::CompiledTorch, "compiled"},
         {SoftwareStack::Jax, "xla"},
         {SoftwareStack::Nanotron, "nanotron"}}};
};

/// The framework that runs the step: as stated, else the one the byte recipe is named after.
[[nodiscard]] Framework frameworkOf(const Training& training);
/// Megatron-LM and what is built on it.
[[nodiscard]] bool isMegatronFamily(Framework framework);
/// Whether the model runs through torch.compile: as stated, else as the framework does.
[[nodiscard]] bool isCompiled(const Training& training);
/// A program of its own with kernels written for the model, as llm.c and LLM.Q are: a framework that is not named, fused.
[[nodiscard]] bool hasOwnKernels(const Training& training);
/// XLA lays out a program's memory when it compiles it, and fuses what stands between two multiplies.
[[nodiscard]] constexpr bool isXla(Framework framework) { return framework == Framework::Jax || framework == Framework::MaxText; }
/// The implementation of the cross-entropy: as stated, else the framework's default of that year.
[[nodiscard]] Loss lossOf(const Training& training);

/// The stack that runs this training: by framework, year and `compiled`.
[[nodiscard]] SoftwareStack softwareStack(const Training& training);

}  // namespace shardscope

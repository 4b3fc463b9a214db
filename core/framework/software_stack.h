// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "core/base/constant.h"
#include "core/base/enum_names.h"

namespace shardscope {

/// Families of software whose kernels fuse alike and whose hosts launch alike. The cost of a framework beyond its multiplies belongs to one
/// of these, never to a single run. A framework's traits name its stack.
enum class SoftwareStack {
    LegacyMegatron,     ///< Megatron-LM to 2023, Megatron-DeepSpeed, GPT-NeoX: kernels of their own, unfused attention or flash 1
    TransformerEngine,  ///< Megatron-Core, NeMo, Megatron-Bridge
    EagerTorch,         ///< FSDP trainers that run PyTorch operator by operator
    CompiledTorch,      ///< the same through torch.compile
    Jax,                ///< XLA programs, and hand-written CUDA
    Nanotron,
};

template <>
struct EnumNames<SoftwareStack> {
    static constexpr std::array<std::pair<SoftwareStack, std::string_view>, 6> names{
        {{SoftwareStack::LegacyMegatron, "legacy-megatron"},
         {SoftwareStack::TransformerEngine, "transformer-engine"},
         {SoftwareStack::EagerTorch, "eager"},
         {SoftwareStack::CompiledTorch, "compiled"},
         {SoftwareStack::Jax, "xla"},
         {SoftwareStack::Nanotron, "nanotron"}}};
};

/// The host time of launching a layer's forward, beyond a constant.
enum class HostLaunches {
    PerTensorRank,   ///< a constant more with tensor parallelism
    GrowsWithRanks,  ///< with the square of the tensor-parallel ranks
    WaitsForSends,   ///< the host waits for the sends between pipeline stages
};

struct StackTraits {
    Constant fusion = Constant::FusionEager;
    Constant layer = Constant::LayerEager;
    Constant host = Constant::HostEager;
    HostLaunches launches = HostLaunches::PerTensorRank;
    bool staysOnDevice = false;        ///< the host never reads back token counts of experts
    bool stopsRecomputeEarly = false;  ///< recomputation ends with the last tensor that the backward needs (torch.utils.checkpoint)
    bool gathersEachTensor = false;    ///< gathers the new weights at the step, one collective for each
    double bucketElements = 0;         ///< of a gradient bucket, at least; 0: by the recipe or the framework
    double bucketElementsPerRank = 0;  ///< the same for each data-parallel rank
};

[[nodiscard]] const StackTraits& traitsOf(SoftwareStack stack);

}  // namespace shardscope

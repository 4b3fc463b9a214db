// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/framework/software_stack.h"

namespace shardscope {
namespace {

using enum Constant;

constexpr StackTraits kLegacyMegatronStack{FusionLegacy, LayerLegacy, HostLegacy, HostLaunches::GrowsWithRanks};
constexpr StackTraits kTransformerEngineStack{.fusion = FusionTransformerEngine,
                                              .layer = LayerTransformerEngine,
                                              .host = HostTransformerEngine,
                                              .bucketElements =
                                                  40e6,  // DistributedDataParallelConfig: max(40 M, 1 M per data-parallel rank)
                                              .bucketElementsPerRank = 1e6};
constexpr StackTraits kEagerTorchStack{.fusion = FusionEager, .layer = LayerEager, .host = HostEager, .stopsRecomputeEarly = true};
constexpr StackTraits kCompiledTorchStack{
    .fusion = FusionCompiled, .layer = LayerCompiled, .host = HostCompiled, .stopsRecomputeEarly = true};
constexpr StackTraits kJaxStack{.fusion = FusionXla, .layer = LayerXla, .host = HostXla, .staysOnDevice = true};
constexpr StackTraits kNanotronStack{.fusion = FusionNanotron,
                                     .layer = LayerNanotron,
                                     .host = HostNanotron,
                                     .launches = HostLaunches::WaitsForSends,
                                     .gathersEachTensor = true};

}  // namespace

const StackTraits& traitsOf(SoftwareStack stack)
{
    switch (stack) {
    case SoftwareStack::LegacyMegatron:
        return kLegacyMegatronStack;
    case SoftwareStack::TransformerEngine:
        return kTransformerEngineStack;
    case SoftwareStack::EagerTorch:
        return kEagerTorchStack;
    case SoftwareStack::CompiledTorch:
        return kCompiledTorchStack;
    case SoftwareStack::Jax:
        return kJaxStack;
    case SoftwareStack::Nanotron:
        break;
    }
    return kNanotronStack;
}

}  // namespace shardscope

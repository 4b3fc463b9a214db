// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/framework/kinds/families.h"
#include "core/framework/kinds/kinds.h"

namespace shardscope {
namespace {

SoftwareStack stackOf(const Software&) { return SoftwareStack::EagerTorch; }

/// hybrid_zero_optimizer.reduce_bucket_size.
constexpr StateTraits kStates{.bucketBytes = 512.0 * 1024 * 1024};

}  // namespace

constinit const FrameworkTraits kInternEvo{
    .family = FrameworkFamily::Alone,
    .launcher = std::nullopt,
    .runs = family::runsAny,
    .countsRecomputedLayers = false,
    .stack = stackOf,
    .loss = family::vocabularyParallelLoss,
    .attention = AttentionLibrary::FlashAttention,
    .layer = LayerTraits{},
    .states = kStates,
    .overlap = OverlapTraits{.gathersWeightsFirst = true},
};

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/framework/kinds/families.h"
#include "core/framework/kinds/kinds.h"

namespace shardscope {
namespace {

bool runs(ScheduleKind kind) { return !traitsOf(kind).nanotron.empty(); }
SoftwareStack stackOf(const Software&) { return SoftwareStack::Nanotron; }

/// Its copy of the vocabulary-parallel cross-entropy holds fp32 logits, exponentials and softmax.
constexpr LayerTraits kLayer{.eager = Eager::Always, .bytesOfVocabularyLoss = 12, .rotaryCopies = 2, .keepsGatheredInputs = true};

}  // namespace

constinit const FrameworkTraits kNanotron{
    .family = FrameworkFamily::Alone,
    .launcher = LaunchTarget::Nanotron,
    .runs = runs,
    .countsRecomputedLayers = false,
    .stack = stackOf,
    .loss = family::vocabularyParallelLoss,
    .attention = AttentionLibrary::FlashAttention,
    .layer = kLayer,
    .states = StateTraits{.workspace = Bytes(0.25e9)},
    .overlap = OverlapTraits{},
};

}  // namespace shardscope

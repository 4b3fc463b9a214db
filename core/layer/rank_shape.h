// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/base/term.h"
#include "core/layer/document_rows.h"
#include "core/layer/kernel_style.h"
#include "core/layer/offloaded_inputs.h"
#include "core/layer/recompute_modules.h"
#include "core/model/learning.h"
#include "core/ring/context_layout.h"

namespace shardscope {

struct ResolvedPlan;
struct Site;

/// The inputs of a layer's operators besides the layer: one rank's share of one micro-batch. Counts are doubles, because an illegal plan
/// (heads that do not divide) must still have a picture.
struct RankShape {
    double hidden = 0;
    bool isLatent = false;     ///< `hidden` is the narrower width that routed experts work on
    double streams = 1;        ///< residual streams, of `hidden` elements each
    double sequence = 0;       ///< tokens of one whole sequence; of documents the length that attention computes (`documents->attended`)
    double rowTokens = 0;      ///< tokens of one row: `sequence`, unless it holds documents
    double tokens = 0;         ///< b·s/c: tokens of a micro-batch on this context-parallel rank
    double shardedTokens = 0;  ///< tokens where sequence parallelism splits them: b·s/(c·t), else b·s/c
    double tp = 1;
    double cp = 1;                ///< ranks that a row is cut over; of documents that choose their ranks those of a ring
    bool choosesContext = false;  ///< each document chooses its ranks by its length
    double cpInner = 1;           ///< ranks that exchange heads, in Ulysses × ring with more than one rank; else 1
    bool composesStates = false;  ///< context-parallel ranks scan their own tokens and compose the states of recurrences
    double ep = 1;
    double etp = 1;
    double encoderTp = 1;
    bool runsEncoder = true;
    bool runsLanguage = true;  ///< false: GPUs of the encoder's own
    bool sequenceParallel = false;
    ContextLayout contextLayout = ContextLayout::Zigzag;
    double capacityFactor = 0;    ///< 0: dropless
    double expertImbalance = 1;   ///< the busiest expert rank's tokens / the mean
    double expertCapacity = 0;    ///< tokens that an expert rank's buffers hold / the mean; 0: as many as come
    double expertStash = 0;       ///< tokens that the pages of what experts keep hold / the mean; 0: no pages
    double feedForwardTiles = 1;  ///< into which the sequence is cut for dense feed-forwards; more than 1: computed again in the backward
    MoeDispatcher dispatcher = MoeDispatcher::AllToAll;
    RecomputeModules recomputeModules;  ///< of `selective`
    OffloadedInputs offloadedInputs;
    KernelStyle style;
    std::shared_ptr<const DocumentRows> documents;  ///< null: each row is one sequence
    Learning learning;                              ///< of the layers of one kind, or of what is outside the layers

    bool operator==(const RankShape&) const = default;
};

/// Returns the ranks on each level of context parallelism.
[[nodiscard]] inline ContextLevels<double> contextLevels(const RankShape& shape)
{
    return contextLevels(shape.contextLayout, shape.cp, shape.cpInner);
}
/// Returns the ranks that pass keys and values on to each other. Precondition: the layout is a ring.
[[nodiscard]] Term ringRanks(const RankShape& shape, const Terms& terms);

struct Attention;
/// Returns the number of keys that a query sees, on average: `causalKeys` of the sequence, or over the row's documents.
[[nodiscard]] Term keysOf(const Attention& attention, const RankShape& shape, const Terms& terms);
/// Returns the leaf of `sequence`.
[[nodiscard]] Term sequenceOf(const RankShape& shape, const Terms& terms);

[[nodiscard]] RankShape rankShape(const Site& site, const ResolvedPlan& plan, const Terms& terms = {},
                                  MicroBatchKind kind = MicroBatchKind::Largest);

}  // namespace shardscope

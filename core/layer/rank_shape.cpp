// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/rank_shape.h"

#include <algorithm>
#include <cmath>

#include "core/model/architecture.h"
#include "core/model/parameters.h"
#include "core/plan/resolved_plan.h"
#include "core/site/site.h"

namespace shardscope {

Term ringRanks(const RankShape& shape, const Terms& terms)
{
    const Term all = terms(shape.choosesContext ? "ring-of-a-document" : "/plan/cp", shape.cp);
    return hasTwoLevels(shape.contextLayout) ? terms.quotient("ring-ranks", all, terms("/plan/cp_inner", shape.cpInner)) : all;
}

Term keysOf(const Attention& attention, const RankShape& shape, const Terms& terms)
{
    if (!shape.documents)
        return causalKeys(attention, shape.sequence, terms);
    if (const DocumentWindow* window = documentWindow(*shape.documents, attention))
        return terms("document-window-keys", window->keys);
    return terms.quotient("document-keys", sequenceOf(shape, terms), terms("two", 2));
}

Term sequenceOf(const RankShape& shape, const Terms& terms)
{
    return terms(shape.documents ? "attended-length" : "/training/sequence_length", shape.sequence);
}

namespace {

/// Returns the leaf of a row's tokens.
Term rowOf(const RankShape& shape, MicroBatchKind kind, const Terms& terms)
{
    if (!shape.documents)
        return terms("/training/sequence_length", shape.rowTokens);
    return terms(kind == MicroBatchKind::Largest ? "tokens-of-the-longest-row" : "tokens-of-a-row", shape.rowTokens);
}

/// Returns the tokens of a micro-batch on one rank. A document's pieces are as many as the ranks that it is cut over; time follows from the mean
/// piece of all, memory from the longest one.
Term tokensOf(const RankShape& shape, const ResolvedPlan& plan, MicroBatchKind kind, const Terms& terms)
{
    const DocumentPieces* pieces = shape.choosesContext ? &*shape.documents->pieces : nullptr;
    if (pieces && kind == MicroBatchKind::Largest)
        return terms.named("tokens", terms("tokens-of-the-longest-piece", pieces->degrees.mostTokens));
    const Term whole = terms.product("micro-batch-tokens", rowOf(shape, kind, terms),
                                     terms(plan.runsLanguage ? "/plan/micro_batch" : "encoder-message-sequences", plan.microBatch));
    if (pieces)
        return terms.quotient("tokens", whole, terms("ranks-of-a-document", pieces->degrees.ofDocuments));
    return shape.cp > 1 ? terms.quotient("tokens", whole, terms("/plan/cp", shape.cp)) : terms.named("tokens", whole);
}

/// A whole number of ranks, since a ring walks from one to the next.
double ringOf(const ContextDegrees& degrees, MicroBatchKind kind)
{
    return kind == MicroBatchKind::Largest ? degrees.widest : std::round(degrees.ofTokens);
}

}  // namespace

RankShape rankShape(const Site& site, const ResolvedPlan& plan, const Terms& terms, MicroBatchKind kind)
{
    const Software& software = site.training.software;
    RankShape shape;
    shape.hidden = static_cast<double>(site.architecture->hidden);
    shape.streams = static_cast<double>(site.architecture->residualStreams);
    shape.sequence = static_cast<double>(site.training.sequenceLength);
    shape.rowTokens = shape.sequence;
    shape.documents = documentRows(site, plan);
    if (shape.documents && kind == MicroBatchKind::Largest) {
        shape.sequence = shape.documents->mostAttended;
        shape.rowTokens = shape.documents->mostTokens;
    } else if (shape.documents) {
        shape.sequence = shape.documents->attended;
        shape.rowTokens = shape.documents->tokens;
    }
    shape.tp = plan.tp;
    shape.cp = plan.cp;
    shape.ep = plan.ep;
    shape.etp = plan.etp;
    shape.encoderTp = plan.encoder.tp.value_or(1);
    shape.runsEncoder = plan.runsEncoder;
    shape.runsLanguage = plan.runsLanguage;
    shape.sequenceParallel = plan.sequenceParallel;
    if (shape.documents && shape.documents->pieces) {
        shape.choosesContext = true;
        shape.cp = ringOf(shape.documents->pieces->degrees, kind);
    }
    const Term tokens = tokensOf(shape, plan, kind, terms);
    shape.tokens = tokens.value;
    shape.shardedTokens = (shape.sequenceParallel ? terms.quotient("sharded-tokens", tokens, terms("/plan/tp", shape.tp))
                                                  : terms.named("sharded-tokens", tokens))
                              .value;
    shape.contextLayout = plan.cpLayout;
    if (hasTwoLevels(plan.cpLayout) && plan.cp > 1)
        shape.cpInner = plan.cpInner.value_or(1);
    shape.composesStates = plan.cp > 1 && plan.recurrenceContext == RecurrenceContext::Chunkwise;
    if (software.moeRouting == MoeRouting::Capacity)
        shape.capacityFactor = software.capacityFactor.value_or(1);
    shape.expertImbalance = software.expertImbalance.value_or(1);
    shape.expertCapacity = software.expertRankCapacity.value_or(0);
    shape.expertStash = software.pagedStash.value_or(0);
    const double tokensOfRow = shape.choosesContext ? shape.tokens : shape.rowTokens / shape.cp;
    if (software.tiledMlp.value_or(false))
        shape.feedForwardTiles = std::max(1.0, std::ceil(tokensOfRow / shape.hidden));
    shape.dispatcher = plan.dispatcher;
    shape.recomputeModules = RecomputeModules(plan.recomputeModules);
    shape.offloadedInputs = OffloadedInputs(plan.offloadModules);
    shape.style = kernelStyle(site, plan);
    return shape;
}

}  // namespace shardscope

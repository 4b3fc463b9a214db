// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/rank_shape.h"

#include <algorithm>
#include <cmath>

#include "core/model/architecture.h"
#include "core/plan/resolved_plan.h"
#include "core/site/site.h"

namespace shardscope {

Term ringRanks(const RankShape& shape, const Terms& terms)
{
    const Term all = terms("/plan/cp", shape.cp);
    return hasTwoLevels(shape.contextLayout) ? terms.quotient("ring-ranks", all, terms("/plan/cp_inner", shape.cpInner)) : all;
}

RankShape rankShape(const Site& site, const ResolvedPlan& plan, const Terms& terms)
{
    const Software& software = site.training.software;
    RankShape shape;
    shape.hidden = static_cast<double>(site.architecture->hidden);
    shape.streams = static_cast<double>(site.architecture->residualStreams);
    shape.sequence = static_cast<double>(site.training.sequenceLength);
    shape.tp = plan.tp;
    shape.cp = plan.cp;
    shape.ep = plan.ep;
    shape.etp = plan.etp;
    shape.encoderTp = plan.encoder.tp.value_or(1);
    shape.runsEncoder = plan.runsEncoder;
    shape.runsLanguage = plan.runsLanguage;
    shape.sequenceParallel = plan.sequenceParallel;
    const Term whole = terms.product("micro-batch-tokens", terms("/training/sequence_length", shape.sequence),
                                     terms(plan.runsLanguage ? "/plan/micro_batch" : "encoder-message-sequences", plan.microBatch));
    const Term tokens = shape.cp > 1 ? terms.quotient("tokens", whole, terms("/plan/cp", shape.cp)) : terms.named("tokens", whole);
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
    if (software.tiledMlp.value_or(false))
        shape.feedForwardTiles = std::max(1.0, std::ceil(shape.sequence / shape.cp / shape.hidden));
    shape.dispatcher = plan.dispatcher;
    shape.recomputeModules = RecomputeModules(plan.recomputeModules);
    shape.offloadedInputs = OffloadedInputs(plan.offloadModules);
    shape.style = kernelStyle(site, plan);
    return shape;
}

}  // namespace shardscope

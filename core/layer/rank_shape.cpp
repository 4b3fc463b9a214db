// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/rank_shape.h"

namespace shardscope {

RankShape rankShape(const Site& site, const ResolvedPlan& plan)
{
    const Software& software = site.training.software;
    RankShape shape;
    shape.hidden = static_cast<double>(site.architecture->hidden);
    shape.sequence = static_cast<double>(site.training.sequenceLength);
    shape.tp = plan.tp;
    shape.cp = plan.cp;
    shape.ep = plan.ep;
    shape.etp = plan.etp;
    shape.sequenceParallel = plan.sequenceParallel;
    shape.tokens = shape.sequence * plan.microBatch / shape.cp;
    shape.shardedTokens = shape.sequenceParallel ? shape.tokens / shape.tp : shape.tokens;
    shape.contextLayout = plan.cpLayout;
    if (software.moeRouting == MoeRouting::Capacity)
        shape.capacityFactor = software.capacityFactor.value_or(1);
    shape.expertImbalance = software.expertImbalance.value_or(1);
    shape.dispatcher = plan.dispatcher;
    for (const RecomputeModule module : plan.recomputeModules)
        shape.recomputeModules.add(module);
    shape.style = kernelStyle(site, plan);
    return shape;
}

}  // namespace shardscope

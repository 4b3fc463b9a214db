// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/memory/byte_recipe.h"
#include "core/traffic/stage_collectives.h"

namespace shardscope {
namespace {

/// How often a step reduces each gradient and gathers each weight.
struct Rounds {
    double reduce = 1;
    double gather = 0;
};

Rounds roundsOf(const ResolvedPlan& plan, const ByteRecipe& recipe)
{
    const auto microBatches = static_cast<double>(plan.microBatches);
    const double reductions = plan.syncEveryMicrobatch ? microBatches : 1;
    if (recipe.shardsWeights) {
        if (recipe.unshardedGradients > 0)  // the stage stays gathered until its last micro-batch
            return {1, 1};
        return {microBatches, recipe.gathersLayers ? 2 * microBatches : 1};
    }
    if (recipe.shardsGradients)
        return {microBatches, 1};
    if (recipe.shardsOptimizer)
        return {reductions, 1};
    return {reductions, 0};
}

/// Weights are gathered in the type of the multiplies: bf16 even where shards are fp32.
double gatheredBytes(const Site& site)
{
    const bool isFp32 = site.training.precision == Precision::Fp32 || site.training.precision == Precision::Tf32;
    return isFp32 ? 4 : 2;
}

void addGroup(StageCollectives& collectives, CommunicationGroup group, const Rounds& rounds, Bytes gradients, Bytes weights)
{
    collectives.add({CollectiveKind::ReduceScatter, group, gradients}, rounds.reduce);
    collectives.add({CollectiveKind::AllGather, group, weights}, rounds.gather);
}

}  // namespace

double gradientWireBytes(const Basis& basis)
{
    // What is held beside an accumulator does not travel.
    return std::min(4.0, basis.ledger.recipe.gradients);
}

void addGradientCollectives(StageCollectives& collectives, const Basis& basis, const RankParameters& parameters)
{
    const Rounds rounds = roundsOf(basis.plan, basis.ledger.recipe);
    const double gradient = gradientWireBytes(basis);
    const double weight = gatheredBytes(basis.site);
    addGroup(collectives, CommunicationGroup::Data, rounds, Bytes(parameters.dense * gradient), Bytes(parameters.dense * weight));
    addGroup(collectives, CommunicationGroup::ExpertData, rounds, Bytes(parameters.experts * gradient), Bytes(parameters.experts * weight));
    // Shards are summed over the replicas as often as they are scattered. Without ZeRO the shard group is one rank.
    collectives.replicas += Bytes(parameters.dense * gradient * rounds.reduce / basis.plan.shardGroup);
    collectives.expertReplicas += Bytes(parameters.experts * gradient * rounds.reduce / basis.plan.expertShardGroup);
}

}  // namespace shardscope

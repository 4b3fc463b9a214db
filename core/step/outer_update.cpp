// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/outer_update.h"

#include "core/memory/rank_parameters.h"
#include "core/memory/stage_ledger.h"
#include "core/plan/resolved_plan.h"
#include "core/site/device_rates.h"
#include "core/site/site.h"
#include "core/step/cost_inputs.h"

namespace shardscope {
namespace {

constexpr double kMovedBytes = 4;
/// In fp32: both weights read and the difference written; then difference, momentum and weights read, and momentum and both weights written.
constexpr double kTouchedBytes = 9 * 4;

struct Shard {
    CommunicationGroup group;
    std::string_view id;
    double parameters = 0;
    int ranks = 1;
};

std::array<Shard, 2> shardsOf(const RankParameters& parameters, const ResolvedPlan& plan)
{
    return {Shard{CommunicationGroup::Data, "rank-dense", parameters.dense, plan.shardGroup},
            Shard{CommunicationGroup::ExpertData, "rank-experts", parameters.experts, plan.expertShardGroup}};
}

GroupPlacement replicasOf(const Shard& shard, const CostInputs& inputs)
{
    return placeReplicaGroup(shard.group, inputs.plan, inputs.plan.order, inputs.site.cluster);
}

Term movedBytes(const Shard& shard, const Terms& terms)
{
    const Term own = terms.quotient("parameters-of-a-shard", terms(shard.id, shard.parameters), terms("shard-group", shard.ranks));
    return terms.product("moved-bytes", own, terms("moved-bytes-each", kMovedBytes));
}

}  // namespace

Term outerUpdate(const RankParameters& parameters, const CostInputs& inputs, const Terms& terms)
{
    TermSum all;
    for (const Shard& shard : shardsOf(parameters, inputs.plan)) {
        const GroupPlacement replicas = replicasOf(shard, inputs);
        if (shard.parameters > 0 && replicas.ranks > 1)
            all.add(inputs.collectives.term(CollectiveKind::AllReduce, movedBytes(shard, terms), replicas, terms));
    }
    const Term touched =
        terms.product("outer-bytes", shardedParameters(parameters, inputs.plan, terms), terms("touched-bytes", kTouchedBytes));
    all.add(terms.quotient("outer-in-memory", touched, terms("memory-rate", inputs.rates.memory)));
    return terms.quotient("outer-share", all.as("outer-step", terms), terms("/plan/inner_steps", *inputs.plan.innerSteps));
}

std::vector<PlacedCollective> outerCollectives(const RankParameters& parameters, const CostInputs& inputs)
{
    std::vector<PlacedCollective> all;
    for (const Shard& shard : shardsOf(parameters, inputs.plan)) {
        const GroupPlacement replicas = replicasOf(shard, inputs);
        if (shard.parameters > 0 && replicas.ranks > 1)
            all.push_back(
                {{CollectiveKind::AllReduce, shard.group, Bytes(movedBytes(shard, {}).value), 1.0 / *inputs.plan.innerSteps}, replicas});
    }
    return all;
}

}  // namespace shardscope

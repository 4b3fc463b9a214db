// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/cost_inputs.h"

#include <algorithm>
#include <bit>
#include <limits>

#include "core/collective/dispatch_volume.h"
#include "core/memory/stage_ledger.h"
#include "core/model/architecture.h"
#include "core/plan/resolved_plan.h"
#include "core/site/site.h"

namespace shardscope {

GroupPlacements placeGroups(const Site& site, const ResolvedPlan& plan)
{
    GroupPlacements placements;
    for (std::size_t i = 0; i < placements.size(); ++i)
        placements[i] = placeGroup(static_cast<CommunicationGroup>(i), plan, plan.order, site.cluster);
    return placements;
}

namespace {

/// Returns the plan with the degree of the mean ring, whose ranks may be nearer to each other than those of the longest document.
ResolvedPlan ofRings(ResolvedPlan plan, const RankShape& shape)
{
    const int cp = static_cast<int>(std::bit_ceil(static_cast<unsigned>(std::max(1.0, shape.cp))));
    plan.dp = plan.dp * plan.cp / cp;
    plan.cp = cp;
    return plan;
}

double mostNodesOfAToken(const Architecture& architecture)
{
    const double limit = domainLimit(architecture);
    return limit > 0 ? limit : std::numeric_limits<double>::infinity();
}

}  // namespace

CostInputs costInputs(const Site& site, const ResolvedPlan& plan, const LedgerInputs& ledger)
{
    const MixtureOfExperts* experts = site.architecture->experts();
    GroupPlacements placements = placeGroups(site, plan);
    if (ledger.shape.choosesContext)
        placements[static_cast<std::size_t>(CommunicationGroup::Context)] =
            placeGroup(CommunicationGroup::Context, ofRings(plan, ledger.shape), plan.order, site.cluster);
    return {site,
            plan,
            ledger.operators,
            ledger.shape,
            site.rates,
            site.constants,
            site.collectives,
            placements,
            ledger.parameters.matrices,
            experts ? static_cast<double>(experts->topK) : 0,
            mostNodesOfAToken(*site.architecture)};
}

Bytes hopBytes(const CostInputs& inputs)
{
    return Bytes(inputs.shape.shardedTokens * inputs.shape.streams * inputs.shape.hidden * inputs.shape.style.elementBytes);
}

}  // namespace shardscope

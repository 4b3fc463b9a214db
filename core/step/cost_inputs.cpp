// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/cost_inputs.h"

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

double mostNodesOfAToken(const Architecture& architecture)
{
    const double limit = domainLimit(architecture);
    return limit > 0 ? limit : std::numeric_limits<double>::infinity();
}

}  // namespace

CostInputs costInputs(const Site& site, const ResolvedPlan& plan, const LedgerInputs& ledger)
{
    const MixtureOfExperts* experts = site.architecture->experts();
    return {site,
            plan,
            ledger.operators,
            ledger.shape,
            site.rates,
            site.constants,
            site.collectives,
            placeGroups(site, plan),
            ledger.parameters.matrices,
            experts ? static_cast<double>(experts->topK) : 0,
            mostNodesOfAToken(*site.architecture)};
}

Bytes hopBytes(const CostInputs& inputs)
{
    return Bytes(inputs.shape.shardedTokens * inputs.shape.streams * inputs.shape.hidden * inputs.shape.style.elementBytes);
}

}  // namespace shardscope

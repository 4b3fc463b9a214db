// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/basis.h"

#include "core/scenario/scenario.h"
#include "core/step/uneven_micro_batches.h"

namespace shardscope {

Basis::Basis(const Scenario& scenario, const CostConstants& constants) : Basis(scenario, constants, 0, resolvePlan(scenario))
{
    for (int group = 1; group < scenario.cluster.groupCount(); ++group)
        m_others.emplace_back(new Basis(scenario, constants, group, resolvePlan(scenario, group)));
    if (plan.encoderGpus > 0)
        m_others.emplace_back(new Basis(scenario, constants, 0, encoderPlan(scenario)));
}

Basis::Basis(const Scenario& scenario, const CostConstants& constants, int nodes, ResolvedPlan own)
    : site(scenario, constants, nodes),
      plan(std::move(own)),
      ledger(ledgerInputs(site, plan)),
      mean(ledger.shape.documents ? std::make_unique<const LedgerInputs>(ledgerInputs(site, plan, {}, MicroBatchKind::Mean)) : nullptr),
      costs(costInputs(site, plan, mean ? *mean : ledger)),
      factors(ledger.shape.documents ? microBatchFactors(*ledger.shape.documents, site, plan) : std::vector<double>()),
      between(scenario.cluster.between)
{
}

MemoryEstimate estimateMemory(const Basis& basis)
{
    return estimateMemory(basis.plan.pp, [&basis](int rank) {
        const Basis& own = basis.ofRank(rank);
        return RankLedger{own.site, own.plan, own.ledger};
    });
}

}  // namespace shardscope

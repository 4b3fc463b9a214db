// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/stage_ledger.h"
#include "core/plan/resolved_plan.h"
#include "core/site/site.h"
#include "core/step/cost_inputs.h"

namespace shardscope {

struct Scenario;

/// The inputs of one estimate, each made once. The estimate keeps it: memory, step, streams, traffic and every derivation read these same
/// values, so that no module makes constants, inputs or splits of its own.
struct Basis {
    explicit Basis(const Scenario& scenario, const CostConstants& constants = CostConstants())
        : site(scenario, constants), plan(resolvePlan(scenario)), ledger(ledgerInputs(site, plan)), costs(costInputs(site, plan, ledger))
    {
    }
    Basis(const Basis&) = delete;
    Basis& operator=(const Basis&) = delete;

    const Site site;
    const ResolvedPlan plan;
    const LedgerInputs ledger;
    const CostInputs costs;  ///< refers to the others
};

}  // namespace shardscope

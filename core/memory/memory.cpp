// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/memory.h"

#include <algorithm>

#include "core/hardware/hardware.h"
#include "core/memory/framework_memory.h"
#include "core/memory/stage_ledger.h"
#include "core/plan/resolved_plan.h"
#include "core/site/site.h"

namespace shardscope {

Bytes StageMemory::total() const
{
    Bytes sum;
    for (const Bytes bytes : byClass)
        sum += bytes;
    return sum;
}

MemoryEstimate estimateMemory(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs)
{
    MemoryEstimate estimate;
    estimate.capacity = shardscope::capacity(site.cluster.gpu);
    estimate.caches = cachesMemory(plan);
    estimate.stages.reserve(static_cast<std::size_t>(plan.pp));
    for (int rank = 0; rank < plan.pp; ++rank) {
        estimate.stages.push_back(stageLedger(site, plan, inputs, rank));
        if (estimate.stages.back().total() > estimate.peak) {
            estimate.peak = estimate.stages.back().total();
            estimate.peakStage = rank;
        }
    }
    const StageMemory& worst = estimate.stages[static_cast<std::size_t>(estimate.peakStage)];
    estimate.allocated = worst.allocated;
    estimate.reserved = worst.reserved;
    return estimate;
}

}  // namespace shardscope

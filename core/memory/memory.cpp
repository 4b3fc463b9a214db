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

namespace {

bool isFuller(const StageMemory& stage, const MemoryEstimate& than)
{
    if (stage.capacity == than.capacity)
        return stage.total() > than.peak;
    return stage.total() / stage.capacity > than.peak / than.capacity;
}

}  // namespace

MemoryEstimate estimateMemory(int pipelineRanks, const std::function<RankLedger(int rank)>& ofRank)
{
    MemoryEstimate estimate;
    estimate.stages.reserve(static_cast<std::size_t>(pipelineRanks));
    for (int rank = 0; rank < pipelineRanks; ++rank) {
        const RankLedger ledger = ofRank(rank);
        StageMemory& stage = estimate.stages.emplace_back(stageLedger(ledger.site, ledger.plan, ledger.inputs, rank));
        stage.capacity = shardscope::capacity(ledger.site.cluster.gpu);
        estimate.caches = cachesMemory(ledger.plan);
        if (rank > 0 && !isFuller(stage, estimate))
            continue;
        estimate.peak = stage.total();
        estimate.capacity = stage.capacity;
        estimate.peakStage = rank;
    }
    const StageMemory& worst = estimate.stages[static_cast<std::size_t>(estimate.peakStage)];
    estimate.allocated = worst.allocated;
    estimate.reserved = worst.reserved;
    return estimate;
}

MemoryEstimate estimateMemory(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs)
{
    return estimateMemory(plan.pp, [&](int) { return RankLedger{site, plan, inputs}; });
}

}  // namespace shardscope

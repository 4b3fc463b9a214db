// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/memory_timeline.h"

#include "core/estimate/estimate.h"
#include "core/schedule/schedule_limits.h"
#include "core/step/basis.h"
#include "core/step/step.h"

namespace shardscope {

MemoryTimeline memoryTimeline(const Estimate& estimate, int rank)
{
    if (!estimate.isLegal())
        return {};
    const Basis& basis = estimate.basis()->ofRank(rank);
    const StepEstimate* step = estimate.step().get();
    if (step == nullptr)
        return memoryTimeline(basis.site, basis.plan, basis.ledger, rank);
    if (countBlocks(basis.plan.pipeline()) > kMaxDrawnBlocks)
        return {};
    MemoryTimeline timeline = memoryTimeline(basis.site, basis.plan, basis.ledger, *step->schedule, *step->simulation, rank);
    timeline.inSeconds = true;
    return timeline;
}

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/memory.h"
#include "core/memory/timeline.h"
#include "core/scenario/scenario.h"
#include "core/step/basis.h"

/// The parts of an estimate of one scenario, for tests that need no more.
namespace shardscope::test {

inline MemoryEstimate memoryOf(const Scenario& scenario)
{
    const Basis basis(scenario);
    return estimateMemory(basis.site, basis.plan, basis.ledger);
}

inline MemoryTimeline timelineOf(const Scenario& scenario, int rank)
{
    const Basis basis(scenario);
    return memoryTimeline(basis.site, basis.plan, basis.ledger, rank);
}

}  // namespace shardscope::test

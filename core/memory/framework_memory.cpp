// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/framework_memory.h"

#include <algorithm>

#include "core/layer/kernel_style.h"

namespace shardscope {
namespace {

constexpr double kSlackOverAllocated = 0.06;
constexpr double kDriverOverAllocated = 0.04;
constexpr double kLeastShare = 0.2;
constexpr Bytes kContext(0.5e9);
constexpr Bytes kCommunicator(0.67e9);
constexpr Bytes kWorkspace(0.13e9);
constexpr Bytes kNanotronWorkspace(0.25e9);

int communicators(const ResolvedPlan& plan)
{
    return (plan.tp > 1 ? 1 : 0) + (plan.cp > 1 ? 1 : 0) + (plan.pp > 1 ? 1 : 0) + (plan.dp * plan.cp > 1 ? 1 : 0) + (plan.ep > 1 ? 1 : 0);
}

}  // namespace

FrameworkMemory frameworkMemory(const Scenario& scenario, const ResolvedPlan& plan, Bytes ledger, Bytes capacity)
{
    FrameworkMemory memory;
    memory.workspace = frameworkOf(scenario.training) == Framework::Nanotron ? kNanotronWorkspace : kWorkspace;
    memory.context = kContext;
    memory.communicators = kCommunicator * communicators(plan);
    const Bytes allocated = ledger + memory.workspace;
    const Bytes usual = allocated * (kSlackOverAllocated + kDriverOverAllocated);
    const Bytes room = capacity - allocated - memory.context - memory.communicators;
    const double share = std::clamp(room / usual, kLeastShare, 1.0);
    memory.allocatorSlack = allocated * (kSlackOverAllocated * share);
    memory.driver = allocated * (kDriverOverAllocated * share);
    return memory;
}

}  // namespace shardscope

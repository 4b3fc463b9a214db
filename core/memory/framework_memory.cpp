// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/framework_memory.h"

#include <algorithm>

#include "core/layer/kernel_style.h"

namespace shardscope {
namespace {

constexpr Bytes kContext(0.5e9);
constexpr Bytes kWorkspace(0.13e9);
constexpr Bytes kNanotronWorkspace(0.25e9);

}  // namespace

Communicators communicatorsOf(const ResolvedPlan& plan)
{
    return {plan.tp > 1, plan.cp > 1, plan.pp > 1, plan.dp * plan.cp > 1, plan.ep > 1};
}

FrameworkMemory frameworkMemory(const ResolvedPlan& plan, Bytes ledger, Bytes capacity)
{
    FrameworkMemory memory;
    memory.workspace = plan.framework == Framework::Nanotron ? kNanotronWorkspace : kWorkspace;
    memory.context = kContext;
    memory.communicators = kCommunicator * communicatorsOf(plan).count();
    const Bytes allocated = ledger + memory.workspace;
    const double room = (capacity - allocated - memory.context - memory.communicators) / capacity;
    const double between = (room - kRoomForLeast) / (kRoomForAll - kRoomForLeast);
    memory.slackShare = kLeastShare + (1 - kLeastShare) * std::clamp(between, 0.0, 1.0);
    memory.allocatorSlack = allocated * (kSlackOverAllocated * memory.slackShare);
    memory.driver = allocated * (kDriverOverAllocated * memory.slackShare);
    return memory;
}

}  // namespace shardscope

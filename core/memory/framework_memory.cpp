// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/framework_memory.h"

#include <algorithm>

#include "core/hardware/hardware.h"
#include "core/layer/kernel_style.h"
#include "core/plan/resolved_plan.h"

namespace shardscope {
namespace {

constexpr Bytes kContext(0.5e9);

}  // namespace

Communicators communicatorsOf(const ResolvedPlan& plan)
{
    return {plan.tp > 1, plan.cp > 1, plan.pp > 1, plan.dp * plan.cp > 1, plan.ep > 1};
}

bool cachesMemory(const ResolvedPlan& plan) { return !plan.ownKernels && !traitsOf(plan.framework).isXla(); }

FrameworkMemory frameworkMemory(const ResolvedPlan& plan, const Gpu& gpu, Term ledger, const Terms& terms)
{
    FrameworkMemory memory;
    memory.workspace = terms.about(nameOf(plan.framework))("workspace", traitsOf(plan.framework).states->workspace);
    memory.context = terms("cuda-context", kContext);
    memory.communicators = terms.product("communicators", terms("communicator-bytes", kCommunicator),
                                         terms("communicator-count", communicatorsOf(plan).count()));
    memory.allocated = terms.sum("allocated", ledger, memory.workspace);
    if (!cachesMemory(plan)) {
        if (gpu.vendor == "Google")
            memory.communicators = terms("no-communicators", 0);
        memory.slackShare = 0;
        memory.allocatorSlack = memory.driver = terms("laid-out-beforehand", 0);
        return memory;
    }
    const Term all = terms("capacity", capacity(gpu));
    const Term room =
        terms.quotient("room-share", terms.difference("room", all, memory.allocated, memory.context, memory.communicators), all);
    const Term least = terms("room-for-least", kRoomForLeast);
    const Term between = terms.quotient("room-between", terms.difference("room-above-least", room, least),
                                        terms.difference("room-of-the-slope", terms("room-for-all", kRoomForAll), least));
    const Term one = terms("one", 1);
    const Term within = terms.minimum("room-within", terms.maximum("room-not-below", between, terms("nothing", 0)), one);
    const Term leastShare = terms("least-share", kLeastShare);
    const Term share = terms.sum("slack-share", leastShare,
                                 terms.product("share-above-least", terms.difference("all-above-least", one, leastShare), within));
    memory.slackShare = share.value;
    memory.allocatorSlack = terms.product("allocator-slack", terms("slack-over-allocated", kSlackOverAllocated), share, memory.allocated);
    memory.driver = terms.product("driver", terms("driver-over-allocated", kDriverOverAllocated), share, memory.allocated);
    return memory;
}

}  // namespace shardscope

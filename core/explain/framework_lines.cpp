// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <utility>

#include "core/explain/explain_context.h"
#include "core/layer/kernel_style.h"
#include "core/memory/framework_memory.h"

namespace shardscope {
namespace {

Derivation allocated(const ExplainContext& context, int rank) { return explainStageField(context, rank, "allocated_bytes"); }

Derivation workspace(const ExplainContext& context, int)
{
    return constant("workspace", 0, nameOf(context.plan.framework));
}

/// How much of the usual slack there is room for.
Derivation slackShare(const ExplainContext& context, int rank)
{
    const StageMemory& stage = context.estimate.memory().stages[static_cast<std::size_t>(rank)];
    Bytes ledger;
    for (const MemoryClass memoryClass :
         {MemoryClass::Parameters, MemoryClass::Gradients, MemoryClass::Optimizer, MemoryClass::Activations, MemoryClass::Temporary})
        ledger += stage.of(memoryClass);
    const FrameworkMemory memory = frameworkMemory(context.plan, ledger, context.estimate.memory().capacity);
    Derivations taken{explainMemoryField(context, "capacity_bytes"), allocated(context, rank), explainLine(context, stage, "cuda-context")};
    if (memory.communicators > Bytes())
        taken.push_back(explainLine(context, stage, "communicators"));
    Derivation room = quantity("room", Combine::Difference, 0, std::move(taken));
    room.value = recomputed(room).value_or(0);
    return quantity("slack-share", Combine::Formula, memory.slackShare,
                    {std::move(room), explainMemoryField(context, "capacity_bytes")});
}

Derivation allocatorSlack(const ExplainContext& context, int rank)
{
    return product("allocator-slack",
                   {constant("slack-over-allocated", kSlackOverAllocated), slackShare(context, rank), allocated(context, rank)});
}

Derivation driver(const ExplainContext& context, int rank)
{
    return product("driver",
                   {constant("driver-over-allocated", kDriverOverAllocated), slackShare(context, rank), allocated(context, rank)});
}

Derivation cudaContext(const ExplainContext&, int) { return constant("cuda-context", 0); }

Derivation communicators(const ExplainContext& context, int)
{
    const Communicators in = communicatorsOf(context.plan);
    Derivations groups;
    const auto add = [&](bool isIn, std::string_view id) {
        if (isIn)
            groups.push_back(constant(id, 1));
    };
    add(in.tensor, "tensor-communicator");
    add(in.context, "context-communicator");
    add(in.pipeline, "pipeline-communicator");
    add(in.data, "data-communicator");
    add(in.expert, "expert-communicator");
    return product("communicators", {constant("communicator-bytes", kCommunicator.value()), sum("communicator-count", std::move(groups))});
}

constexpr std::array<std::pair<std::string_view, LineExplanation>, 5> kLines{{{"workspace", workspace},
                                                                              {"allocator-slack", allocatorSlack},
                                                                              {"driver", driver},
                                                                              {"cuda-context", cudaContext},
                                                                              {"communicators", communicators}}};

}  // namespace

LineExplanation frameworkLine(std::string_view line)
{
    const auto* const found = std::find_if(kLines.begin(), kLines.end(), [&](const auto& entry) { return entry.first == line; });
    return found == kLines.end() ? nullptr : found->second;
}

}  // namespace shardscope

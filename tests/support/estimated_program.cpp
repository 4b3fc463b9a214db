// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/estimated_program.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>

#include "core/estimate/estimate.h"
#include "core/plan/mesh.h"
#include "core/plan/rank_grid.h"
#include "core/plan/resolved_plan.h"
#include "core/step/basis.h"
#include "core/step/flows.h"
#include "core/step/step.h"
#include "core/step/streams.h"

namespace shardscope::test {
namespace {

/// Kernels are named as cuBLAS, FlashAttention and Triton do.
std::string kernelName(const StreamSpan& span)
{
    if (span.work == StreamWork::Optimizer)
        return "void at::native::multi_tensor_apply_kernel<FusedAdam>";
    const bool isForward = span.work == StreamWork::Forward || span.work == StreamWork::Recompute;
    const OperatorKind kind = span.op ? traitsOf(*span.op).kind : OperatorKind::Elementwise;
    // Selective recomputation, which the streams do not open into operators.
    if (span.work == StreamWork::Recompute && !span.op)
        return "void flash::flash_fwd_kernel<Flash_fwd_kernel_traits<128>>";
    // Compilers name a kernel by what it computes, not by where.
    std::string op(span.op ? nameOf(*span.op) : "fused");
    if (const std::size_t at = op.find("attention"); at != std::string::npos)
        op.replace(at, std::string_view("attention").size(), "first");
    if (kind == OperatorKind::MatrixMultiply || kind == OperatorKind::Router)
        return std::string("nvjet_tst_256x128_64x4_") + (isForward ? "TNN" : span.work == StreamWork::WeightGrad ? "NTN" : "NNN");
    if (kind == OperatorKind::Attention)
        return isForward ? "void flash::flash_fwd_kernel<Flash_fwd_kernel_traits<128>>"
                         : "void flash::flash_bwd_dq_dk_dv_loop_seqk_parallel_kernel<128>";
    return "triton_poi_fused_" + op + (isForward ? "" : "_backward");
}

std::string torchName(CollectiveKind kind)
{
    switch (kind) {
    case CollectiveKind::AllReduce:
        return "allreduce";
    case CollectiveKind::AllGather:
        return "_allgather_base";
    case CollectiveKind::ReduceScatter:
        return "_reduce_scatter_base";
    case CollectiveKind::AllToAll:
        return "all_to_allv";
    case CollectiveKind::SendReceive:
        break;
    }
    return "recv";
}

/// The members of a rank's group, as Megatron-LM's meshes have them.
std::vector<int> membersOf(const Mesh& mesh, std::string_view name, int rank)
{
    for (const auto* grid : {&mesh.dense, &mesh.expert}) {
        if (const RankGroups* groups = Mesh::find(*grid, name)) {
            for (const std::vector<int>& group : groups->groups) {
                if (std::find(group.begin(), group.end(), rank) != group.end())
                    return group;
            }
        }
    }
    return {rank};
}

RunItem itemOf(const Flow& flow, std::vector<int> ranks)
{
    RunItem item;
    item.kind = RunItem::Kind::Collective;
    item.collective = torchName(flow.collective.kind);
    item.name = "ncclDevKernel_" + item.collective + "_RING_LL(ncclDevKernelArgsStorage<4096ul>)";
    item.group = "mesh_" + std::string(nameOf(axisOf(flow.collective.group)));
    item.ranks = std::move(ranks);
    item.bytes = flow.collective.bytes.value();
    item.seconds = flow.seconds.value() / flow.collective.count;
    return item;
}

/// Puts the collectives of flows between the kernels of a program.
class Placer {
public:
    Placer(const Estimate& estimate, int rank) : m_plan(estimate.plan()), m_mesh(*buildMesh(m_plan, m_plan.order)), m_rank(rank) {}

    void place(const Flow& flow, const std::vector<StreamSpan>& spans)
    {
        const auto count = static_cast<std::size_t>(std::llround(flow.collective.count));
        const CommunicationGroup group = flow.collective.group;
        if (flow.use == FlowUse::Imbalance || axisOf(group) == Axis::Pp || count == 0)
            return;
        RunItem item = itemOf(flow, membersOf(m_mesh, group == CommunicationGroup::Data ? "dp-cp" : nameOf(group), m_rank));
        const std::vector<std::size_t> after = placesOf(flow, spans);
        // Where a part of the seconds is exposed, as large a part of the collectives is waited for.
        const double exposed = flow.exposed / flow.seconds;
        for (std::size_t i = 0; i < count; ++i) {
            const auto number = static_cast<double>(i);
            item.waits = std::floor((number + 1) * exposed + 1e-6) > std::floor(number * exposed + 1e-6);
            (after.empty() ? m_first : m_after[after[(i + 1) * after.size() / count - 1]]).push_back(item);
        }
    }
    [[nodiscard]] const std::vector<RunItem>& first() const { return m_first; }
    [[nodiscard]] const std::vector<RunItem>& after(std::size_t span) { return m_after[span]; }

private:
    /// The spans of the flow's phase; none: the beginning of the step.
    [[nodiscard]] static std::vector<std::size_t> placesOf(const Flow& flow, const std::vector<StreamSpan>& spans)
    {
        std::uint32_t last = 0;
        for (const StreamSpan& span : spans)
            last = span.number == StreamSpan::kNone ? last : std::max(last, span.number);
        std::vector<std::size_t> places;
        for (std::size_t i = 0; i < spans.size(); ++i) {
            const bool isBackward = spans[i].work == StreamWork::InputGrad || spans[i].work == StreamWork::WeightGrad;
            const bool fits = flow.phase == FlowPhase::Forward         ? spans[i].work == StreamWork::Forward
                              : flow.phase == FlowPhase::Recompute     ? spans[i].work == StreamWork::Recompute
                              : flow.phase == FlowPhase::Backward      ? isBackward
                              : flow.phase == FlowPhase::AfterBackward ? isBackward && spans[i].number == last
                                                                       : false;
            if (fits)
                places.push_back(i);
        }
        return places;
    }

    const ResolvedPlan& m_plan;
    Mesh m_mesh;
    int m_rank;
    std::vector<RunItem> m_first;
    std::map<std::size_t, std::vector<RunItem>> m_after;
};

RunItem message(double seconds, int rank)
{
    RunItem item;
    item.kind = RunItem::Kind::Collective;
    item.name = "ncclDevKernel_SendRecv(ncclDevKernelArgsStorage<4096ul>)";
    item.collective = "recv";
    item.group = "PIPELINE_MODEL_PARALLEL_GROUP";
    item.ranks = {rank, rank + 1};
    item.seconds = seconds;
    item.waits = true;
    return item;
}

void addHost(RankProgram& program, const char* name, double seconds)
{
    program.push_back({.kind = RunItem::Kind::Synchronise});
    program.push_back({.kind = RunItem::Kind::Host, .name = name, .seconds = seconds});
}

}  // namespace

RankProgram programOf(const Estimate& estimate, int rank)
{
    const int stage = denseGrid(estimate.plan(), estimate.plan().order).coordinate(rank, Axis::Pp);
    const StepStreams streams = stepStreams(*estimate.basis(), *estimate.step(), stage, {StreamDetail::Operators, 4'000'000});
    std::vector<StreamSpan> spans;
    for (const StreamSpan& span : streams.spans) {
        if (span.stream == Stream::Compute)
            spans.push_back(span);
    }
    Placer placer(estimate, rank);
    for (const Flow& flow : stepFlows(*estimate.basis(), *estimate.step(), stage))
        placer.place(flow, spans);
    // What the rank waits for besides its own collectives is for other stages.
    const auto& time = estimate.step()->ranks[static_cast<std::size_t>(stage)];
    double idle = (time.bubble + time.exposed[static_cast<std::size_t>(Axis::Pp)]).value();

    RankProgram program = placer.first();
    double free = 0;
    for (std::size_t i = 0; i < spans.size(); ++i) {
        const double gap = estimate.plan().pp > 1 ? std::min(idle, spans[i].start - free) : 0;
        if (gap > 1e-5) {
            program.push_back(message(gap, rank));
            idle -= gap;
        }
        free = spans[i].end;
        if (spans[i].work == StreamWork::HostWait || spans[i].work == StreamWork::StepOverhead) {
            addHost(program, "between steps", spans[i].seconds());
            continue;
        }
        if (spans[i].work == StreamWork::Optimizer)
            program.push_back({.kind = RunItem::Kind::WaitForAll});
        RunItem kernel;
        kernel.name = kernelName(spans[i]);
        kernel.seconds = spans[i].seconds();
        kernel.isForward = spans[i].work == StreamWork::Forward;
        program.push_back(std::move(kernel));
        for (const RunItem& item : placer.after(i))
            program.push_back(item);
    }
    program.push_back({.kind = RunItem::Kind::Synchronise});
    return program;
}

}  // namespace shardscope::test

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/explain_context.h"
#include "core/schedule/in_flight.h"

namespace shardscope {
namespace {

/// The schedule's published peak with what stands in its formula.
Derivation publishedPeak(const ExplainContext& context, int rank)
{
    const ScheduleKind kind = context.scenario.plan.schedule;
    const ResolvedPlan& plan = context.plan;
    const std::int64_t peak = peakLive({kind, plan.pp, plan.microBatches, plan.chunks, plan.group}, rank);
    Derivations inputs;
    if (kind != ScheduleKind::DualPipe && kind != ScheduleKind::DualPipeV)
        inputs.push_back(microBatches(context));
    if (kind != ScheduleKind::Afab && kind != ScheduleKind::LoopedBfs)
        inputs.push_back(pipelineRanks(context));
    if (kind == ScheduleKind::OneFOneB || kind == ScheduleKind::Interleaved || kind == ScheduleKind::ZbV)
        inputs.push_back(constant("rank", rank));
    if (kind == ScheduleKind::Interleaved || kind == ScheduleKind::LoopedBfs || kind == ScheduleKind::Zb1pInterleaved)
        inputs.push_back(chunksPerRank(context));
    if (kind == ScheduleKind::Interleaved || kind == ScheduleKind::Zb1pInterleaved)
        inputs.push_back(groupSize(context));
    return quantity("live-" + std::string(nameOf(kind)), Combine::Formula, static_cast<double>(peak), std::move(inputs));
}

}  // namespace

Derivation liveMicroBatches(const ExplainContext& context, int rank, std::size_t chunk, double live)
{
    Derivation peak = publishedPeak(context, rank);
    if (peak.value == live)
        return peak;
    return quantity("live-at-heaviest", Combine::Formula, live, {std::move(peak), constant("chunk-number", static_cast<double>(chunk))});
}

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/doctor/estimated_rank.h"

#include <algorithm>
#include <iterator>

#include "core/estimate/estimate.h"
#include "core/estimate/step_shares.h"
#include "core/plan/resolved_plan.h"
#include "core/step/basis.h"
#include "core/step/step.h"

namespace shardscope {
namespace {

ComputeClass classOf(OperatorId op)
{
    switch (traitsOf(op).kind) {
    case OperatorKind::MatrixMultiply:
    case OperatorKind::Router:
    case OperatorKind::Scores:
        return ComputeClass::Multiply;
    case OperatorKind::Attention:
        return ComputeClass::Attention;
    default:
        return ComputeClass::Kernels;
    }
}

bool isOfLayers(OperatorId op)
{
    constexpr OperatorId kOutside[] = {OperatorId::Embedding, OperatorId::EmbeddingNorm, OperatorId::FinalNorm, OperatorId::Head,
                                       OperatorId::CrossEntropy};
    return std::find(std::begin(kOutside), std::end(kOutside), op) == std::end(kOutside);
}

Seconds& at(SecondsByClass& seconds, ComputeClass which) { return seconds[static_cast<std::size_t>(which)]; }

SecondsByClass& passOf(EstimatedRank& rank, StreamWork work)
{
    if (work == StreamWork::Forward)
        return rank.forward;
    return work == StreamWork::Recompute ? rank.recompute : rank.backward;
}

/// Passes that the estimate does not divide: recomputed attention is known by the plan; others are divided like the rest of their kind.
void addUndivided(EstimatedRank& rank, const OperatorSeconds& sum, const ResolvedPlan& plan)
{
    const bool isAttention = sum.work == StreamWork::Recompute && plan.recompute == Recompute::Selective &&
                             plan.recomputeModules == std::vector{RecomputeModule::CoreAttention};
    if (isAttention) {
        at(rank.recompute, ComputeClass::Attention) += sum.seconds;
        return;
    }
    const SecondsByClass like = sum.work == StreamWork::Recompute ? rank.forward : passOf(rank, sum.work);
    Seconds all;
    for (const Seconds each : like)
        all += each;
    SecondsByClass& to = passOf(rank, sum.work);
    for (std::size_t i = 0; i < kComputeClasses; ++i)
        to[i] += all > Seconds() ? sum.seconds * (like[i] / all) : sum.seconds / static_cast<double>(kComputeClasses);
}

void addCompute(EstimatedRank& rank, const ResolvedPlan& plan)
{
    for (const OperatorSeconds& sum : rank.operators) {
        if (!sum.op)
            continue;
        at(passOf(rank, sum.work), classOf(*sum.op)) += sum.seconds;
        if (sum.work == StreamWork::Forward && isOfLayers(*sum.op))
            at(rank.layers, classOf(*sum.op)) += sum.seconds;
        if (sum.work == StreamWork::Forward && classOf(*sum.op) == ComputeClass::Attention)
            rank.attentionRuns += sum.times;
    }
    for (const OperatorSeconds& sum : rank.operators) {
        if (!sum.op)
            addUndivided(rank, sum, plan);
    }
    for (std::size_t i = 0; i < kComputeClasses; ++i)
        rank.compute[i] = rank.forward[i] + rank.backward[i] + rank.recompute[i];
}

}  // namespace

EstimatedRank estimatedRank(const Estimate& estimate, int rank)
{
    const Basis& basis = *estimate.basis();
    const StepEstimate& step = *estimate.step();
    const RankTime& time = step.ranks[static_cast<std::size_t>(rank)];
    EstimatedRank result;
    result.rank = rank;
    result.step = step.step;
    result.operators = operatorSeconds(basis, step, rank);
    result.flows = stepFlows(basis, step, rank);
    addCompute(result, basis.plan);
    result.optimizer = time.optimizer;
    at(result.compute, ComputeClass::Kernels) += time.optimizer;
    result.exposed = time.exposed;
    result.exposed[static_cast<std::size_t>(Axis::Dp)] += step.tails[static_cast<std::size_t>(rank)].sync.gatherExposed;
    for (const Flow& flow : result.flows) {
        if (flow.use == FlowUse::Imbalance)
            result.waits[static_cast<std::size_t>(axisOf(flow.collective.group))] += flow.exposed;
    }
    result.host = time.hostWait + fixedOverhead(basis, step);
    result.idle = result.step - result.host - sumOf(result.exposed);
    for (const Seconds each : result.compute)
        result.idle -= each;
    return result;
}

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/advice_fact.h"

#include "core/estimate/estimate.h"
#include "core/hardware/hardware.h"
#include "core/model/architecture.h"
#include "core/plan/resolved_plan.h"
#include "core/step/step.h"

namespace shardscope {
namespace {

double experts(const Scenario& scenario)
{
    const MixtureOfExperts* routed = scenario.architecture->experts();
    return routed ? static_cast<double>(routed->experts) : 0;
}

bool isHalfPrecision(Precision precision) { return precision != Precision::Fp32 && precision != Precision::Tf32; }

std::optional<double> ofModel(AdviceFact fact, const Estimate& estimate)
{
    const Scenario& scenario = estimate.scenario();
    switch (fact) {
    case AdviceFact::Parameters:
        return static_cast<double>(estimate.parameters().total);
    case AdviceFact::ActiveParameters:
        return static_cast<double>(estimate.parameters().active);
    case AdviceFact::Experts:
        return experts(scenario);
    case AdviceFact::SequenceLength:
        return static_cast<double>(scenario.training.sequenceLength);
    case AdviceFact::BatchTokens:
        return static_cast<double>(scenario.training.sequenceLength) * static_cast<double>(scenario.training.globalBatch);
    case AdviceFact::Gpus:
        return estimate.gpus();
    case AdviceFact::Nodes:
        return scenario.cluster.nodes;
    case AdviceFact::NodeGpus:
        return islandOfJob(scenario.cluster);
    case AdviceFact::TensorOfNode:
        return static_cast<double>(estimate.plan().tp) / islandOfJob(scenario.cluster);
    case AdviceFact::HalfPrecision:
        return isHalfPrecision(scenario.training.precision);
    case AdviceFact::Profiled:
        return scenario.cluster.profile.has_value();
    default:
        return std::nullopt;
    }
}

std::optional<double> ofPlan(AdviceFact fact, const ResolvedPlan& plan)
{
    switch (fact) {
    case AdviceFact::TensorParallel:
        return plan.tp;
    case AdviceFact::ContextParallel:
        return plan.cp;
    case AdviceFact::PipelineParallel:
        return plan.gridStages();
    case AdviceFact::ExpertParallel:
        return plan.ep;
    case AdviceFact::DataParallel:
        return plan.dp;
    case AdviceFact::ZeroStage:
        return plan.zero;
    case AdviceFact::MicroBatches:
        return static_cast<double>(plan.microBatches);
    case AdviceFact::FullRecompute:
        return plan.recompute == Recompute::Full;
    case AdviceFact::OverlapsGradients:
        return plan.overlap.gradReduce;
    default:
        return std::nullopt;
    }
}

std::optional<double> ofTime(AdviceFact fact, const Estimate& estimate)
{
    if (!estimate.step())
        return std::nullopt;
    switch (fact) {
    case AdviceFact::ComputeToCommunication:
        return estimate.throughput()->computeToCommunication;
    case AdviceFact::BucketBytes:
        return estimate.step()->traffic.gradientBucket();
    case AdviceFact::ExposedData:
        return estimate.step()->exposed[static_cast<std::size_t>(Axis::Dp)] / estimate.step()->step;
    case AdviceFact::PipelineIdle:
        return estimate.shares().bubble;
    default:
        return std::nullopt;
    }
}

}  // namespace

bool isYesOrNo(AdviceFact fact)
{
    return fact == AdviceFact::GpuRich || fact == AdviceFact::Fits || fact == AdviceFact::FullRecompute ||
           fact == AdviceFact::HalfPrecision || fact == AdviceFact::OverlapsGradients || fact == AdviceFact::Profiled;
}

std::optional<double> valueOf(AdviceFact fact, const Estimate& estimate, Fit fit, bool gpuRich)
{
    if (fact == AdviceFact::GpuRich)
        return gpuRich;
    if (fact == AdviceFact::Fits)
        return fit == Fit::Fits;
    if (const std::optional<double> value = ofModel(fact, estimate))
        return value;
    if (const std::optional<double> value = ofPlan(fact, estimate.plan()))
        return value;
    return ofTime(fact, estimate);
}

}  // namespace shardscope

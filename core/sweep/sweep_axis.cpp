// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sweep/sweep_axis.h"

#include <algorithm>
#include <cmath>

#include "core/field/parameters.h"
#include "core/remedy/move.h"

namespace shardscope {
namespace {

constexpr double kMostTimes = 8;  ///< a cluster, a sequence or a batch, to either side
constexpr double kMostRate = 4;   ///< a bandwidth or a peak
constexpr double kLargestMicroBatch = 32;

/// Powers of two from `least` to `most`, and the value that there is.
std::vector<double> doublings(double least, double most, double own)
{
    std::vector<double> values{own};
    for (double value = least; value <= most; value *= 2)
        values.push_back(value);
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
    return values;
}

/// Around the value that there is, by factors of two.
std::vector<double> around(double own, double times, double least, double most)
{
    double value = own;
    while (value / 2 >= std::max(own / times, least) && std::floor(value / 2) == value / 2)
        value /= 2;
    return doublings(value, std::min(own * times, most), own);
}

void setGpus(Cluster& cluster, double gpus)
{
    const auto count = static_cast<int>(gpus);
    if (count < cluster.gpusPerNode) {
        cluster.gpusPerNode = count;
        cluster.nodes = 1;
    } else {
        cluster.nodes = count / cluster.gpusPerNode;
    }
}

void scalePeaks(Gpu& gpu, double factor)
{
    for (std::optional<FlopPerSecond>& peak : gpu.densePeak) {
        if (peak)
            *peak = *peak * factor;
    }
}

Scenario withMove(Scenario scenario, PlanSetting setting, double value)
{
    return moved(std::move(scenario), {{setting, static_cast<std::int64_t>(value)}});
}

/// A cluster's counts follow the degrees by an empty move.
Scenario withGpus(Scenario scenario, double gpus)
{
    setGpus(scenario.cluster, gpus);
    return moved(std::move(scenario), {});
}

double timesOwn(const Scenario& scenario, SweepAxis axis, double value) { return value / valueOn(scenario, axis); }

Scenario withRate(Scenario scenario, SweepAxis axis, double value)
{
    Gpu& gpu = scenario.cluster.gpu;
    switch (axis) {
    case SweepAxis::NetworkBandwidth:
        scenario.cluster.network.bandwidth = BytesPerSecond(value);
        break;
    case SweepAxis::ScaleUpBandwidth:
        gpu.scaleUpBandwidth = BytesPerSecond(value);
        break;
    case SweepAxis::MemoryBandwidth:
        gpu.memoryBandwidth = BytesPerSecond(value);
        break;
    case SweepAxis::MemoryCapacity:
        if (gpu.usableMemory)
            gpu.usableMemory = *gpu.usableMemory * timesOwn(scenario, axis, value);
        gpu.memory = Bytes(value);
        break;
    default:
        scalePeaks(gpu, timesOwn(scenario, axis, value));
    }
    return scenario;
}

}  // namespace

double valueOn(const Scenario& scenario, SweepAxis axis)
{
    const Plan& plan = scenario.plan;
    const Gpu& gpu = scenario.cluster.gpu;
    switch (axis) {
    case SweepAxis::StrongScaling:
    case SweepAxis::WeakScaling:
        return scenario.cluster.gpus();
    case SweepAxis::SequenceLength:
        return static_cast<double>(scenario.training.sequenceLength);
    case SweepAxis::GlobalBatch:
        return static_cast<double>(scenario.training.globalBatch);
    case SweepAxis::MicroBatch:
        return plan.microBatch;
    case SweepAxis::TensorParallel:
        return plan.tp;
    case SweepAxis::ContextParallel:
        return plan.cp;
    case SweepAxis::PipelineParallel:
        return plan.pp;
    case SweepAxis::ExpertParallel:
        return plan.ep;
    case SweepAxis::ZeroStage:
        return plan.zero;
    case SweepAxis::NetworkBandwidth:
        return scenario.cluster.network.bandwidth.value();
    case SweepAxis::ScaleUpBandwidth:
        return gpu.scaleUpBandwidth.value();
    case SweepAxis::MemoryBandwidth:
        return gpu.memoryBandwidth.value();
    case SweepAxis::MemoryCapacity:
        return gpu.memory.value();
    case SweepAxis::ComputePeak:
        return gpu.peak(scenario.training.precision).value_or(FlopPerSecond()).value();
    }
    return 0;
}

std::vector<double> sweepValues(const Scenario& scenario, SweepAxis axis)
{
    const double own = valueOn(scenario, axis);
    const double gpus = scenario.cluster.gpus();
    const Architecture& model = *scenario.architecture;
    switch (axis) {
    case SweepAxis::StrongScaling:
    case SweepAxis::WeakScaling: {
        const double most = std::min(own * kMostTimes, static_cast<double>(kMostGpus));
        return around(own, kMostTimes, 1, most);
    }
    case SweepAxis::SequenceLength:
    case SweepAxis::GlobalBatch:
        return around(own, kMostTimes, 1, own * kMostTimes);
    case SweepAxis::MicroBatch:
        return doublings(1, kLargestMicroBatch, own);
    case SweepAxis::TensorParallel:
        return doublings(1, std::min<double>(gpus, 2.0 * scaleUpGroup(scenario.cluster)), own);
    case SweepAxis::ContextParallel:
        return doublings(1, std::min(gpus, 64.0), own);
    case SweepAxis::PipelineParallel:
        return doublings(1, std::min<double>(gpus, model.layers()), own);
    case SweepAxis::ExpertParallel:
        return model.experts() ? doublings(1, std::min(gpus, static_cast<double>(model.experts()->experts)), own) : std::vector<double>();
    case SweepAxis::ZeroStage:
        return {0, 1, 2, 3};
    default:
        return own > 0 ? doublings(own / kMostRate, own * kMostRate, own) : std::vector<double>();
    }
}

Scenario withValue(const Scenario& scenario, SweepAxis axis, double value)
{
    Scenario other = scenario;
    const auto count = static_cast<std::int64_t>(value);
    switch (axis) {
    case SweepAxis::StrongScaling:
        return withGpus(std::move(other), value);
    case SweepAxis::WeakScaling:
        other.training.globalBatch =
            static_cast<std::int64_t>(std::llround(static_cast<double>(scenario.training.globalBatch) * timesOwn(scenario, axis, value)));
        return withGpus(std::move(other), value);
    case SweepAxis::SequenceLength:
        other.training.globalBatch =
            std::max<std::int64_t>(1, std::llround(static_cast<double>(scenario.training.globalBatch) / timesOwn(scenario, axis, value)));
        other.training.sequenceLength = count;
        return other;
    case SweepAxis::GlobalBatch:
        other.training.globalBatch = count;
        return other;
    case SweepAxis::MicroBatch:
        return withMove(std::move(other), PlanSetting::MicroBatch, value);
    case SweepAxis::TensorParallel:
        return withMove(std::move(other), PlanSetting::TensorParallel, value);
    case SweepAxis::ContextParallel:
        return withMove(std::move(other), PlanSetting::ContextParallel, value);
    case SweepAxis::PipelineParallel:
        return withMove(std::move(other), PlanSetting::PipelineParallel, value);
    case SweepAxis::ExpertParallel:
        return withMove(std::move(other), PlanSetting::ExpertParallel, value);
    case SweepAxis::ZeroStage:
        return withMove(std::move(other), PlanSetting::ZeroStage, value);
    default:
        return withRate(std::move(other), axis, value);
    }
}

bool changesThePlan(SweepAxis axis) { return axis <= SweepAxis::GlobalBatch; }

}  // namespace shardscope

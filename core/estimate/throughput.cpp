// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/throughput.h"

#include "core/model/parameters.h"
#include "core/step/computed_flop.h"
#include "core/step/step.h"

namespace shardscope {

Throughput throughputOf(const Scenario& scenario, const ResolvedPlan& plan, const StepEstimate& step)
{
    const Training& training = scenario.training;
    Throughput throughput;
    throughput.tokensPerStep = static_cast<double>(training.globalBatch) * static_cast<double>(training.sequenceLength);
    throughput.tokensPerSecond = throughput.tokensPerStep / step.step.value();
    throughput.tokensPerSecondPerGpu = throughput.tokensPerSecond / plan.world;
    throughput.modelFlop = trainingFlopPerToken(*scenario.architecture, training.sequenceLength, true);
    throughput.fullAttentionFlop = trainingFlopPerToken(*scenario.architecture, training.sequenceLength, false);
    throughput.computedFlop = throughput.modelFlop + extraFlopPerToken(scenario, plan).total;
    constexpr double kTera = 1e12;
    throughput.modelTflopsPerGpu = throughput.tokensPerSecondPerGpu * throughput.modelFlop.value() / kTera;
    if (const auto peak = scenario.cluster.gpu.peak(training.precision)) {
        const auto share = [&](Flop perToken) { return throughput.tokensPerSecondPerGpu * perToken.value() / peak->value(); };
        throughput.mfu = share(throughput.modelFlop);
        throughput.mfuFullAttention = share(throughput.fullAttentionFlop);
        throughput.hfu = share(throughput.computedFlop);
    }
    if (step.communication > Seconds())
        throughput.computeToCommunication = step.compute / step.communication;
    return throughput;
}

RunCost costOf(const Scenario& scenario, const Throughput& throughput)
{
    RunCost cost;
    if (!scenario.training.tokenBudget)
        return cost;
    cost.days = *scenario.training.tokenBudget / throughput.tokensPerSecond / kSecondsPerDay;
    const double gpuHours = *cost.days * kHoursPerDay * scenario.cluster.gpus();
    if (scenario.cluster.pricePerGpuHour)
        cost.price = gpuHours * *scenario.cluster.pricePerGpuHour;
    if (scenario.cluster.wattsPerGpu)
        cost.energyWh = gpuHours * scenario.cluster.wattsPerGpu->value();
    return cost;
}

}  // namespace shardscope

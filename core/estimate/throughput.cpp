// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/throughput.h"

#include "core/model/parameters.h"
#include "core/step/computed_flop.h"
#include "core/step/step.h"
#include "core/step/basis.h"

namespace shardscope {

Throughput throughputOf(const Basis& basis, const StepEstimate& step)
{
    const Site& site = basis.site;
    const ResolvedPlan& plan = basis.plan;
    const Training& training = site.training;
    Throughput throughput;
    throughput.tokensPerStep = static_cast<double>(training.globalBatch) * static_cast<double>(training.sequenceLength);
    throughput.tokensPerSecond = throughput.tokensPerStep / step.step.value();
    throughput.tokensPerSecondPerGpu = throughput.tokensPerSecond / plan.world;
    throughput.modelFlop = trainingFlopPerToken(*site.architecture, training.sequenceLength, true);
    throughput.fullAttentionFlop = trainingFlopPerToken(*site.architecture, training.sequenceLength, false);
    throughput.computedFlop = throughput.modelFlop + extraFlopPerToken(site, plan).total;
    constexpr double kTera = 1e12;
    throughput.modelTflopsPerGpu = throughput.tokensPerSecondPerGpu * throughput.modelFlop.value() / kTera;
    if (const auto peak = site.cluster.gpu.peak(training.precision)) {
        const auto share = [&](Flop perToken) { return throughput.tokensPerSecondPerGpu * perToken.value() / peak->value(); };
        throughput.mfu = share(throughput.modelFlop);
        throughput.mfuFullAttention = share(throughput.fullAttentionFlop);
        throughput.hfu = share(throughput.computedFlop);
    }
    if (step.communication > Seconds())
        throughput.computeToCommunication = step.compute / step.communication;
    return throughput;
}

RunCost costOf(const Site& site, const Throughput& throughput)
{
    RunCost cost;
    if (!site.training.tokenBudget)
        return cost;
    cost.days = *site.training.tokenBudget / throughput.tokensPerSecond / kSecondsPerDay;
    const double gpuHours = *cost.days * kHoursPerDay * site.cluster.gpus();
    if (site.cluster.pricePerGpuHour)
        cost.price = gpuHours * *site.cluster.pricePerGpuHour;
    if (site.cluster.wattsPerGpu)
        cost.energyWh = gpuHours * site.cluster.wattsPerGpu->value();
    return cost;
}

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/time_fields.h"
#include "core/explain/time_context.h"
#include "core/model/parameters.h"
#include "core/step/computed_flop.h"

namespace shardscope {
namespace {

Derivation placed(Derivation derivation, std::string pointer)
{
    derivation.field = std::move(pointer);
    return derivation;
}

const Throughput& throughputOf(const TimeContext& time) { return *time.context.estimate.throughput(); }

Derivation tokensPerStep(const TimeContext& time)
{
    const Training& training = time.context.scenario.training;
    return product("tokens-per-step", {given("/training/global_batch", static_cast<double>(training.globalBatch)),
                                       given("/training/sequence_length", static_cast<double>(training.sequenceLength))});
}

Derivation worldSize(const TimeContext& time)
{
    const Cluster& cluster = time.context.scenario.cluster;
    return product("gpus", {given("/cluster/nodes", cluster.nodes), given("/cluster/gpus_per_node", cluster.gpusPerNode)});
}

/// Six FLOP for each parameter in a multiply that a token visits, and attention's two products (`trainingFlopPerToken`).
Derivation modelFlop(const TimeContext& time, bool causal)
{
    const ExplainContext& context = time.context;
    const Flop whole = causal ? throughputOf(time).modelFlop : throughputOf(time).fullAttentionFlop;
    // What counting attention in full adds is what counting it once takes.
    const Flop once = throughputOf(time).fullAttentionFlop - throughputOf(time).modelFlop;
    const Flop attention = causal ? once : 2 * once;
    Derivation multiplied = product("multiply-flop-per-token", {constant("six-flop", 6), constant("multiplied-parameters", (whole - attention).value() / 6)});
    Derivation attended = quantity(causal ? "attention-flop-causal" : "attention-flop-full", Combine::Formula, attention.value(),
                                   {given("/training/sequence_length", static_cast<double>(context.scenario.training.sequenceLength)),
                                    modelValue(context, "layers", context.architecture.layers())});
    return exactOr(quantity(causal ? "model-flop" : "model-flop-full", Combine::Sum, 0, {std::move(multiplied), std::move(attended)}), whole.value());
}

Derivation computedFlop(const TimeContext& time)
{
    const ExplainContext& context = time.context;
    const ExtraFlop extra = extraFlopPerToken(context.site, context.plan);
    Derivations parts{modelFlop(time, true)};
    for (std::size_t kind = 0; kind < extra.ofLayerKind.size(); ++kind) {
        const std::string name = kindName(context.architecture, kind);
        const auto add = [&](std::string_view id, int layers, Flop one, std::string_view each) {
            if (layers > 0 && one > Flop())
                parts.push_back(product(id, {constant("layers-of-kind", layers, name), constant(each, one.value(), name)}, name));
        };
        add("repeated-flop", extra.recomputed[kind], extra.ofLayerKind[kind].repeated, "repeated-flop-of-layer");
        add("vain-flop", extra.layers[kind], extra.ofLayerKind[kind].aboveCausal, "vain-flop-of-layer");
    }
    return exactOr(quantity("computed-flop", Combine::Sum, 0, std::move(parts)), throughputOf(time).computedFlop.value());
}

Derivation utilisation(const TimeContext& time, std::string_view id, Derivation flop, double value)
{
    const Scenario& scenario = time.context.scenario;
    Derivation peak = gpuFigure(time, "gpu-peak", "dense_flop_per_second/" + std::string(nameOf(scenario.training.precision)),
                                scenario.cluster.gpu.peak(scenario.training.precision)->value());
    peak.name += " in " + std::string(nameOf(scenario.training.precision));
    Derivation rate = product("flop-rate", {explainThroughput(time, "tokens_per_s_per_gpu"), std::move(flop)});
    return exactOr(quantity(id, Combine::Quotient, 0, {std::move(rate), std::move(peak)}), value);
}

Derivation throughputNumber(const TimeContext& time, std::string_view name)
{
    const Throughput& throughput = throughputOf(time);
    if (name == "tokens_per_s")
        return exactOr(quantity("tokens-per-second", Combine::Quotient, 0, {tokensPerStep(time), explainTime(time, "step_s")}),
                       throughput.tokensPerSecond);
    if (name == "tokens_per_s_per_gpu")
        return exactOr(quantity("tokens-per-second-per-gpu", Combine::Quotient, 0, {explainThroughput(time, "tokens_per_s"), worldSize(time)}),
                       throughput.tokensPerSecondPerGpu);
    if (name == "model_tflops_per_gpu")
        return exactOr(quantity("model-tflops", Combine::Product, 0,
                                {explainThroughput(time, "tokens_per_s_per_gpu"), modelFlop(time, true), constant("tera", 1e-12)}),
                       throughput.modelTflopsPerGpu);
    if (name == "mfu")
        return utilisation(time, "mfu", modelFlop(time, true), *throughput.mfu);
    if (name == "mfu_full_attention")
        return utilisation(time, "mfu-full-attention", modelFlop(time, false), *throughput.mfuFullAttention);
    if (name == "hfu")
        return utilisation(time, "hfu", computedFlop(time), *throughput.hfu);
    return exactOr(quantity("compute-to-communication", Combine::Quotient, 0, {explainTime(time, "compute_s"), explainTime(time, "communication_s")}),
                   *throughput.computeToCommunication);
}

}  // namespace

Derivation explainThroughput(const TimeContext& time, std::string_view name)
{
    const std::string pointer = "/throughput/" + std::string(name);
    if (time.context.isNew(pointer))
        return placed(throughputNumber(time, name), pointer);
    double value = 0;
    for (const FieldNumber& number : throughputNumbers(throughputOf(time))) {
        if (number.name == name)
            value = number.value.value_or(0);
    }
    return placed(quantity("time-reference", Combine::Reference, value, {}, plainName(name)), pointer);
}

Derivation explainCost(const TimeContext& time, std::string_view name)
{
    const Scenario& scenario = time.context.scenario;
    const RunCost& cost = time.context.estimate.cost();
    const std::string pointer = "/cost/" + std::string(name);
    if (name == "days")
        return placed(exactOr(quantity("days", Combine::Quotient, 0,
                                       {given("/training/token_budget", *scenario.training.tokenBudget), explainThroughput(time, "tokens_per_s"),
                                        constant("seconds-per-day", kSecondsPerDay)}),
                              *cost.days),
                      pointer);
    Derivation hours = product("gpu-hours", {explainCost(time, "days"), constant("hours-per-day", kHoursPerDay), worldSize(time)});
    if (name == "price")
        return placed(exactOr(quantity("price", Combine::Product, 0,
                                       {std::move(hours), given("/cluster/price_per_gpu_hour", *scenario.cluster.pricePerGpuHour)}),
                              *cost.price),
                      pointer);
    return placed(exactOr(quantity("energy", Combine::Product, 0,
                                   {std::move(hours), given("/cluster/watts_per_gpu", scenario.cluster.wattsPerGpu->value())}),
                          *cost.energyWh),
                  pointer);
}

}  // namespace shardscope

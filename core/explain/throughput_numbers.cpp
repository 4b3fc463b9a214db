// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/time_parts.h"
#include "core/model/parameters.h"
#include "core/step/computed_flop.h"

namespace shardscope {
namespace {

/// Six FLOP for each parameter in a multiply that a token visits, and attention's two products.
Part modelFlop(const ExplainContext& context, bool causal)
{
    (void)trainingFlopPerToken(context.architecture, context.scenario.training.sequenceLength, causal, context.terms());
    return context.noted(causal ? "model-flop" : "model-flop-full");
}

Part computedFlop(const ExplainContext& context)
{
    const ExtraFlop extra = extraFlopPerToken(context.site, context.plan);
    Parts parts{modelFlop(context, true)};
    for (std::size_t kind = 0; kind < extra.ofLayerKind.size(); ++kind) {
        const std::string_view name = kindName(context, kind);
        const auto add = [&](std::string_view id, int layers, Flop one, std::string_view each) {
            if (layers > 0 && one > Flop())
                parts.push_back(context.product(id, {context.end("layers-of-kind", layers, name), context.end(each, one.value(), name)}, name));
        };
        add("repeated-flop", extra.recomputed[kind], extra.ofLayerKind[kind].repeated, "repeated-flop-of-layer");
        add("vain-flop", extra.layers[kind], extra.ofLayerKind[kind].aboveCausal, "vain-flop-of-layer");
    }
    return context.sum("computed-flop", std::move(parts));
}

Part utilisation(const ExplainContext& context, std::string_view id, Part flop)
{
    const Precision precision = context.scenario.training.precision;
    const Part peak = context.end("gpu-peak", context.scenario.cluster.gpu.peak(precision)->value(), nameOf(precision));
    return context.quotient(id, {context.product("flop-rate", {explainThroughput(context, "tokens_per_s_per_gpu"), flop}), peak});
}

Part throughputNumber(const ExplainContext& context, std::string_view name)
{
    if (name == "tokens_per_s")
        return context.quotient("tokens-per-second", {tokensPerStep(context), explainTime(context, "step_s")});
    if (name == "tokens_per_s_per_gpu")
        return context.quotient("tokens-per-second-per-gpu", {explainThroughput(context, "tokens_per_s"), gpus(context)});
    if (name == "model_tflops_per_gpu")
        return context.product("model-tflops", {explainThroughput(context, "tokens_per_s_per_gpu"), modelFlop(context, true), context.end("tera", 1e-12)});
    if (name == "mfu")
        return utilisation(context, "mfu", modelFlop(context, true));
    if (name == "mfu_full_attention")
        return utilisation(context, "mfu-full-attention", modelFlop(context, false));
    if (name == "hfu")
        return utilisation(context, "hfu", computedFlop(context));
    return context.quotient("compute-to-communication", {explainTime(context, "compute_s"), explainTime(context, "communication_s")});
}

Part costNumber(const ExplainContext& context, std::string_view name)
{
    const Scenario& scenario = context.scenario;
    if (name == "days")
        return context.quotient("days", {context.end("/training/token_budget", *scenario.training.tokenBudget), explainThroughput(context, "tokens_per_s"),
                                         context.end("seconds-per-day", kSecondsPerDay)});
    const Part hours = context.product("gpu-hours", {explainCost(context, "days"), context.end("hours-per-day", kHoursPerDay), gpus(context)});
    if (name == "price")
        return context.product("price", {hours, context.end("/cluster/price_per_gpu_hour", *scenario.cluster.pricePerGpuHour)});
    return context.product("energy", {hours, context.end("/cluster/watts_per_gpu", scenario.cluster.wattsPerGpu->value())});
}

}  // namespace

Part explainThroughput(const ExplainContext& context, std::string_view name)
{
    return context.field("/throughput/" + std::string(name), [&] { return throughputNumber(context, name); });
}

Part explainCost(const ExplainContext& context, std::string_view name)
{
    return context.field("/cost/" + std::string(name), [&] { return costNumber(context, name); });
}

}  // namespace shardscope

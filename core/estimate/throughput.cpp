// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/throughput.h"

#include "core/layer/document_rows.h"
#include "core/model/forward_models.h"
#include "core/model/parameters.h"
#include "core/step/basis.h"
#include "core/step/computed_flop.h"
#include "core/step/step.h"
#include "core/step/uneven_micro_batches.h"

namespace shardscope {

namespace {

/// The arithmetic rate of one GPU by its data sheet; of GPUs of several kinds their mean. Empty where one has none.
std::optional<Term> peakOfGpu(const Basis& basis, const Terms& terms)
{
    const Precision precision = basis.site.training.precision;
    TermSum all;
    for (int group = 0; group < basis.groupCount(); ++group) {
        const Cluster& cluster = basis.ofGroup(group).site.cluster;
        const std::optional<FlopPerSecond> peak = cluster.gpu.peak(precision);
        if (!peak)
            return std::nullopt;
        if (basis.groupCount() == 1 || basis.plan.encoderGpus > 0)
            return terms.about(nameOf(precision))("gpu-peak", *peak);
        const Terms own = terms.about(terms.recorder() ? terms.recorder()->text(cluster.gpu.id) : std::string_view());
        all.add(own.product("peak-of-group", own("gpus-of-group", cluster.gpus()), own("group-peak", *peak)));
    }
    return terms.quotient("mean-peak", all.as("peak-of-groups", terms), terms("gpus", basis.plan.world));
}

/// Adds the model's FLOP over documents, and what padding and masked answers leave of the tokens.
void addDocuments(Throughput& throughput, const DocumentRows& rows, const Basis& basis, Term useful, const Terms& terms)
{
    const Training& training = basis.site.training;
    const Term share =
        terms.quotient("useful-share", terms("useful-tokens-of-a-row", rows.usefulTokens), terms("tokens-of-a-row", rows.tokens));
    throughput.usefulShare = terms.placed("/throughput/useful_share", share).value;
    throughput.computedTokensPerSecond =
        terms.placed("/throughput/computed_tokens_per_s", terms.quotient("computed-tokens-per-second", useful, share)).value;
    if (const std::optional<double> loss = training.documents.lossShare) {
        const Term counted = terms.product("loss-tokens-per-second", useful, terms("/training/loss_share", *loss));
        throughput.lossTokensPerSecond = terms.placed("/throughput/loss_tokens_per_s", counted).value;
    }
    throughput.meanTokens =
        terms
            .placed("/throughput/document_tokens", terms.quotient("document-tokens", terms("useful-tokens-of-a-row", rows.usefulTokens),
                                                                  terms("documents-of-a-row", rows.documents)))
            .value;
    throughput.effectiveTokens =
        terms.placed("/throughput/effective_tokens", terms.named("effective-tokens", terms("attended-length", rows.attended))).value;
    const Term mean = meanMicroBatches(rows, basis.site, basis.plan, terms);
    const Term works = terms(worksName(rows), worksPerChunk(basis.plan.pipeline(), basis.factors));
    throughput.slowestOverMean = terms.placed("/throughput/slowest_over_mean", terms.quotient("slowest-over-mean", works, mean)).value;
}

/// Returns the FLOP that are computed for a useful token: those of the padding with it.
Term computedOfDocuments(const Basis& basis, double usefulShare, Term extra, const Terms& terms)
{
    const Site& site = basis.site;
    Term ofToken = terms.sum("flop-of-a-row-token", rowFlopPerToken(*site.architecture, *basis.ledger.shape.documents, terms), extra);
    if (!site.forwards.empty())
        ofToken = terms.sum("flop-with-forwards", ofToken,
                            terms("forward-flop", forwardFlopPerToken(site.forwards, attendedTokens(site.training), true)));
    return terms.quotient("computed-flop", ofToken, terms("/throughput/useful_share", usefulShare));
}

}  // namespace

Throughput throughputOf(const Basis& basis, const StepEstimate& step, const Terms& terms)
{
    const Site& site = basis.site;
    const Training& training = site.training;
    const Term tokens = usefulTokensOfStep(site, basis.plan, terms);
    const Term all =
        terms.placed("/throughput/tokens_per_s", terms.quotient("tokens-per-second", tokens, terms("/time/step_s", step.step)));
    const Term ofGpu =
        terms.placed("/throughput/tokens_per_s_per_gpu", terms.quotient("tokens-per-second-per-gpu", all, terms("gpus", basis.plan.world)));
    Throughput throughput;
    throughput.tokensPerStep = tokens.value;
    throughput.tokensPerSecond = all.value;
    throughput.tokensPerSecondPerGpu = ofGpu.value;
    if (const DocumentRows* rows = basis.ledger.shape.documents.get())
        addDocuments(throughput, *rows, basis, all, terms);
    throughput.fullAttentionFlop = modelFlopPerToken(*site.architecture, training, false, terms);
    throughput.modelFlop = modelFlopPerToken(*site.architecture, training, true, terms);
    Term model = terms("model-flop", throughput.modelFlop);
    Term full = terms("model-flop-full", throughput.fullAttentionFlop);
    if (!site.forwards.empty()) {
        const auto forward = [&](bool causal) { return forwardFlopPerToken(site.forwards, attendedTokens(training), causal); };
        model = terms.sum("flop-with-forwards", model, terms("forward-flop", forward(true)));
        full = terms.sum("flop-full-with-forwards", full, terms("forward-flop-full", forward(false)));
        throughput.modelFlop = Flop(model.value);
        throughput.fullAttentionFlop = Flop(full.value);
    }
    const Term extra = terms("extra-flop", extraFlopPerToken(site, basis.plan, terms));
    const Term computed = throughput.usefulShare ? computedOfDocuments(basis, *throughput.usefulShare, extra, terms)
                                                 : terms.sum("computed-flop", model, extra);
    throughput.computedFlop = Flop(computed.value);
    const auto rate = [&](Term perToken) { return terms.product("flop-rate", ofGpu, perToken); };
    throughput.modelTflopsPerGpu =
        terms.placed("/throughput/model_tflops_per_gpu", terms.quotient("model-tflops", rate(model), terms("tera", 1e12))).value;
    if (const std::optional<Term> most = peakOfGpu(basis, terms)) {
        throughput.mfu = terms.placed("/throughput/mfu", terms.quotient("mfu", rate(model), *most)).value;
        throughput.mfuFullAttention =
            terms.placed("/throughput/mfu_full_attention", terms.quotient("mfu-full-attention", rate(full), *most)).value;
        throughput.hfu = terms.placed("/throughput/hfu", terms.quotient("hfu", rate(computed), *most)).value;
    }
    if (step.communication > Seconds())
        throughput.computeToCommunication = terms
                                                .placed("/throughput/compute_to_communication",
                                                        terms.quotient("compute-to-communication", terms("/time/compute_s", step.compute),
                                                                       terms("/time/communication_s", step.communication)))
                                                .value;
    return throughput;
}

namespace {

double priceOfMillionTokens(double pricePerGpuHour, const Throughput& throughput, const Terms& terms)
{
    constexpr double kSecondsPerHour = 3600;
    constexpr double kMega = 1e6;
    const Term tokens = terms.product("tokens-per-gpu-hour", terms("/throughput/tokens_per_s_per_gpu", throughput.tokensPerSecondPerGpu),
                                      terms("seconds-per-hour", kSecondsPerHour));
    const Term millions = terms.quotient("millions-per-gpu-hour", tokens, terms("mega", kMega));
    return terms
        .placed("/cost/price_per_million_tokens",
                terms.quotient("price-per-million-tokens", terms("/cluster/price_per_gpu_hour", pricePerGpuHour), millions))
        .value;
}

/// With failures where there is a rate of them; of what trains only then both.
Term daysOf(RunCost& cost, Term undisturbed, const Terms& terms)
{
    if (!cost.goodput)
        return terms.placed("/cost/days", undisturbed);
    const Term ideal = terms.placed("/cost/failure_free_days", undisturbed);
    cost.failureFreeDays = ideal.value;
    const Term days =
        terms.placed("/cost/days", terms.quotient("days-with-failures", ideal, terms("/cost/goodput", cost.goodput->goodput)));
    const Term seconds = terms.product("wall-seconds", days, terms("seconds-per-day", kSecondsPerDay));
    cost.failures = terms
                        .placed("/cost/failures",
                                terms.quotient("failures", seconds, terms("/cost/failure_interval_s", cost.goodput->failures.interval)))
                        .value;
    return days;
}

}  // namespace

RunCost costOf(const Basis& basis, const Throughput& throughput, const Terms& terms)
{
    const Site& site = basis.site;
    RunCost cost;
    const std::optional<double>& price = site.cluster.pricePerGpuHour;
    if (price)
        cost.pricePerMillionTokens = priceOfMillionTokens(*price, throughput, terms);
    cost.goodput = goodputOf(basis, terms);
    // A job that never gets from one checkpoint to the next never ends.
    if (!site.training.tokenBudget || (cost.goodput && !(cost.goodput->goodput > kLeastGoodput)))
        return cost;
    const Term budget = terms("/training/token_budget", *site.training.tokenBudget);
    const Term undisturbed = terms.quotient("days", budget, terms("/throughput/tokens_per_s", throughput.tokensPerSecond),
                                            terms("seconds-per-day", kSecondsPerDay));
    const Term days = daysOf(cost, undisturbed, terms);
    cost.days = days.value;
    const Term hours = terms.product("gpu-hours", days, terms("hours-per-day", kHoursPerDay), terms("gpus", basis.plan.world));
    if (price)
        cost.price = terms.placed("/cost/price", terms.product("price", hours, terms("/cluster/price_per_gpu_hour", *price))).value;
    if (const auto& power = site.cluster.wattsPerGpu)
        cost.energyWh = terms.placed("/cost/energy_wh", terms.product("energy", hours, terms("/cluster/watts_per_gpu", *power))).value;
    return cost;
}

}  // namespace shardscope

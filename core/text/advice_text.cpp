// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/advice_text.h"

#include <cmath>
#include <cstdio>

namespace shardscope {
namespace {

struct FactText {
    std::string_view name;
    std::string_view no{};  ///< of a yes or no: what it is called where it is not so
};

FactText textOf(AdviceFact fact)
{
    using enum AdviceFact;
    switch (fact) {
    case Parameters:
        return {"parameters"};
    case ActiveParameters:
        return {"active parameters"};
    case Experts:
        return {"experts"};
    case SequenceLength:
        return {"tokens a sequence"};
    case BatchTokens:
        return {"tokens a batch"};
    case Gpus:
        return {"GPUs"};
    case Nodes:
        return {"nodes"};
    case NodeGpus:
        return {"GPUs a node"};
    case GpuRich:
        return {"GPU-rich: some plan without full recomputation fits", "GPU-poor: no plan without full recomputation fits"};
    case Fits:
        return {"it fits", "it is tight or does not fit"};
    case TensorParallel:
        return {"tensor-parallel ranks"};
    case TensorOfNode:
        return {"nodes a tensor-parallel group"};
    case ContextParallel:
        return {"context-parallel ranks"};
    case PipelineParallel:
        return {"pipeline stages"};
    case ExpertParallel:
        return {"expert-parallel ranks"};
    case DataParallel:
        return {"data-parallel ranks"};
    case ZeroStage:
        return {"ZeRO stage"};
    case MicroBatches:
        return {"micro-batches"};
    case FullRecompute:
        return {"all activations are recomputed", "not all activations are recomputed"};
    case HalfPrecision:
        return {"multiplies in 16 bits or fewer", "multiplies in 32 bits"};
    case OverlapsGradients:
        return {"gradients leave beside the backward", "gradients wait for the backward to end"};
    case BucketBytes:
        return {"bytes a bucket"};
    case Profiled:
        return {"this machine was measured", "this machine was not measured"};
    case ComputeToCommunication:
        return {"computing over communicating"};
    case ExposedData:
        return {"of the step waits for data parallelism"};
    case PipelineIdle:
        return {"of the GPU time is idle in the pipeline"};
    }
    return {};
}

bool isShare(AdviceFact fact) { return fact == AdviceFact::ExposedData || fact == AdviceFact::PipelineIdle; }

/// Up to three digits, thousands as K, M, B, T.
std::string counted(double value)
{
    static constexpr std::pair<double, const char*> kScales[] = {{1e12, " T"}, {1e9, " B"}, {1e6, " M"}};
    char buffer[48];
    for (const auto& [scale, name] : kScales) {
        if (value >= scale) {
            std::snprintf(buffer, sizeof buffer, "%.3g%s", value / scale, name);
            return buffer;
        }
    }
    std::snprintf(buffer, sizeof buffer, value == std::floor(value) ? "%.0f" : "%.3g", value);
    return buffer;
}

std::string written(AdviceFact fact, double value)
{
    if (!isShare(fact))
        return counted(value);
    char buffer[32];
    std::snprintf(buffer, sizeof buffer, "%.3g %%", value * 100);
    return buffer;
}

std::string asked(const Condition& condition, const Locale& locale)
{
    std::string text;
    const auto add = [&](const std::optional<double>& bound, const char* before, const char* after) {
        if (bound)
            text += (text.empty() ? std::string() : locale.text(" and ")) + locale.text(before) +
                    locale.figure(written(condition.fact, *bound)) + locale.text(after);
    };
    add(condition.is, "exactly ", "");
    add(condition.atLeast, "", " or more");
    add(condition.above, "more than ", "");
    add(condition.atMost, "", " or fewer");
    add(condition.below, "fewer than ", "");
    return text;
}

}  // namespace

std::string_view factName(AdviceFact fact) { return textOf(fact).name; }

std::string checkedText(const CheckedFact& fact, const Locale& locale)
{
    const FactText text = textOf(fact.condition.fact);
    if (!fact.value)
        return locale.text(text.name) + ": " + locale.text("not known");
    if (isYesOrNo(fact.condition.fact))
        return locale.text(*fact.value != 0 ? text.name : text.no);
    return locale.figure(written(fact.condition.fact, *fact.value)) + " " + locale.text(text.name) + " (" + asked(fact.condition, locale) +
           ")";
}

std::string becauseText(const Decision& decision, const Locale& locale)
{
    if (decision.because.empty())
        return locale.text("It is for every plan.");
    std::string text;
    for (const CheckedFact& fact : decision.because) {
        if (decision.applies() || !fact.holds())
            text += (text.empty() ? "" : "; ") + checkedText(fact, locale);
    }
    return text + ".";
}

std::string_view outcomeText(AdviceOutcome outcome)
{
    switch (outcome) {
    case AdviceOutcome::DoesNotApply:
        return "does not apply";
    case AdviceOutcome::Remark:
        return "remark";
    case AdviceOutcome::Taken:
        return "taken";
    case AdviceOutcome::AlreadySo:
        return "already best";
    case AdviceOutcome::NotNeeded:
        return "not needed";
    case AdviceOutcome::NotBetter:
        return "not better";
    case AdviceOutcome::DoesNotFit:
        return "does not fit";
    case AdviceOutcome::NotPossible:
        return "not possible";
    }
    return {};
}

std::string_view stepTitle(AdviceStep step)
{
    switch (step) {
    case AdviceStep::Fit:
        return "Fit one step into memory";
    case AdviceStep::Batch:
        return "Come to the batch";
    case AdviceStep::Throughput:
        return "Train faster";
    }
    return {};
}

std::string_view groupTitle(AdviceGroup group)
{
    switch (group) {
    case AdviceGroup::Path:
        return "The path";
    case AdviceGroup::Scale:
        return "By number of GPUs";
    case AdviceGroup::SizeTree:
        return "By size of the model";
    case AdviceGroup::Checklist:
        return "Overlap checklist";
    case AdviceGroup::Pitfall:
        return "Pitfalls";
    case AdviceGroup::Own:
        return "Your own";
    }
    return {};
}

}  // namespace shardscope

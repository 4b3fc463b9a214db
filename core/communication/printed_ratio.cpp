// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/communication/printed_ratio.h"

#include "core/model/parameters.h"

namespace shardscope {
namespace {

std::string_view formulaOf(Strategy strategy)
{
    switch (strategy) {
    case Strategy::Data:
    case Strategy::Zero1: return "sheet-data";
    case Strategy::Zero2: return "sheet-zero2";
    case Strategy::Zero3: return "sheet-zero3";
    case Strategy::Tensor: return "sheet-tensor";
    case Strategy::Sequence: return {};
    case Strategy::Context: return "sheet-context";
    case Strategy::Pipeline: return "sheet-pipeline";
    case Strategy::Expert: return "sheet-expert";
    }
    return {};
}

std::optional<double> printedValue(Strategy strategy, const cheatsheet::OverlapInputs& in)
{
    switch (strategy) {
    case Strategy::Data:
    case Strategy::Zero1: return cheatsheet::sheetDataRatio(in);
    case Strategy::Zero2: return cheatsheet::sheetZero2Ratio(in);
    case Strategy::Zero3: return cheatsheet::sheetZero3Ratio(in);
    case Strategy::Tensor: return cheatsheet::sheetTensorRatio(in);
    case Strategy::Pipeline: return cheatsheet::sheetPipelineRatio(in);
    case Strategy::Expert: return cheatsheet::sheetExpertRatio(in);
    case Strategy::Sequence:
    case Strategy::Context: return std::nullopt;
    }
    return std::nullopt;
}

/// The errors of core/cheatsheet/printed_formula.h that are a plain factor.
std::vector<RatioStep> knownSteps(Strategy strategy, const PrintedInputs& in)
{
    switch (strategy) {
    case Strategy::Data: return {{"ratio-keeps-parameters", 1 / in.numbers.parameters}, {"elements-for-bytes", in.gradientBytes}};
    case Strategy::Zero1:
        return {{"ratio-keeps-parameters", 1 / in.numbers.parameters}, {"elements-for-bytes", in.gradientBytes}, {"collectives-disagree", 0.5}};
    case Strategy::Zero2: return {{"ratio-keeps-parameters", 1 / in.numbers.parameters}, {"elements-for-bytes", in.gradientBytes}};
    case Strategy::Zero3: return {{"zero3-ratio-grows-with-dp", 1 / in.numbers.dp}, {"elements-for-bytes", in.elementBytes}};
    case Strategy::Tensor:
    case Strategy::Pipeline:
    case Strategy::Expert: return {{"elements-for-bytes", in.elementBytes}};
    case Strategy::Sequence:
    case Strategy::Context: return {};
    }
    return {};
}

}  // namespace

PrintedInputs printedInputs(const Scenario& scenario, const ResolvedPlan& plan, const RankShape& shape, const Peaks& peaks)
{
    const Architecture& architecture = *scenario.architecture;
    PrintedInputs inputs;
    cheatsheet::OverlapInputs& in = inputs.numbers;
    in.parameters = static_cast<double>(countParameters(architecture).total);
    in.tokens = shape.tokens;
    in.sequence = shape.sequence;
    in.microBatch = scenario.plan.microBatch;
    in.hidden = shape.hidden;
    in.layers = architecture.layers();
    in.experts = architecture.experts() ? static_cast<double>(architecture.experts()->experts) : 1;
    in.dp = plan.zero > 0 ? plan.shardGroup : plan.dp * plan.cp;
    in.tp = plan.tp;
    in.pp = plan.pp;
    in.ep = plan.ep;
    in.peak = peaks.compute;
    in.bandwidth = peaks.link;
    inputs.elementBytes = shape.style.elementBytes;
    inputs.gradientBytes = peaks.gradientBytes;
    return inputs;
}

void addPrintedRatio(OverlapRatio& ratio, Strategy strategy, const PrintedInputs& inputs)
{
    ratio.formula = formulaOf(strategy);
    ratio.printed = printedValue(strategy, inputs.numbers);
    if (!ratio.printed || !(*ratio.printed > 0))
        return;
    ratio.steps = knownSteps(strategy, inputs);
    double rest = ratio.corrected / *ratio.printed;
    for (const RatioStep& step : ratio.steps)
        rest /= step.factor;
    ratio.steps.push_back({kExactCounts, rest});
}

}  // namespace shardscope

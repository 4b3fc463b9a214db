// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cheatsheet/printed_ratio.h"

#include "core/cheatsheet/overlap_ratios.h"
#include "core/layer/rank_shape.h"
#include "core/model/architecture.h"
#include "core/model/parameters.h"
#include "core/step/basis.h"

namespace shardscope::cheatsheet {
namespace {

std::string_view formulaOf(Strategy strategy)
{
    switch (strategy) {
    case Strategy::Data:
    case Strategy::Zero1:
        return "sheet-data";
    case Strategy::Zero2:
        return "sheet-zero2";
    case Strategy::Zero3:
        return "sheet-zero3";
    case Strategy::Tensor:
        return "sheet-tensor";
    case Strategy::Sequence:
        return {};
    case Strategy::Context:
        return "sheet-context";
    case Strategy::Pipeline:
        return "sheet-pipeline";
    case Strategy::Expert:
        return "sheet-expert";
    }
    return {};
}

std::optional<double> printedValue(Strategy strategy, const OverlapInputs& in)
{
    switch (strategy) {
    case Strategy::Data:
    case Strategy::Zero1:
        return sheetDataRatio(in);
    case Strategy::Zero2:
        return sheetZero2Ratio(in);
    case Strategy::Zero3:
        return sheetZero3Ratio(in);
    case Strategy::Tensor:
        return sheetTensorRatio(in);
    case Strategy::Pipeline:
        return sheetPipelineRatio(in);
    case Strategy::Expert:
        return sheetExpertRatio(in);
    case Strategy::Sequence:
    case Strategy::Context:
        return std::nullopt;
    }
    return std::nullopt;
}

/// The errors of the printed formula that are a plain factor; `bytes` is that of an element.
std::vector<RatioStep> knownSteps(Strategy strategy, const OverlapInputs& in, double bytes)
{
    switch (strategy) {
    case Strategy::Data:
        return {{"ratio-keeps-parameters", 1 / in.parameters}, {"elements-for-bytes", bytes}};
    case Strategy::Zero1:
        return {{"ratio-keeps-parameters", 1 / in.parameters}, {"elements-for-bytes", bytes}, {"collectives-disagree", 0.5}};
    case Strategy::Zero2:
        return {{"ratio-keeps-parameters", 1 / in.parameters}, {"elements-for-bytes", bytes}};
    case Strategy::Zero3:
        return {{"zero3-ratio-grows-with-dp", 1 / in.dp}, {"elements-for-bytes", bytes}};
    case Strategy::Tensor:
    case Strategy::Pipeline:
    case Strategy::Expert:
        return {{"elements-for-bytes", bytes}};
    case Strategy::Sequence:
    case Strategy::Context:
        return {};
    }
    return {};
}

OverlapInputs inputsOf(const StrategyRow& row, const Basis& basis)
{
    const Architecture& architecture = *basis.site.architecture;
    const RankShape& shape = basis.costs.shape;
    OverlapInputs in;
    in.parameters = static_cast<double>(countParameters(architecture).decoder);
    in.tokens = shape.tokens;
    in.sequence = shape.sequence;
    in.microBatch = basis.plan.microBatch;
    in.hidden = shape.hidden;
    in.layers = architecture.layers();
    in.experts = architecture.experts() ? static_cast<double>(architecture.experts()->experts) : 1;
    in.dp = row.group.ranks;
    in.tp = basis.plan.tp;
    in.pp = basis.plan.gridStages();
    in.ep = basis.plan.ep;
    in.peak = row.ratio.peak;
    in.bandwidth = row.ratio.link;
    return in;
}

}  // namespace

PrintedRatio printedRatio(const StrategyRow& row, const Basis& basis)
{
    PrintedRatio ratio;
    ratio.formula = formulaOf(row.strategy);
    if (ratio.formula.empty())
        return ratio;
    const OverlapInputs in = inputsOf(row, basis);
    ratio.value = printedValue(row.strategy, in);
    if (!ratio.value || !(*ratio.value > 0))
        return ratio;
    ratio.steps = knownSteps(row.strategy, in, row.ratio.bytesPerElement);
    double rest = row.ratio.corrected / *ratio.value;
    for (const RatioStep& step : ratio.steps)
        rest /= step.factor;
    ratio.steps.push_back({kExactCounts, rest});
    return ratio;
}

}  // namespace shardscope::cheatsheet

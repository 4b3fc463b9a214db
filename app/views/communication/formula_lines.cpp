// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/communication/formula_lines.h"

#include <QLocale>

#include <cmath>

#include "app/text/core_text.h"
#include "app/text/parameter_text.h"
#include "app/views/communication/strategy_text.h"
#include "core/cheatsheet/overlap_ratios.h"
#include "core/cheatsheet/playbook_text.h"
#include "core/cheatsheet/printed_formula.h"
#include "core/cheatsheet/printed_ratio.h"
#include "core/cheatsheet/sheet_memory.h"
#include "core/estimate/estimate.h"
#include "core/estimate/throughput.h"
#include "core/layer/rank_shape.h"
#include "core/model/architecture.h"
#include "core/scenario/scenario.h"
#include "core/schedule/bubble.h"
#include "core/step/basis.h"
#include "core/step/step.h"
#include "core/step/step_bubble.h"
#include "core/text/strategy_text.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

QString factorText(double factor) { return QStringLiteral("× ") + ratioText(factor); }

FormulaLine lineOf(const char* id, const QString& what, const QString& corrected)
{
    FormulaLine line;
    const cheatsheet::PrintedFormula* formula = cheatsheet::printedFormula(id);
    line.what = what;
    line.corrected = corrected;
    if (!formula)
        return line;
    line.printed = toText(formula->formula);
    line.source = toText(formula->source);
    for (const std::string_view error : formula->errors) {
        if (!error.empty())
            line.why << coreText(printedErrorText(error));
    }
    return line;
}

QString correctedRatio(Strategy strategy)
{
    switch (strategy) {
    case Strategy::Data:
        return tr("2·(DP − 1)/DP · gradient bytes / link : FLOP of a backward pass / peak");
    case Strategy::Zero1:
    case Strategy::Zero2:
        return tr("(DP − 1)/DP · gradient bytes / link : FLOP of a backward pass / peak");
    case Strategy::Zero3:
        return tr("(DP − 1)/DP · weight bytes / link : FLOP of a forward pass / peak");
    case Strategy::Tensor:
        return tr("bytes of a layer's collectives / link : FLOP of its forward pass / peak");
    case Strategy::Pipeline:
        return tr("bytes of a hop / link : FLOP of a stage's forward pass / peak");
    case Strategy::Context:
        return tr("bytes of keys and values / link : FLOP of attention / peak");
    case Strategy::Expert:
        return tr("bytes of dispatch and combine / link : FLOP of a forward pass / peak");
    case Strategy::Sequence:
        break;
    }
    return {};
}

/// Returns what leads from the printed ratio to the corrected one, factor by factor.
QStringList stepsOf(const cheatsheet::PrintedRatio& ratio)
{
    QStringList why;
    for (const cheatsheet::RatioStep& step : ratio.steps) {
        why << QStringLiteral("%1  %2").arg(factorText(step.factor), coreText(printedErrorText(step.error)));
    }
    return why;
}

/// A ratio of the cheatsheet: printed · factors = corrected.
FormulaLine sheetLine(Strategy strategy, const CommunicationFacts& facts)
{
    const StrategyFacts& of = facts.of(strategy);
    const std::string_view ids[] = {"sheet-data", "sheet-data",    "sheet-zero2",    "sheet-zero3", "sheet-tensor",
                                    {},           "sheet-context", "sheet-pipeline", "sheet-expert"};
    FormulaLine line = lineOf(ids[static_cast<std::size_t>(strategy)].data(), tr("%1 (cheatsheet)").arg(strategyLetters(strategy)),
                              correctedRatio(strategy));
    if (!of.hasFigures())
        return line;
    const cheatsheet::PrintedRatio printed = cheatsheet::printedRatio(of.row, *facts.estimate->basis());
    line.printedValue = printed.value ? ratioText(*printed.value) : QString();
    line.correctedValue = ratioText(of.row.ratio.corrected);
    line.live = ratioText(of.row.ratio.live);
    if (!printed.steps.empty())
        line.why = stepsOf(printed);
    return line;
}

/// A ratio of appendix A3, of the same strategy.
FormulaLine appendixLine(const char* id, Strategy strategy, double printed, const CommunicationFacts& facts)
{
    const StrategyFacts& of = facts.of(strategy);
    FormulaLine line = lineOf(id, tr("%1 (appendix A3)").arg(strategyLetters(strategy)), correctedRatio(strategy));
    if (!of.hasFigures())
        return line;
    line.printedValue = ratioText(printed);
    line.correctedValue = ratioText(of.row.ratio.corrected);
    line.live = ratioText(of.row.ratio.live);
    return line;
}

/// Returns what the printed formulas are given: the whole model, and the peaks of the corrected ratio of that row.
cheatsheet::OverlapInputs inputsOf(const CommunicationFacts& facts, Strategy strategy)
{
    const Estimate& estimate = *facts.estimate;
    const Scenario& scenario = estimate.scenario();
    const StrategyRow& row = facts.of(strategy).row;
    cheatsheet::OverlapInputs in;
    in.parameters = static_cast<double>(estimate.parameters().decoder);
    in.sequence = static_cast<double>(scenario.training.sequenceLength);
    in.microBatch = scenario.plan.microBatch;
    in.tokens = estimate.basis()->costs.shape.tokens;
    in.hidden = static_cast<double>(scenario.architecture->hidden);
    in.layers = scenario.architecture->layers();
    in.dp = row.group.ranks;
    in.tp = estimate.plan().tp;
    in.pp = estimate.plan().gridStages();
    in.peak = row.ratio.peak;
    in.bandwidth = row.ratio.link;
    return in;
}

void addRatios(QList<FormulaLine>& lines, const CommunicationFacts& facts)
{
    for (const Strategy strategy : {Strategy::Data, Strategy::Zero1, Strategy::Zero2, Strategy::Zero3, Strategy::Tensor, Strategy::Context,
                                    Strategy::Pipeline, Strategy::Expert}) {
        FormulaLine line = sheetLine(strategy, facts);
        if (strategy == Strategy::Context && facts.of(strategy).hasFigures()) {
            const Scenario& scenario = facts.estimate->scenario();
            const Attention& attention = scenario.architecture->attention();
            const double width = static_cast<double>(attention.kvHeads * attention.headDim);
            line.printedValue =
                tr("%1 elements")
                    .arg(countText(cheatsheet::sheetContextVolume(facts.estimate->plan().cp, scenario.plan.microBatch,
                                                                  static_cast<double>(scenario.training.sequenceLength), width)));
        }
        lines << line;
    }
    cheatsheet::OverlapInputs stage = inputsOf(facts, Strategy::Pipeline);
    stage.layers /= facts.estimate->plan().gridStages();
    lines << appendixLine("a3-data", Strategy::Data, appendixDataRatio(inputsOf(facts, Strategy::Data)), facts)
          << appendixLine("a3-zero3", Strategy::Zero3, appendixZero3Ratio(inputsOf(facts, Strategy::Zero3)), facts)
          << appendixLine("a3-tensor", Strategy::Tensor, appendixTensorRatio(inputsOf(facts, Strategy::Tensor)), facts)
          << appendixLine("a3-pipeline", Strategy::Pipeline, appendixPipelineRatio(stage), facts);
}

cheatsheet::SheetInputs sheetInputs(const Estimate& estimate)
{
    const Scenario& scenario = estimate.scenario();
    cheatsheet::SheetInputs in;
    in.layers = scenario.architecture->layers();
    in.hidden = static_cast<double>(scenario.architecture->hidden);
    in.microBatch = scenario.plan.microBatch;
    in.sequence = static_cast<double>(scenario.training.sequenceLength) / std::max(1, estimate.plan().cp);
    in.accumulation = static_cast<double>(estimate.plan().microBatches);
    in.dp = estimate.plan().dp;
    in.zero = estimate.plan().zero;
    return in;
}

void addCounts(QList<FormulaLine>& lines, const Estimate& estimate)
{
    const cheatsheet::SheetInputs in = sheetInputs(estimate);
    const Throughput& throughput = *estimate.throughput();
    const StageMemory& stage = estimate.memory().stages[static_cast<std::size_t>(estimate.memory().peakStage)];
    FormulaLine batch =
        lineOf("sheet-global-batch", tr("global batch, tokens"), tr("mbs · dp · gas · sequence, before context parallelism"));
    batch.printedValue = countText(cheatsheet::sheetGlobalBatch(in));
    batch.correctedValue = countText(throughput.tokensPerStep);
    FormulaLine memory = lineOf("sheet-memory", tr("parameters, gradients and optimizer of a GPU"),
                                tr("Σ of this GPU's own tensors, each with its bytes per element and its sharding"));
    memory.printedValue = bytesText(sheetPeakMemory(in, Bytes()).value());
    memory.correctedValue =
        bytesText((stage.of(MemoryClass::Parameters) + stage.of(MemoryClass::Gradients) + stage.of(MemoryClass::Optimizer)).value());
    FormulaLine compute =
        lineOf("sheet-compute", tr("compute of a replica per step"), tr("Σ operators: forward, backward and recomputed, causal attention"));
    compute.printedValue = tr("%1 FLOP").arg(countText(sheetCompute(in).value()));
    compute.correctedValue = tr("%1 FLOP").arg(countText(throughput.computedFlop.value() * throughput.tokensPerStep / estimate.plan().dp));
    const Architecture& model = *estimate.scenario().architecture;
    FormulaLine flop = lineOf("a2-flop", tr("model FLOP of one token"), tr("6 · active parameters + causal attention"));
    const auto sequence = static_cast<double>(estimate.scenario().training.sequenceLength);
    flop.printedValue = countText(cheatsheet::textFlopPerSequence(static_cast<double>(estimate.parameters().decoder), model.layers(),
                                                                  static_cast<double>(model.hidden), sequence)
                                      .value() /
                                  sequence);
    flop.correctedValue = countText(throughput.modelFlop.value());
    FormulaLine bubble = lineOf("text-bubble", tr("pipeline bubble"),
                                tr("idle / all GPU time until the last block ends: definition a, for the schedule alone"));
    if (estimate.plan().pp > 1) {
        bubble.printedValue = percentText(
            cheatsheet::textBubble(estimate.plan().pp, static_cast<double>(estimate.plan().microBatches), estimate.plan().chunks));
        const StepEstimate& step = *estimate.step();
        bubble.correctedValue = percentText(stepBubble(step, estimate.plan()).value_or(BubbleFractions()).ofTotal);
    }
    lines << batch << memory << compute << flop << bubble;
}

}  // namespace

QList<FormulaLine> formulaLines(const CommunicationFacts& facts)
{
    QList<FormulaLine> lines;
    addRatios(lines, facts);
    addCounts(lines, *facts.estimate);
    return lines;
}

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/compare/comparison.h"

#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>

#include "app/text/fit_text.h"
#include "app/text/parameter_text.h"
#include "app/text/scenario_text.h"
#include "app/views/memory/memory_charts.h"
#include "core/estimate/estimate.h"
#include "core/estimate/estimate_fields.h"
#include "core/estimate/step_shares.h"
#include "core/hardware/hardware.h"
#include "core/step/step.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

constexpr double kMillion = 1e6;
constexpr std::array kAxes{Axis::Tp, Axis::Cp, Axis::Ep, Axis::Pp, Axis::Dp};

/// GPU seconds of a million tokens.
double secondsOf(const Estimate& estimate) { return kMillion / estimate.throughput()->tokensPerSecondPerGpu; }

struct TimeTerm {
    QString name;
    ColorRole role;
    double (*share)(const StepShares&);
    const char* field;  ///< of the estimate's shares
};

template <Axis axis>
double exposedOf(const StepShares& shares)
{
    return shares.exposed[static_cast<std::size_t>(axis)];
}

QList<TimeTerm> timeTerms()
{
    return {{tr("compute"), ColorRole::Forward, [](const StepShares& of) { return of.compute; }, "compute"},
            {tr("fill and drain"), ColorRole::Idle, [](const StepShares& of) { return of.fillAndDrain; }, "fill_and_drain"},
            {tr("imbalance"), ColorRole::Groove, [](const StepShares& of) { return of.imbalance; }, "imbalance"},
            {tr("exposed TP"), ColorRole::TensorParallel, exposedOf<Axis::Tp>, "exposed_tp"},
            {tr("exposed CP"), ColorRole::ContextParallel, exposedOf<Axis::Cp>, "exposed_cp"},
            {tr("exposed EP"), ColorRole::ExpertParallel, exposedOf<Axis::Ep>, "exposed_ep"},
            {tr("exposed PP"), ColorRole::PipelineParallel, exposedOf<Axis::Pp>, "exposed_pp"},
            {tr("exposed DP"), ColorRole::DataParallel, exposedOf<Axis::Dp>, "exposed_dp"},
            {tr("optimizer"), ColorRole::Optimizer, [](const StepShares& of) { return of.optimizer; }, "optimizer"},
            {tr("host"), ColorRole::Framework, [](const StepShares& of) { return of.host; }, "host"}};
}

QString rateText(const Estimate& estimate)
{
    return estimate.throughput() ? QLocale().toString(estimate.throughput()->tokensPerSecondPerGpu, 'f', 0) : QStringLiteral("–");
}

/// The figure of the first as it is, those of the others also relative to the first's.
QString beside(const QString& text, std::optional<double> first, std::optional<double> other)
{
    if (!first || !other || *first == 0 || std::abs(*other / *first - 1) < 5e-4)
        return text;
    const double change = *other / *first - 1;
    return QStringLiteral("%1 (%2)").arg(text, signedText(change, percentText(std::abs(change))));
}

QString verdictOf(const Estimate& estimate) { return estimate.isLegal() ? markedFit(estimate.fit()) : tr("no legal plan"); }

/// "A: 64 × H100, ✓ fits".
QString barName(const Compared& side)
{
    return tr("%1: %2, %3", "a letter, GPUs, a verdict")
        .arg(side.name.left(1), gpusText(side.estimate->scenario().cluster), verdictOf(*side.estimate));
}

template <typename Text, typename Number>
ComparisonRow figureRow(const QString& name, const ScenarioComparison& comparison, const Text& text, const Number& number)
{
    ComparisonRow row{name, {}, {}, true};
    const std::optional<double> first = number(*comparison.sides.first().estimate);
    for (const Compared& side : comparison.sides)
        row.texts << beside(text(*side.estimate), first, number(*side.estimate));
    return row;
}

QString effectText(const std::optional<LoneEffect>& effect)
{
    if (!effect)
        return tr("not legal alone");
    QStringList parts;
    if (effect->slower && std::abs(*effect->slower) >= 5e-4)
        parts << signedText(*effect->slower, percentText(std::abs(*effect->slower))) + u' ' + tr("time");
    constexpr double kSeen = 1 << 20;
    if (std::abs(effect->heavier) >= kSeen)
        parts << signedText(effect->heavier, bytesText(std::abs(effect->heavier)));
    return parts.isEmpty() ? tr("alone: no effect") : tr("alone: %1").arg(parts.join(QStringLiteral(", ")));
}

ComparisonRow fieldRow(const FieldDifference& difference)
{
    ComparisonRow row{parameterLabel(*difference.parameter), parameterDescription(*difference.parameter), {}, false};
    const Value& own = difference.values.front();
    for (std::size_t i = 0; i < difference.values.size(); ++i) {
        const QString text = valueText(*difference.parameter, difference.values[i]);
        row.texts << (difference.values[i] == own ? text : QStringLiteral("%1 · %2").arg(text, effectText(difference.alone[i])));
    }
    return row;
}

}  // namespace

StackedBarsData stepBars(const ScenarioComparison& comparison)
{
    StackedBarsData data;
    data.title = tr("GPU time per million tokens");
    data.category = tr("scenario");
    data.format = {1, tr("GPU s"), [](double value) { return QLocale().toString(value, 'f', value < 100 ? 1 : 0); },
                   [](double value) { return durationText(value); }};
    data.whenEmpty = tr("No step time is known for any of them.");
    for (const TimeTerm& term : timeTerms())
        data.series.append({term.name, term.role});
    for (const Compared& side : comparison.sides) {
        StackedBar bar{barName(side), side.name.left(1), {}, {}};
        if (side.estimate->step()) {
            for (const TimeTerm& term : timeTerms())
                bar.values.append(term.share(side.estimate->shares()) * secondsOf(*side.estimate));
        } else {
            bar.impossible = tr("This plan is not legal, or its step time is unknown.");
        }
        data.bars.append(bar);
    }
    return data;
}

QString stepPartField(int item) { return QStringLiteral("/time/shares/%1").arg(QString::fromLatin1(timeTerms()[item].field)); }

QString memoryPartField(const Estimate& estimate, int item)
{
    return QString::fromStdString(
        stagePointer(estimate.memory().peakStage, EnumNames<MemoryClass>::names[static_cast<std::size_t>(item)].second));
}

namespace {

QString priceText(double price) { return QLocale().toString(price, 'f', price < 100 ? 2 : 0); }

/// An unknown figure names its missing inputs. Returns the fields that must be set for the price, only missing ones.
QString missingForPrice(const Estimate& estimate)
{
    if (estimate.scenario().cluster.pricePerGpuHour)
        return tr("Set a token budget to see this.");
    return estimate.scenario().training.tokenBudget ? tr("Set a price per GPU hour to see this.") : tr("Set a token budget and a price.");
}

template <typename Missing, typename Number, typename Text>
ComparisonRow costRow(const QString& name, const Missing& missing, const ScenarioComparison& comparison, const Number& number,
                      const Text& text)
{
    ComparisonRow row = figureRow(
        name, comparison, [&](const Estimate& of) { return number(of) ? text(*number(of)) : QStringLiteral("–"); }, number);
    for (qsizetype i = 0; i < row.texts.size(); ++i) {
        const Estimate& of = *comparison.sides[i].estimate;
        if (of.step() && !number(of))
            row.tip = row.texts[i] = missing(of);
    }
    return row;
}

QList<ComparisonRow> costRows(const ScenarioComparison& comparison)
{
    return {costRow(
                tr("days of training"), [](const Estimate&) { return tr("Set a token budget to see this."); }, comparison,
                [](const Estimate& of) { return of.cost().days; },
                [](double days) { return QLocale().toString(days, 'f', days < 100 ? 1 : 0); }),
            costRow(
                tr("price of the training"), missingForPrice, comparison, [](const Estimate& of) { return of.cost().price; }, priceText),
            costRow(
                tr("price of 10⁶ tokens"), [](const Estimate&) { return tr("Set a price per GPU hour to see this."); }, comparison,
                [](const Estimate& of) { return of.cost().pricePerMillionTokens; }, priceText)};
}

}  // namespace

QStringList headOf(const Compared& side) { return {side.name, scenarioTitle(side.estimate->scenario()), verdictOf(*side.estimate)}; }

StackedBarsData memoryBars(const ScenarioComparison& comparison)
{
    StackedBarsData data;
    data.title = tr("Memory of the fullest GPU");
    data.category = tr("scenario");
    data.whenEmpty = tr("None of them is a legal plan.");
    for (const auto& [memoryClass, name] : EnumNames<MemoryClass>::names)
        data.series.append({memoryClassName(memoryClass), roleOf(memoryClass)});
    QList<ChartLimit> limits;
    for (const Compared& side : comparison.sides) {
        limits << capacityLimit(*side.estimate);
        StackedBar bar{barName(side), side.name.left(1), {}, {}};
        const MemoryEstimate& memory = side.estimate->memory();
        if (side.estimate->isLegal()) {
            const StageMemory& stage = memory.stages[static_cast<std::size_t>(memory.peakStage)];
            for (const auto& [memoryClass, name] : EnumNames<MemoryClass>::names)
                bar.values.append(stage.of(memoryClass).value());
        } else {
            bar.impossible = tr("This plan is not legal.");
        }
        data.bars.append(bar);
    }
    data.setLimits(limits);
    return data;
}

QList<ComparisonRow> comparisonRows(const ScenarioComparison& comparison)
{
    QList<ComparisonRow> rows;
    if (comparison.sides.isEmpty())
        return rows;
    const auto rate = [](const Estimate& of) {
        return of.throughput() ? std::optional(of.throughput()->tokensPerSecondPerGpu) : std::nullopt;
    };
    const auto step = [](const Estimate& of) { return of.step() ? std::optional(of.step()->step.value()) : std::nullopt; };
    const auto peak = [](const Estimate& of) { return of.isLegal() ? std::optional(of.memory().peak.value()) : std::nullopt; };
    rows << figureRow(tr("tokens/s per GPU"), comparison, rateText, rate);
    rows << figureRow(
        tr("step time"), comparison, [&step](const Estimate& of) { return durationText(step(of).value_or(std::nan(""))); }, step);
    rows << figureRow(
        tr("peak memory"), comparison, [&peak](const Estimate& of) { return bytesText(peak(of).value_or(std::nan(""))); }, peak);
    rows << figureRow(tr("memory verdict"), comparison, verdictOf, [](const Estimate&) { return std::optional<double>(); });
    rows << costRows(comparison);
    for (const FieldDifference& difference : comparison.differences)
        rows << fieldRow(difference);
    return rows;
}

QString comparisonVerdict(const ScenarioComparison& comparison)
{
    if (comparison.sides.size() < 2)
        return {};
    const Estimate& first = *comparison.sides.first().estimate;
    const Estimate& other = *comparison.sides[1].estimate;
    if (!first.step() || !other.step())
        return tr("The step time of one of them is unknown.");
    const double gap = secondsOf(other) - secondsOf(first);
    const double share = std::abs(gap) / std::min(secondsOf(other), secondsOf(first));
    if (share < 5e-4)
        return tr("A and B are equally fast.");
    const TimeTerm* most = nullptr;
    double largest = 0;
    const QList<TimeTerm> terms = timeTerms();
    for (const TimeTerm& term : terms) {
        const double change = term.share(other.shares()) * secondsOf(other) - term.share(first.shares()) * secondsOf(first);
        if (change * gap > 0 && std::abs(change) > largest) {
            largest = std::abs(change);
            most = &term;
        }
    }
    const QString told = (gap > 0 ? tr("A is %1 faster than B") : tr("B is %1 faster than A")).arg(percentText(share));
    return most ? tr("%1, mostly from %2 (%3 per million tokens).").arg(told, most->name, durationText(largest)) : told + u'.';
}

}  // namespace shardscope

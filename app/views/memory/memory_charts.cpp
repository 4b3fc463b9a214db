// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/memory/memory_charts.h"

#include <algorithm>

#include "app/text/core_text.h"
#include "app/text/error_sentence.h"
#include "app/text/parameter_text.h"
#include "app/text/scenario_text.h"
#include "core/estimate/estimate.h"
#include "core/estimate/estimate_fields.h"
#include "core/hardware/hardware.h"
#include "core/plan/resolved_plan.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

constexpr std::string_view kFrozenLine = "frozen-weights";

/// Whether weights that do not learn have a part of their own, below all others.
bool showsFrozen(const Estimate& estimate) { return estimate.parameters().frozen > 0; }

QList<ChartSeries> memorySeries(const Estimate* estimate)
{
    QList<ChartSeries> series;
    for (const auto& [memoryClass, name] : EnumNames<MemoryClass>::names)
        series.append({memoryClassName(memoryClass), roleOf(memoryClass)});
    if (!estimate || !showsFrozen(*estimate))
        return series;
    series.first().name = estimate->parameters().adapters > 0 ? tr("adapters", "memory class") : tr("weights that learn", "memory class");
    series.prepend({tr("frozen weights", "memory class"), ColorRole::Muted});
    return series;
}

QList<double> valuesOf(const Estimate& estimate, const StageMemory& stage)
{
    QList<double> values;
    for (const Bytes bytes : stage.byClass)
        values.append(bytes.value());
    if (!showsFrozen(estimate))
        return values;
    double frozen = 0;
    for (const LedgerLine& line : stage.lines)
        frozen += line.what == kFrozenLine ? line.bytes.value() : 0;
    values.first() -= frozen;
    values.prepend(frozen);
    return values;
}

constexpr int kMostBars = 128;

int countOfBars(const std::vector<StageMemory>& stages) { return std::min(static_cast<int>(stages.size()), kMostBars); }

StackedBarsData emptyBars(const QString& title, const QString& category, const ChartLimit& limit, const Estimate* estimate)
{
    StackedBarsData data;
    data.title = title;
    data.category = category;
    data.series = memorySeries(estimate);
    data.limit = limit;
    data.whenEmpty = tr("There is nothing to show yet.");
    return data;
}

}  // namespace

PartOfBar partOfBar(const Estimate& estimate, int stage, int series)
{
    const int before = showsFrozen(estimate) ? 1 : 0;
    if (series < before)
        return {QString::fromLatin1(kFrozenLine.data(), static_cast<qsizetype>(kFrozenLine.size())),
                QString::fromStdString(linePointer(stage, kFrozenLine))};
    const std::string_view name = EnumNames<MemoryClass>::names[static_cast<std::size_t>(series - before)].second;
    return {QString::fromStdString(std::string(name)), QString::fromStdString(stagePointer(stage, name))};
}

int partsOfBar(const Estimate& estimate)
{
    return static_cast<int>(EnumNames<MemoryClass>::names.size()) + (showsFrozen(estimate) ? 1 : 0);
}

QString variantName(VariantKind kind, const Value& value)
{
    if (kind == VariantKind::Zero)
        return tr("ZeRO %1").arg(std::get<std::int64_t>(value));
    if (kind == VariantKind::SequenceLength)
        return QLocale().toString(static_cast<qlonglong>(std::get<std::int64_t>(value)));
    return coreText(std::get<std::string>(value));
}

ChartLimit capacityLimit(const Estimate& estimate)
{
    const double bytes = (estimate.isLegal() ? estimate.memory().capacity : capacity(estimate.scenario().cluster.gpu)).value();
    return {bytes, bytesText(bytes)};
}

ChartLimit capacityOfStage(const Estimate& estimate, int stage)
{
    const double bytes = estimate.memory().stages[static_cast<std::size_t>(stage)].capacity.value();
    return {bytes, bytesText(bytes)};
}

int stageOfBar(const Estimate& estimate, int bar)
{
    const std::vector<StageMemory>& stages = estimate.memory().stages;
    const int bars = countOfBars(stages);
    if (bar < 0 || bar >= bars)
        return -1;
    const auto at = [&](int index) { return stages.begin() + static_cast<std::ptrdiff_t>(stages.size()) * index / bars; };
    const auto fullest =
        std::max_element(at(bar), at(bar + 1), [](const StageMemory& a, const StageMemory& b) { return a.total() < b.total(); });
    return static_cast<int>(fullest - stages.begin());
}

int barOfStage(const Estimate& estimate, int stage)
{
    const auto stages = static_cast<std::int64_t>(estimate.memory().stages.size());
    if (stage < 0 || stage >= stages)
        return -1;
    return static_cast<int>(((std::int64_t{stage} + 1) * countOfBars(estimate.memory().stages) - 1) / stages);
}

StackedBarsData barsByStage(const Estimate& estimate)
{
    const std::vector<StageMemory>& stages = estimate.memory().stages;
    const int bars = countOfBars(stages);
    const int inEach = bars == 0 ? 1 : (static_cast<int>(stages.size()) + bars - 1) / bars;
    const QString title = inEach == 1 ? tr("Memory of one GPU by pipeline stage")
                                      : tr("Memory of one GPU by pipeline stage: the fullest of each %1").arg(inEach);
    StackedBarsData data = emptyBars(title, tr("stage"), capacityLimit(estimate), &estimate);
    QList<ChartLimit> limits;
    for (int bar = 0; bar < bars; ++bar) {
        const int number = stageOfBar(estimate, bar);
        const StageMemory& stage = stages[static_cast<std::size_t>(number)];
        const Cluster& cluster = estimate.scenario().cluster;
        const NodeGroup& nodes = cluster.group(estimate.plan().nodesOfRank(stage.rank));
        const QString name = cluster.isMixed()
                                 ? tr("%1 on %2", "a stage, its GPU").arg(stageName(estimate, stage.rank), shortGpuName(nodes.gpu.name))
                                 : stageName(estimate, stage.rank);
        const bool isEncoder = stage.rank < estimate.plan().ranksBeforeLanguage();
        data.bars.append({name, isEncoder ? tr("encoder") : QString::number(stage.rank), valuesOf(estimate, stage), {}});
        limits << capacityOfStage(estimate, number);
    }
    data.setLimits(limits);
    return data;
}

StackedBarsData barsOfVariants(const MemoryVariants& variants, VariantKind kind, const ChartLimit& limit)
{
    const QString category = parameterLabel(variedParameter(kind));
    const auto known = std::find_if(variants.begin(), variants.end(), [](const MemoryVariant& each) { return each.estimate != nullptr; });
    const Estimate* first = known == variants.end() ? nullptr : known->estimate.get();
    StackedBarsData data = emptyBars(tr("Memory of the worst GPU by %1").arg(category), category, limit, first);
    QList<ChartLimit> limits;
    for (const MemoryVariant& variant : variants) {
        const QString name = variantName(kind, variant.value);
        const QString mark = variant.isCurrent ? tr("%1 (now)").arg(name) : name;
        limits << (variant.estimate && variant.estimate->isLegal() ? capacityLimit(*variant.estimate) : limit);
        StackedBar bar{mark, name, {}, {}};
        if (!variant.estimate)
            bar.impossible = variant.error ? errorSentence(*variant.error) : QString();
        else if (!variant.estimate->isLegal())
            bar.impossible = whyImpossible(*variant.estimate);
        else
            bar.values = valuesOf(*variant.estimate,
                                  variant.estimate->memory().stages[static_cast<std::size_t>(variant.estimate->memory().peakStage)]);
        data.bars.append(bar);
    }
    data.setLimits(limits);
    return data;
}

}  // namespace shardscope

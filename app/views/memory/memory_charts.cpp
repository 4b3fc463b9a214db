// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/memory/memory_charts.h"

#include "app/text/error_sentence.h"
#include "app/text/parameter_text.h"
#include "app/views/base/core_text.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

QList<ChartSeries> memorySeries()
{
    QList<ChartSeries> series;
    for (const auto& [memoryClass, name] : EnumNames<MemoryClass>::names)
        series.append({memoryClassName(memoryClass), roleOf(memoryClass)});
    return series;
}

QList<double> valuesOf(const StageMemory& stage)
{
    QList<double> values;
    for (const Bytes bytes : stage.byClass)
        values.append(bytes.value());
    return values;
}

StackedBarsData emptyBars(const QString& title, const QString& category, const ChartLimit& limit)
{
    StackedBarsData data;
    data.title = title;
    data.category = category;
    data.series = memorySeries();
    data.limit = limit;
    data.whenEmpty = tr("There is nothing to show yet.");
    return data;
}

}  // namespace

QString memoryClassName(MemoryClass memoryClass)
{
    switch (memoryClass) {
    case MemoryClass::Parameters:
        return tr("parameters");
    case MemoryClass::Gradients:
        return tr("gradients");
    case MemoryClass::Optimizer:
        return tr("optimizer");
    case MemoryClass::Activations:
        return tr("activations");
    case MemoryClass::Temporary:
        return tr("temporary");
    case MemoryClass::Framework:
        return tr("framework");
    }
    return {};
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
    const double bytes = capacity(estimate.scenario().cluster.gpu).value();
    return {bytes, bytesText(bytes)};
}

StackedBarsData barsByStage(const Estimate& estimate)
{
    StackedBarsData data = emptyBars(tr("Memory of one GPU by pipeline stage"), tr("stage"), capacityLimit(estimate));
    for (const StageMemory& stage : estimate.memory().stages)
        data.bars.append({stageName(stage.rank), QString::number(stage.rank), valuesOf(stage), {}});
    return data;
}

StackedBarsData barsOfVariants(const MemoryVariants& variants, VariantKind kind, const ChartLimit& limit)
{
    const QString category = parameterLabel(variedParameter(kind));
    StackedBarsData data = emptyBars(tr("Memory of the worst GPU by %1").arg(category), category, limit);
    for (const MemoryVariant& variant : variants) {
        const QString name = variantName(kind, variant.value);
        const QString mark = variant.isCurrent ? tr("%1 (now)").arg(name) : name;
        StackedBar bar{mark, name, {}, {}};
        if (!variant.estimate)
            bar.impossible = variant.error ? errorSentence(*variant.error) : QString();
        else if (!variant.estimate->isLegal())
            bar.impossible = whyImpossible(*variant.estimate);
        else
            bar.values = valuesOf(variant.estimate->memory().stages[static_cast<std::size_t>(variant.estimate->memory().peakStage)]);
        data.bars.append(bar);
    }
    return data;
}

}  // namespace shardscope

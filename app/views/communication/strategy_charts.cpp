// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/communication/strategy_charts.h"

#include <QLocale>

#include <cmath>

#include "app/text/core_text.h"
#include "app/views/communication/strategy_text.h"
#include "core/estimate/estimate.h"
#include "core/text/strategy_text.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"
#include "widgets/theme/dimension.h"

namespace shardscope {
namespace {

/// The strategy of the plan along a dimension; null: it does not use it.
const StrategyFacts* usedAlong(Axis axis, const CommunicationFacts& facts)
{
    for (const StrategyFacts& of : facts.strategies) {
        if (of.isInPlan && axisOf(of.row.strategy) == axis && of.row.strategy != Strategy::Sequence)
            return &of;
    }
    return nullptr;
}

template <typename ValuesOf>
void addBars(StackedBarsData& data, const CommunicationFacts& facts, ValuesOf valuesOf)
{
    for (const Axis axis : kDimensions) {
        const QString letters = lettersOf(axis);
        if (const StrategyFacts* of = usedAlong(axis, facts))
            data.bars.append({letters, letters, valuesOf(*of), QString()});
    }
    data.category = tr("dimension");
    data.whenEmpty = tr("No communication.");
}

/// The unit in which the largest bar reads best.
ValueFormat secondsFormat(double largest)
{
    ValueFormat format;
    format.unit = largest < 0.1 ? 1e-3 : 1;
    format.unitName = largest < 0.1 ? QStringLiteral("ms") : QStringLiteral("s");
    format.figure = [unit = format.unit](double value) { return QLocale().toString(value / unit, 'g', 3); };
    format.text = [](double value) { return durationText(value); };
    return format;
}

QVariant cellOf(const StrategyFacts& facts, const Estimate& estimate, StrategyColumn column)
{
    const bool isSequence = facts.row.strategy == Strategy::Sequence;
    const bool sends = facts.hasFigures() && !isSequence;
    switch (column) {
    case StrategyColumn::InPlan:
        return facts.isInPlan ? tr("✓ in the plan") : facts.hasFigures() ? tr("instead") : tr("not used");
    case StrategyColumn::Strategy:
        return strategyLetters(facts.row.strategy);
    case StrategyColumn::Meaning:
        return strategyMeaning(facts.row.strategy);
    case StrategyColumn::Degree:
        return QString::number(facts.row.degree);
    case StrategyColumn::Batch:
        return batchText(facts, estimate);
    case StrategyColumn::MemorySaved:
        return facts.memorySaved ? signedText(-facts.memorySaved->value(), bytesText(std::abs(facts.memorySaved->value()))) : QString();
    case StrategyColumn::Collective:
        return collectiveText(facts);
    case StrategyColumn::Sent:
        return sends ? bytesText(facts.row.wire.value()) : QString();
    case StrategyColumn::Wire:
        return facts.hasFigures() ? wireText(facts, estimate.scenario().cluster) : QString();
    case StrategyColumn::Time:
        return sends ? durationText(facts.seconds.value()) : QString();
    case StrategyColumn::Exposed:
        if (!sends)
            return QString();
        return facts.seconds > Seconds()
                   ? QStringLiteral("%1 (%2)").arg(durationText(facts.exposed.value()), percentText(facts.exposed / facts.seconds))
                   : durationText(0);
    case StrategyColumn::Cuts:
        return coreText(strategyCuts(facts.row.strategy));
    case StrategyColumn::HidesBehind:
        return coreText(hidesBehind(facts.row.strategy));
    case StrategyColumn::Ratio:
        return sends ? ratioText(facts.row.ratio.live) : QString();
    }
    return {};
}

}  // namespace

TableData strategyTableData(const CommunicationFacts& facts)
{
    TableData table;
    table.columns = {tr("plan"),
                     tr("strategy"),
                     tr("meaning"),
                     tr("ranks"),
                     tr("worst GPU"),
                     tr("sent per step"),
                     tr("link"),
                     tr("time"),
                     tr("exposed"),
                     tr("comm./compute"),
                     tr("collectives per step"),
                     tr("effect on the global batch"),
                     tr("what is split"),
                     tr("can be hidden behind")};
    table.rows = static_cast<int>(facts.strategies.size());
    table.text = [](double value) { return QLocale().toString(value); };
    table.cell = [facts](int row, int column) {
        return cellOf(facts.strategies[static_cast<std::size_t>(row)], *facts.estimate, static_cast<StrategyColumn>(column));
    };
    return table;
}

StackedBarsData timeBars(const CommunicationFacts& facts)
{
    StackedBarsData data;
    data.title = tr("Communication time per step, by dimension");
    data.series = {{tr("hidden"), ColorRole::InputGradient}, {tr("exposed"), ColorRole::Backward}};
    double largest = 0;
    addBars(data, facts, [&largest](const StrategyFacts& of) {
        largest = std::max(largest, of.seconds.value());
        return QList<double>{(of.seconds - of.exposed).value(), of.exposed.value()};
    });
    data.format = secondsFormat(largest);
    return data;
}

StackedBarsData bytesBars(const CommunicationFacts& facts)
{
    StackedBarsData data;
    data.title = tr("Bytes that one GPU sends per step, by dimension");
    data.series = {{tr("group inside a node"), ColorRole::Forward}, {tr("group crosses nodes"), ColorRole::InputGradient}};
    addBars(data, facts, [](const StrategyFacts& of) {
        const double bytes = of.row.wire.value();
        if (!of.row.levels.empty())
            return QList<double>{bytes - of.row.network.value(), of.row.network.value()};
        return of.row.group.crossesNetwork() ? QList<double>{0, bytes} : QList<double>{bytes, 0};
    });
    return data;
}

}  // namespace shardscope

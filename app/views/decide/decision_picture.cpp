// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/decide/decision_picture.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

#include "app/text/core_text.h"
#include "app/text/scenario_text.h"
#include "app/views/decide/decision_column.h"
#include "core/decide/sizing.h"
#include "core/estimate/throughput.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

bool isDrawn(const DecisionRow& row) { return row.figures && row.figures->days && row.figures->price; }

/// The rows of each curve.
std::vector<std::vector<std::size_t>> rowsOfCurves(const DecisionTable& table, const std::optional<std::size_t>& chosen)
{
    std::vector<std::vector<std::size_t>> rows(3);
    rows[static_cast<std::size_t>(DecisionCurve::Front)] = table.front;
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        const bool isOnFront = std::find(table.front.begin(), table.front.end(), row) != table.front.end();
        if (!isOnFront && isDrawn(table.rows[row]))
            rows[static_cast<std::size_t>(DecisionCurve::Others)].push_back(row);
    }
    if (chosen && isDrawn(table.rows[*chosen]))
        rows[static_cast<std::size_t>(DecisionCurve::Chosen)].push_back(*chosen);
    return rows;
}

QString daysText(double days) { return durationText(days * kSecondsPerDay); }

/// "128 × B200: 69 days for 1.82 M USD".
QString rowText(const DecisionRow& row)
{
    const QString days = daysText(*row.figures->days);
    const QString name = gpusText(row.scenario().cluster);
    return row.figures->price
               ? tr("%1: %2 for %3", "a cluster, days, a price").arg(name, days, priceText(*row.figures->price, row.assumed.currency))
               : tr("%1: %2", "a cluster, days").arg(name, days);
}

QString limitsText(const SizeLimits& limits)
{
    QStringList parts;
    if (limits.days)
        parts << tr("%1 days").arg(QLocale().toString(*limits.days, 'g', 6));
    if (limits.budget)
        parts << tr("a price of %1").arg(countText(*limits.budget));
    if (limits.mfu)
        parts << tr("an MFU of %1").arg(percentText(*limits.mfu));
    return parts.join(tr(" and ", "between two limits"));
}

}  // namespace

CurvesData decisionPicture(const DecisionTable& table, const std::optional<std::size_t>& chosen, const SizeLimits& limits)
{
    CurvesData data;
    data.title = tr("Price of the training against days");
    const auto tick = [](double value) { return QLocale().toString(value, 'g', 4); };
    data.x = {tr("days"), true, 1, daysText, tick, {}};
    const QString currency = currencyOf(table.rows);
    data.y = {currency.isEmpty() ? tr("price") : tr("price in %1", "a currency").arg(currency),
              true,
              1,
              [](double value) { return countText(value); },
              [](double value) { return countText(value); },
              {}};
    data.whenEmpty = tr("No row has both days and a price. Type a price in the column “GPU hour”.");
    data.curves = {{tr("no other is cheaper and faster"), ColorRole::Good, true, false, PointShape::Square, 11, {}, true},
                   {tr("others"), ColorRole::Forward, false, false, PointShape::Disc, 9, {}, true},
                   {tr("chosen"), ColorRole::Text, false, false, PointShape::Disc, 5, {}}};
    const std::vector<std::vector<std::size_t>> rows = rowsOfCurves(table, chosen);
    for (std::size_t curve = 0; curve < rows.size(); ++curve) {
        for (const std::size_t row : rows[curve]) {
            const DecisionRow& each = table.rows[row];
            data.curves[static_cast<qsizetype>(curve)].points.append(
                {*each.figures->days, *each.figures->price, gpusText(each.scenario().cluster)});
        }
    }
    data.curves.removeIf([](const Curve& curve) { return curve.points.isEmpty(); });
    if (limits.days)
        data.xLimit = {*limits.days, tr("limit")};
    if (limits.budget)
        data.yLimit = {*limits.budget, tr("limit")};
    return data;
}

int rowOfPoint(const DecisionTable& table, const std::optional<std::size_t>& chosen, int curve, int point)
{
    for (const std::vector<std::size_t>& rows : rowsOfCurves(table, chosen)) {
        if (!rows.empty() && curve-- == 0)
            return point >= 0 && static_cast<std::size_t>(point) < rows.size() ? static_cast<int>(rows[static_cast<std::size_t>(point)])
                                                                               : -1;
    }
    return -1;
}

QString decisionVerdict(const DecisionTable& table, const std::optional<std::size_t>& chosen, const SizeLimits& limits)
{
    if (limits.any()) {
        if (!chosen)
            return tr("No row fits in memory and stays within %1.").arg(limitsText(limits));
        const QString text = rowText(table.rows[*chosen]);
        switch (limits.objective) {
        case SizeObjective::Gpus:
            return tr("Fewest GPUs within %1 — %2.").arg(limitsText(limits), text);
        case SizeObjective::Price:
            return tr("Cheapest within %1 — %2.").arg(limitsText(limits), text);
        case SizeObjective::PricePerToken:
            return tr("Least price per token within %1 — %2.").arg(limitsText(limits), text);
        case SizeObjective::Mfu:
            return tr("Highest MFU within %1 — %2.").arg(limitsText(limits), text);
        case SizeObjective::Days:
            break;
        }
        return tr("Fastest within %1 — %2.").arg(limitsText(limits), text);
    }
    if (table.front.empty())
        return tr("No row has both a plan that fits and a price.");
    const QString fastest = rowText(table.rows[table.front.front()]), cheapest = rowText(table.rows[table.front.back()]);
    if (table.front.size() == 1)
        return tr("Cheapest and fastest — %1.").arg(cheapest);
    return tr("Cheapest — %1. Fastest — %2.").arg(cheapest, fastest);
}

QString assumptionLine(const DecisionTable& table)
{
    QStringList parts;
    for (const DecisionRow& row : table.rows) {
        for (const Assumption& each : row.assumed.assumptions) {
            const QString why = coreText(each.why);
            QString part;
            if (each.path == "training.token_budget")
                part = tr("%1 tokens (%2)", "a budget and why").arg(countText(each.value), why);
            else if (each.path == "cluster.price_per_gpu_hour")
                part = tr("%1 per hour of %2 (%3)", "a price, a GPU and why")
                           .arg(QLocale().toString(each.value, 'f', 2), shortGpuName(row.scenario().cluster.gpu.name), why);
            else if (each.path == "training.run.gpu_hours_per_failure")
                part = tr("one failure per %1 GPU hours (%2)", "a rate and why").arg(countText(each.value), why);
            if (!part.isEmpty() && !parts.contains(part))
                parts << part;
        }
    }
    if (const std::string currency = assumedCurrency(table); !currency.empty())
        parts << tr("prices are given in %1", "a currency").arg(QString::fromStdString(currency));
    return parts.isEmpty() ? QString() : tr("Assumed: %1.", "a list").arg(parts.join(QStringLiteral("; ")));
}

}  // namespace shardscope

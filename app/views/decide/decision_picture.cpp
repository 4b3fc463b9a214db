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

constexpr double kMinute = 60 / kSecondsPerDay;  ///< in days

bool isDrawn(const DecisionRow& row, bool isWhole)
{
    const TimeAndPrice known = timeAndPriceOf(row, isWhole);
    return known.days && known.price;
}

/// The rows of each curve.
std::vector<std::vector<std::size_t>> rowsOfCurves(const DecisionTable& table, const std::optional<std::size_t>& chosen)
{
    const bool isWhole = isOfWholeTraining(table.rows);
    std::vector<std::vector<std::size_t>> rows(3);
    rows[static_cast<std::size_t>(DecisionCurve::Front)] = table.front;
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        const bool isOnFront = std::find(table.front.begin(), table.front.end(), row) != table.front.end();
        if (!isOnFront && isDrawn(table.rows[row], isWhole))
            rows[static_cast<std::size_t>(DecisionCurve::Others)].push_back(row);
    }
    if (chosen && isDrawn(table.rows[*chosen], isWhole))
        rows[static_cast<std::size_t>(DecisionCurve::Chosen)].push_back(*chosen);
    return rows;
}

QString daysText(double days) { return durationText(days * kSecondsPerDay); }

QString smallAmountText(double price) { return QLocale().toString(price, 'f', price < 1 ? 3 : 2); }

QString smallPriceText(double price, const std::string& currency)
{
    const QString amount = smallAmountText(price);
    return currency.empty() ? amount : amount + u' ' + QString::fromStdString(currency);
}

/// "128 × B200: 69 days for 1.82 M USD", or "1 × L4: 25 min for 0.300 USD per million tokens".
QString rowText(const DecisionRow& row, bool isWhole)
{
    const TimeAndPrice known = timeAndPriceOf(row, isWhole);
    const QString name = gpusText(row.scenario().cluster);
    const QString time = known.days ? daysText(*known.days) : QString();
    if (!known.price)
        return isWhole ? tr("%1: %2", "a cluster, days").arg(name, time)
                       : tr("%1: %2 per million tokens", "a cluster, a time").arg(name, time);
    const std::string& currency = row.assumed.currency;
    return isWhole ? tr("%1: %2 for %3", "a cluster, days, a price").arg(name, time, priceText(*known.price, currency))
                   : tr("%1: %2 for %3 per million tokens", "a cluster, a time, a price")
                         .arg(name, time, smallPriceText(*known.price, currency));
}

/// Without days or prices of the whole training: on how many clusters it fits, and the fastest of them.
QString fineTuneVerdict(const DecisionTable& table)
{
    const DecisionRow* fastest = nullptr;
    int fitting = 0;
    for (const DecisionRow& row : table.rows) {
        fitting += row.fits();
        if (row.fits() && (!fastest || row.figures->tokensPerSecond > fastest->figures->tokensPerSecond))
            fastest = &row;
    }
    const QString counts = tr("Fits on %1 of %2 clusters.").arg(QLocale().toString(fitting), QLocale().toString(table.rows.size()));
    if (!fastest)
        return counts;
    const QString text = tr("%1 Fastest — %2.", "on how many it fits, a cluster").arg(counts, rowText(*fastest, false));
    if (table.front.empty())
        return text;
    return tr("%1 Cheapest — %2.", "a sentence, a cluster").arg(text, rowText(table.rows[table.front.back()], false));
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

QString priceCaption(const QString& currency, bool isWhole)
{
    if (currency.isEmpty())
        return isWhole ? tr("price") : tr("price per million tokens");
    return (isWhole ? tr("price in %1", "a currency") : tr("price per million tokens in %1", "a currency")).arg(currency);
}

}  // namespace

CurvesData decisionPicture(const DecisionTable& table, const std::optional<std::size_t>& chosen, const SizeLimits& limits)
{
    CurvesData data;
    const bool isWhole = isOfWholeTraining(table.rows);
    data.title = isWhole ? tr("Price of the training against days") : tr("Price against time of a million tokens");
    const auto tick = [](double value) { return QLocale().toString(value, 'g', 4); };
    data.x = isWhole ? CurveAxis{tr("days"), true, 1, daysText, tick, {}}
                     : CurveAxis{tr("minutes per million tokens"), true, kMinute, daysText, tick, {}};
    const QString currency = currencyOf(table.rows);
    const auto amount = [isWhole](double value) { return isWhole ? countText(value) : smallAmountText(value); };
    data.y = {priceCaption(currency, isWhole), true, 1, amount, amount, {}};
    data.whenEmpty = isWhole ? tr("No row has both days and a price. Type a price in the column “GPU hour”.")
                             : tr("No row that fits has a price. Type a price in the column “GPU hour”.");
    data.curves = {{tr("no other is cheaper and faster"), ColorRole::Good, true, false, PointShape::Square, 11, {}, true},
                   {tr("others"), ColorRole::Forward, false, false, PointShape::Disc, 9, {}, true},
                   {tr("chosen"), ColorRole::Text, false, false, PointShape::Disc, 5, {}}};
    const std::vector<std::vector<std::size_t>> rows = rowsOfCurves(table, chosen);
    for (std::size_t curve = 0; curve < rows.size(); ++curve) {
        for (const std::size_t row : rows[curve]) {
            const DecisionRow& each = table.rows[row];
            const TimeAndPrice known = timeAndPriceOf(each, isWhole);
            data.curves[static_cast<qsizetype>(curve)].points.append({*known.days, *known.price, gpusText(each.scenario().cluster)});
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
    const bool isWhole = isOfWholeTraining(table.rows);
    if (limits.any()) {
        if (!chosen)
            return tr("No row fits in memory and stays within %1.").arg(limitsText(limits));
        const QString text = rowText(table.rows[*chosen], isWhole);
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
    if (!isWhole && table.rows.front().farthest)
        return fineTuneVerdict(table);
    if (table.front.empty())
        return tr("No row has both a plan that fits and a price.");
    const QString fastest = rowText(table.rows[table.front.front()], isWhole), cheapest = rowText(table.rows[table.front.back()], isWhole);
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

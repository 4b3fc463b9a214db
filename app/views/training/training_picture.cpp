// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/training/training_picture.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <optional>

#include "app/text/core_text.h"
#include "app/text/parameter_text.h"
#include "core/decide/assumption.h"
#include "core/estimate/estimate.h"
#include "core/estimate/goodput.h"
#include "core/estimate/throughput.h"
#include "core/scenario/scenario.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

constexpr const char* kAssumptions[] = {"training.token_budget",
                                        "cluster.price_per_gpu_hour",
                                        "cluster.watts_per_gpu",
                                        "training.run.gpu_hours_per_failure",
                                        "training.run.restart_s",
                                        "training.run.checkpoint_every_s",
                                        "training.run.checkpoint_bandwidth",
                                        "training.run.async_checkpoints"};

QString days(double value) { return durationText(value * kSecondsPerDay); }
QString plain(double value) { return countText(value); }
QString few(double value) { return QLocale().toString(value, 'f', value < 10 ? 1 : 0); }
/// "3.16 GWh".
QString wattHours(double value)
{
    constexpr const char* kPrefixes[] = {"", "k", "M", "G", "T"};
    std::size_t prefix = 0;
    for (; value >= 1000 && prefix + 1 < std::size(kPrefixes); ++prefix)
        value /= 1000;
    return QStringLiteral("%1 %2Wh").arg(QLocale().toString(value, 'g', 3), QString::fromLatin1(kPrefixes[prefix]));
}
/// In full, unless a short form is read as the same.
QString typedText(const Parameter& parameter, const Value& value)
{
    const double* number = std::get_if<double>(&value);
    if (!number || *number < 1e6)
        return valueText(parameter, value);
    const QString brief = countText(*number);
    return typedValue(parameter, brief) == value ? brief : QLocale().toString(*number, 'f', 0);
}
QString bytes(double value) { return bytesText(value, ByteUnit::Decimal); }
QString seconds(double value) { return durationText(value); }
QString percent(double share) { return percentText(share); }

QString labelOf(const char* path) { return parameterLabel(*findParameter(path)); }

/// A figure that is there, or the field that it needs.
TrainingFigure figure(const QString& name, const std::optional<double>& value, QString (*text)(double), const char* pointer,
                      const QString& about, const char* needs)
{
    if (value)
        return {name, text(*value), QString::fromLatin1(pointer), about};
    return {name,
            tr("Set “%1”", "a figure that is not known").arg(labelInSentence(*findParameter(needs))),
            {},
            tr("Needed to compute this figure")};
}

std::optional<double> of(const std::optional<Goodput>& goodput, double Goodput::*part)
{
    return goodput ? std::optional((*goodput).*part) : std::nullopt;
}

QList<TrainingFigure> failureFigures(const RunCost& cost)
{
    constexpr const char* kNeeds = "training.run.gpu_hours_per_failure";
    const std::optional<Goodput>& good = cost.goodput;
    const auto failures = [&](double FailureModel::*part) { return good ? std::optional(good->failures.*part) : std::nullopt; };
    return {
        figure(tr("Goodput"), of(good, &Goodput::goodput), percent, "/cost/goodput",
               tr("Share of wall-clock time that trains and is not repeated"), kNeeds),
        figure(tr("Waiting for checkpoints"), of(good, &Goodput::checkpointShare), percent, "/cost/checkpoint_share",
               tr("Share of wall-clock time"), kNeeds),
        figure(tr("Down or repeating"), of(good, &Goodput::failureShare), percent, "/cost/failure_share",
               tr("Share of wall-clock time spent down or repeating lost training"), kNeeds),
        figure(tr("Time between failures"), failures(&FailureModel::interval), seconds, "/cost/failure_interval_s",
               tr("Mean over all GPUs together"), kNeeds),
        figure(tr("A checkpoint"), of(good, &Goodput::checkpointBytes), bytes, "/cost/checkpoint_bytes",
               tr("Weights, master weights and optimizer moments"), kNeeds),
        figure(tr("… takes to store"), of(good, &Goodput::checkpointWrite), seconds, "/cost/checkpoint_write_s", {}, kNeeds),
        figure(tr("… stalls training for"), failures(&FailureModel::stall), seconds, "/cost/checkpoint_s", {}, kNeeds),
        figure(tr("Cost of a failure, without repeated work"), failures(&FailureModel::recovery), seconds, "/cost/restart_s", {}, kNeeds),
        figure(tr("Between two checkpoints"), of(good, &Goodput::checkpointInterval), seconds, "/cost/checkpoint_interval_s",
               tr("As set, or by Daly's formula"), kNeeds),
        figure(tr("… by Young"), of(good, &Goodput::youngInterval), seconds, "/cost/young_interval_s", tr("Young 1974, first order"),
               kNeeds),
        figure(tr("… by Daly"), of(good, &Goodput::dalyInterval), seconds, "/cost/daly_interval_s", tr("Daly 2006, equation 37"), kNeeds)};
}

}  // namespace

QString trainingVerdict(const Estimate& estimate)
{
    const RunCost& cost = estimate.cost();
    if (!cost.days)
        return tr("Set a token budget below to see how long the training takes.");
    QStringList parts{tr("%1 on %2 GPUs", "a duration").arg(days(*cost.days), QLocale().toString(estimate.gpus()))};
    if (cost.goodput)
        parts << tr("goodput %1").arg(percentText(cost.goodput->goodput));
    if (cost.failures)
        parts << tr("%1 failures expected").arg(few(*cost.failures));
    if (cost.price)
        parts << tr("price %1").arg(countText(*cost.price));
    if (cost.energyWh)
        parts << wattHours(*cost.energyWh);
    return parts.join(tr(", ", "between parts of a list")) + u'.';
}

QList<TrainingFigure> trainingFigures(const Estimate& estimate)
{
    const RunCost& cost = estimate.cost();
    QList<TrainingFigure> figures{figure(tr("To the last token"), cost.days, days, "/cost/days",
                                         tr("Includes checkpoints and failures where their rate is set"), "training.token_budget"),
                                  figure(tr("… without failures"), cost.failureFreeDays ? cost.failureFreeDays : cost.days, days,
                                         cost.failureFreeDays ? "/cost/failure_free_days" : "/cost/days", {}, "training.token_budget"),
                                  figure(tr("Failures"), cost.failures, few, "/cost/failures", tr("Expected in this time"),
                                         cost.days ? "training.run.gpu_hours_per_failure" : "training.token_budget"),
                                  figure(tr("Price"), cost.price, plain, "/cost/price", tr("In the currency of the GPU hour price"),
                                         cost.days ? "cluster.price_per_gpu_hour" : "training.token_budget"),
                                  figure(tr("Energy"), cost.energyWh, wattHours, "/cost/energy_wh", tr("GPUs only, at the set power"),
                                         cost.days ? "cluster.watts_per_gpu" : "training.token_budget")};
    return figures + failureFigures(cost);
}

QList<TrainingAssumption> trainingAssumptions(const Scenario& scenario, const QList<AssumedField>& assumed)
{
    QList<TrainingAssumption> assumptions;
    for (const char* path : kAssumptions) {
        const Parameter& parameter = *findParameter(path);
        const Value value = parameter.get(scenario);
        TrainingAssumption made{
            QString::fromLatin1(path), parameterLabel(parameter), {}, !isNull(value), parameterDescription(parameter), {}};
        const auto found = std::find_if(assumed.begin(), assumed.end(), [&](const AssumedField& each) { return each.path == made.path; });
        made.isAssumed = found != assumed.end();
        if (made.isAssumed)
            made.from = tr("assumed: %1", "a published source").arg(found->source);
        else
            made.from = made.isStated ? tr("set in this scenario") : tr("built in");
        if (made.isStated || made.isAssumed)
            made.value = typedText(parameter, made.isAssumed ? found->value : value);
        else
            made.value = coreText(parameter.whenNull);
        assumptions.append(made);
    }
    return assumptions;
}

CurvesData goodputPicture(const Estimate& estimate)
{
    constexpr int kPoints = 81;
    constexpr double kAround = 40;  // times Daly's interval, to both sides
    CurvesData data;
    data.title = tr("Goodput by time between checkpoints");
    data.x = {tr("time between two checkpoints"), true, 60, seconds, [](double minutes) { return durationText(minutes * 60); }};
    data.y = {tr("goodput, %"), false, 0.01, percent, [](double value) { return QLocale().toString(value, 'g', 4); }};
    data.whenEmpty = tr("No failures are counted. Set “%1” below.").arg(labelOf("training.run.gpu_hours_per_failure"));
    if (!estimate.cost().goodput)
        return data;
    const Goodput& goodput = *estimate.cost().goodput;
    const auto at = [&](double interval) {
        return goodputAt({interval}, {goodput.failures.interval}, {goodput.failures.stall}, {goodput.failures.recovery}).value;
    };
    Curve curve{tr("goodput"), ColorRole::Forward, true, false, PointShape::Disc, 0, {}};
    const double low = std::max(1.0, std::min(goodput.dalyInterval / kAround, goodput.checkpointInterval / 2));
    const double high = std::max(goodput.dalyInterval * kAround, goodput.checkpointInterval * 2);
    for (int i = 0; i < kPoints; ++i) {
        const double interval = low * std::pow(high / low, i / double{kPoints - 1});
        curve.points.append({interval, at(interval), {}});
    }
    data.curves = {
        curve,
        {tr("by Young"), ColorRole::Muted, false, false, PointShape::Square, 9, {{goodput.youngInterval, at(goodput.youngInterval), {}}}},
        {tr("by Daly"), ColorRole::Good, false, false, PointShape::Square, 11, {{goodput.dalyInterval, at(goodput.dalyInterval), {}}}},
        {tr("this training"), ColorRole::Text, false, false, PointShape::Disc, 10, {{goodput.checkpointInterval, goodput.goodput, {}}}}};
    return data;
}

QList<AssumedField> assumedFields(const Estimate& estimate)
{
    const Scenario& scenario = estimate.scenario();
    QList<AssumedField> fields;
    for (const Assumption& each : withAssumptions(scenario).assumptions)
        fields.append({QString::fromLatin1(each.path.data()), each.value, coreText(each.why)});
    return fields;
}

Scenario withAssumed(Scenario scenario, const QList<AssumedField>& fields)
{
    for (const AssumedField& field : fields)
        (void)setParameter(scenario, *findParameter(field.path.toStdString()), field.value);  // one that cannot be set stays open
    return scenario;
}

}  // namespace shardscope

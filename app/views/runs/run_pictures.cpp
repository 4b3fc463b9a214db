// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/runs/run_pictures.h"

#include <QLocale>
#include <QMap>

#include <algorithm>
#include <cmath>

#include "app/views/runs/run_text.h"
#include "core/io/residuals_json.h"
#include "core/trust/evidence.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

QString runName(const RunRow& row)
{
    const Scenario& scenario = *row.run.scenario;
    return QStringLiteral("%1, %2 (%3)").arg(modelText(scenario), clusterText(scenario), sourceText(row));
}

QString meanText(const ErrorSummary& summary) { return summary.count > 0 ? percentText(summary.mape) : QStringLiteral("–"); }

QStringList cellsOf(const QString& name, const SourceSummary& summary)
{
    const FitCount& fit = summary.fit;
    const int judged = fit.right() + fit.wrong();
    return {name, QString::number(summary.rows), meanText(summary.time), meanText(summary.memory),
            judged > 0 ? tr("%1 of %2").arg(fit.right()).arg(judged) : QStringLiteral("–")};
}

/// Sources count alike, however many rows each has.
ErrorSummary meanOf(const QList<ErrorSummary>& summaries)
{
    ErrorSummary mean;
    double sources = 0;
    for (const ErrorSummary& summary : summaries) {
        mean.count += summary.count;
        mean.mape += summary.count > 0 ? summary.mape : 0;
        sources += summary.count > 0 ? 1 : 0;
    }
    mean.mape /= std::max(1.0, sources);
    return mean;
}

}  // namespace

int RunPoints::pointOf(int row) const
{
    const auto found = std::find(rows.begin(), rows.end(), row);
    return found == rows.end() ? -1 : static_cast<int>(found - rows.begin());
}

RunPoints runPoints(const std::vector<RunRow>& rows, const std::vector<int>& shown, RunMetric metric)
{
    RunPoints points;
    ScatterData& data = points.data;
    const bool isTime = metric == RunMetric::Time;
    data.title = isTime ? tr("Estimated against measured step time") : tr("Estimated against measured memory");
    data.xName = tr("measured");
    data.yName = tr("estimated");
    data.kinds = {{tr("dense"), ColorRole::Forward, PointShape::Disc, 8},
                  {tr("experts"), ColorRole::InputGradient, PointShape::Square, 8},
                  {tr("own"), ColorRole::Backward, PointShape::Disc, 13}};
    data.text = [metric](double value) { return metricText(value, metric); };
    data.unit = isTime ? 1 : bytesPerGiga(ByteUnit::Binary);
    data.tickText = [isTime](double tick) -> QString {  // not a string builder, which would refer to destroyed strings
        const QLocale locale;
        if (!isTime)
            return locale.toString(tick, 'g', 3) + QStringLiteral(" GiB");
        return tick < 1 ? locale.toString(tick * 1000, 'g', 3) + QStringLiteral(" ms")
                        : locale.toString(tick, 'f', 0) + QStringLiteral(" s");
    };
    std::vector<double> bands;
    for (const bool own : {false, true}) {
        for (const int index : shown) {
            const RunRow& row = rows[static_cast<std::size_t>(index)];
            const std::optional<double> measured = measuredOf(row, metric);
            const std::optional<double> estimated = estimatedOf(row, metric);
            if (row.isOwn() != own || !measured || !estimated || !(*measured > 0) || !(*estimated > 0))
                continue;
            data.points.append({runName(row), *measured, *estimated, own ? 2 : row.isMixture() ? 1 : 0});
            points.rows.push_back(index);
            if (const std::optional<double> band = bandOf(row, metric))
                bands.push_back(*band);
        }
    }
    if (!bands.empty())
        data.band = std::round(100 * quantile(bands, 0.5)) / 100;
    data.whenEmpty = shown.empty() ? tr("No run matches.")
                     : isTime      ? tr("None of these runs has both a measured and an estimated step time.")
                                   : tr("None of these runs reports its memory.");
    return points;
}

QString runsVerdict(const std::vector<RunRow>& rows, const std::vector<int>& shown, RunMetric metric)
{
    QMap<QString, std::vector<ValidationRow>> bySource;
    int within = 0;
    int compared = 0;
    for (const int index : shown) {
        const RunRow& row = rows[static_cast<std::size_t>(index)];
        const std::optional<double> error = errorOf(row, metric);
        if (!error || !row.compared)
            continue;
        bySource[sourceText(row)].push_back(*row.compared);
        ++compared;
        const std::optional<double> band = bandOf(row, metric);
        within += band && std::abs(*error) <= *band ? 1 : 0;
    }
    QList<ErrorSummary> summaries;
    for (const std::vector<ValidationRow>& of : bySource) {
        const SourceSummary summary = summariseSource({}, of);
        summaries << (metric == RunMetric::Time ? summary.time : summary.memory);
    }
    if (compared == 0)
        return {};
    const QString error = percentText(meanOf(summaries).mape);
    const std::optional<double> unseen =
        measuredEvidence().meanError(metric == RunMetric::Time ? TrustedFigure::Time : TrustedFigure::Memory);
    const QString counts = tr("%1 of %2 are within their error band").arg(within).arg(compared);
    const QString told =
        metric == RunMetric::Time
            ? tr("The mean error of the estimated step times is %1, and %2 for families of sources left out of the fit; %3.")
            : tr("The mean error of the estimated peak memory is %1, and %2 for families of sources left out of the fit; %3.");
    return told.arg(error, unseen ? percentText(*unseen) : QStringLiteral("–"), counts);
}

TableData sourceTable(const std::vector<RunRow>& rows, const std::vector<int>& shown)
{
    QMap<QString, std::vector<ValidationRow>> bySource;
    for (const int index : shown) {
        const RunRow& row = rows[static_cast<std::size_t>(index)];
        std::vector<ValidationRow>& of = bySource[sourceText(row)];
        if (row.compared)
            of.push_back(*row.compared);
    }
    QList<QStringList> lines;
    QList<ErrorSummary> times;
    QList<ErrorSummary> memories;
    SourceSummary all;
    for (auto source = bySource.cbegin(); source != bySource.cend(); ++source) {
        const SourceSummary summary = summariseSource({}, source.value());
        lines << cellsOf(source.key(), summary);
        times << summary.time;
        memories << summary.memory;
        all.rows += summary.rows;
        all.fit.add(summary.fit);
    }
    all.time = meanOf(times);
    all.memory = meanOf(memories);
    if (lines.size() > 1)
        lines.prepend(cellsOf(tr("mean over sources"), all));
    TableData table;
    table.columns = {tr("source"), tr("runs"), tr("time ±"), tr("memory ±"), tr("fit correct")};
    table.rows = static_cast<int>(lines.size());
    table.text = [](double value) { return QString::number(value); };
    table.cell = [lines](int row, int column) -> QVariant { return lines.at(row).at(column); };
    return table;
}

}  // namespace shardscope

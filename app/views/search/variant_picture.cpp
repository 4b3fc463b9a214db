// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/search/variant_picture.h"

#include <QLocale>

#include <algorithm>

#include "app/text/fit_text.h"
#include "app/views/search/variant_text.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

QString tokenRateText(double rate) { return tr("%1 tokens/s/GPU").arg(QLocale().toString(rate, 'f', rate < 100 ? 1 : 0)); }

/// The rows of a curve of variants; none of the scenario of the window.
std::vector<std::size_t> rowsOfCurve(const VariedSearch& search, VariedCurve curve)
{
    if (curve == VariedCurve::Front)
        return search.front;
    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < search.rows.size() && curve == VariedCurve::Others; ++row) {
        if (search.rows[row].found() && std::find(search.front.begin(), search.front.end(), row) == search.front.end())
            rows.push_back(row);
    }
    return rows;
}

}  // namespace

CurvesData variedPicture(const VariedSearch& search, const Figures& present)
{
    CurvesData data;
    data.title = tr("Throughput of each variant against memory");
    data.x = {tr("peak memory, GiB"), false, bytesPerGiga(ByteUnit::Binary), [](double bytes) { return bytesText(bytes); },
              [](double giga) { return QLocale().toString(giga); }};
    data.y = {tr("tokens/s per GPU"), false, 1, tokenRateText, [](double rate) { return QLocale().toString(rate); }};
    data.curves = {{tr("other variants"), ColorRole::Muted, false, false, PointShape::Disc, 8, {}},
                   {tr("★: none is faster with less memory"), ColorRole::Accent, true, false, PointShape::Disc, 9, {}, true},
                   {tr("this plan"), roleOf(standingOf(present.fit)), false, false, PointShape::Square, 12, {}}};
    for (const VariedCurve curve : {VariedCurve::Others, VariedCurve::Front}) {
        for (const std::size_t row : rowsOfCurve(search, curve)) {
            const PlanFigures& figures = search.rows[row].found()->figures;
            data.curves[static_cast<int>(curve)].points.append(
                {figures.peak.value(), figures.tokensPerSecondPerGpu, variantName(search, search.rows[row])});
        }
    }
    if (present.tokensPerSecondPerGpu)
        data.curves[static_cast<int>(VariedCurve::Present)].points.append({present.peak.value(), *present.tokensPerSecondPerGpu, {}});
    data.xLimit = {present.capacity.value(), tr("capacity")};
    data.whenEmpty = tr("No variant fits.");
    return data;
}

int rowOfVariedPoint(const VariedSearch& search, int curve, int point)
{
    if (curve < 0)
        return -1;
    const std::vector<std::size_t> rows = rowsOfCurve(search, static_cast<VariedCurve>(curve));
    return point >= 0 && static_cast<std::size_t>(point) < rows.size() ? static_cast<int>(rows[static_cast<std::size_t>(point)]) : -1;
}

std::pair<int, int> variedPointOf(const VariedSearch& search, int row)
{
    for (const VariedCurve curve : {VariedCurve::Others, VariedCurve::Front}) {
        const std::vector<std::size_t> rows = rowsOfCurve(search, curve);
        const auto found = std::find(rows.begin(), rows.end(), static_cast<std::size_t>(row));
        if (row >= 0 && found != rows.end())
            return {static_cast<int>(curve), static_cast<int>(found - rows.begin())};
    }
    return {-1, -1};
}

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "widgets/charts/value_axis.h"

namespace shardscope {

namespace {

constexpr double kLegendSwatch = 11;
constexpr double kSwatchGap = 7;
constexpr double kLegendGap = 16;

}  // namespace

Legend::Legend(const QList<ChartSeries>& series, const Theme& theme) : m_series(series), m_theme(theme) {}

double Legend::rowHeight() const { return std::ceil(m_theme.lineHeight(TextStyle::Caption) * 1.4); }

double Legend::entryWidth(const ChartSeries& series) const
{
    return m_theme.px(kLegendSwatch + kSwatchGap) + std::ceil(m_theme.textWidth(TextStyle::Caption, series.name));
}

double Legend::columnWidth() const
{
    double widest = 0;
    for (const ChartSeries& series : m_series)
        widest = std::max(widest, entryWidth(series));
    return widest;
}

double Legend::columnHeight() const { return rowHeight() * static_cast<double>(m_series.size()); }

void Legend::drawEntry(Scene& scene, const ChartSeries& series, const QPointF& topLeft) const
{
    const double size = m_theme.px(kLegendSwatch);
    const QRectF swatch(std::round(topLeft.x()), std::round(topLeft.y() + (rowHeight() - size) / 2), size, size);
    const QColor fill = m_theme.color(series.role);
    scene.rects.append({swatch, fill, m_theme.edgeOf(fill), m_theme.hatch(series.role), -1, m_theme.px(2)});
    const QRectF text(swatch.right() + m_theme.px(kSwatchGap), topLeft.y(), entryWidth(series), rowHeight());
    scene.texts.append({text, Qt::AlignLeft | Qt::AlignVCenter, series.name, m_theme.color(ColorRole::Text), TextStyle::Caption});
}

void Legend::drawColumn(Scene& scene, const QPointF& topLeft) const
{
    QPointF place = topLeft;
    for (auto series = m_series.crbegin(); series != m_series.crend(); ++series) {
        drawEntry(scene, *series, place);
        place.ry() += rowHeight();
    }
}

double Legend::rowsHeight(double width) const
{
    double x = 0;
    double height = m_series.isEmpty() ? 0 : rowHeight();
    for (const ChartSeries& series : m_series) {
        if (x > 0 && x + entryWidth(series) > width) {
            x = 0;
            height += rowHeight();
        }
        x += entryWidth(series) + m_theme.px(kLegendGap);
    }
    return height;
}

void Legend::drawRows(Scene& scene, const QPointF& topLeft, double width) const
{
    QPointF place = topLeft;
    for (const ChartSeries& series : m_series) {
        if (place.x() > topLeft.x() && place.x() - topLeft.x() + entryWidth(series) > width)
            place = QPointF(topLeft.x(), place.y() + rowHeight());
        drawEntry(scene, series, place);
        place.rx() += entryWidth(series) + m_theme.px(kLegendGap);
    }
}

}  // namespace shardscope

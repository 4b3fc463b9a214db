// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/value_axis.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace shardscope {

namespace {

constexpr double kTickGap = 8;
constexpr double kSmallestTickDistance = 34;

}  // namespace

void drawMessage(Scene& scene, const QString& message, const Theme& theme)
{
    const QRectF box = QRectF(QPointF(), scene.size).adjusted(theme.px(16), 0, -theme.px(16), 0);
    scene.texts.append({box, Qt::AlignCenter, message, theme.color(ColorRole::Muted), TextStyle::Body, true});
}

ValueAxis::ValueAxis(double highest, const ChartLimit& limit, const ValueFormat& format, double height, const Theme& theme)
    : m_limit(limit),
      m_format(format),
      m_theme(theme),
      m_ticks(niceTicks(std::max(highest, limit.value) / format.unit, static_cast<int>(height / theme.px(kSmallestTickDistance))))
{
}

QString ValueAxis::tickText(double tick) const { return QLocale().toString(tick, 'f', m_ticks.decimals); }

double ValueAxis::labelWidth() const
{
    double widest = m_theme.textWidth(TextStyle::Caption, m_format.unitName);
    for (double tick : m_ticks.values)
        widest = std::max(widest, m_theme.textWidth(TextStyle::Caption, tickText(tick)));
    return std::ceil(widest + m_theme.px(kTickGap));
}

double ValueAxis::y(double value, const QRectF& plot) const
{
    return std::round(plot.bottom() - value / m_format.unit / m_ticks.top() * plot.height());
}

void ValueAxis::draw(Scene& scene) const
{
    const QRectF& plot = scene.plot;
    const double height = m_theme.lineHeight(TextStyle::Caption);
    const double right = plot.left() - m_theme.px(kTickGap);
    const auto number = [&](double middle, const QString& text) {
        const QRectF box(right - labelWidth(), middle - height / 2, labelWidth(), height);
        scene.texts.append({box, Qt::AlignRight | Qt::AlignVCenter, text, m_theme.color(ColorRole::Muted), TextStyle::Caption});
    };
    for (double tick : m_ticks.values)
        number(y(tick * m_format.unit, plot), tickText(tick));
    number(plot.top() - height * 1.3, m_format.unitName);
}

PlottedAxis ValueAxis::plotted() const
{
    PlottedAxis axis{0, m_ticks.top()};
    axis.gridLines = static_cast<int>(m_ticks.values.size());
    return axis;
}

std::optional<LimitLine> ValueAxis::limitLine(const QRectF& plot) const
{
    if (!(m_limit.value > 0))
        return std::nullopt;
    return LimitLine(m_limit, y(m_limit.value, plot) + 0.5, m_theme);
}

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/roofline_scene.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

#include "widgets/charts/log_axis.h"
#include "widgets/charts/value_axis.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

constexpr double kPoint = 18;  ///< diameter

/// An axis of at least one decade, with a tick at each.
LogAxis decades(double low, double high)
{
    LogAxis axis{std::min(low, high / 10), high, {}};
    const int last = static_cast<int>(std::floor(std::log10(high) + 1e-9));
    for (int power = static_cast<int>(std::ceil(std::log10(axis.low) - 1e-9)); power <= last; ++power)
        axis.ticks.push_back(std::pow(10, power));
    return axis;
}

class RooflineBuilder {
public:
    RooflineBuilder(const RooflineData& data, const QSizeF& size, const Theme& theme) : m_data(data), m_theme(theme)
    {
        m_scene.size = size;
    }

    Scene build()
    {
        if (m_data.points.isEmpty() || m_data.roofs.isEmpty()) {
            drawMessage(m_scene, m_data.whenEmpty, m_theme);
            return m_scene;
        }
        chooseRanges();
        const double caption = m_theme.lineHeight(TextStyle::Caption);
        m_scene.plot =
            QRectF(QPointF(std::round(m_theme.px(64)), std::round(caption * 1.6)),
                   QPointF(std::round(m_scene.size.width() - m_theme.px(24)), std::round(m_scene.size.height() - caption * 2.8)));
        if (m_scene.plot.width() < m_theme.px(60) || m_scene.plot.height() < m_theme.px(40))
            return m_scene;
        drawAxes();
        for (const Roof& roof : m_data.roofs)
            drawRoof(roof);
        drawRoofNames();
        drawPoints();
        plot();
        return m_scene;
    }

private:
    void chooseRanges()
    {
        double lowX = 1, highX = 1000;
        double lowY = m_data.points.front().rate, highY = 0;
        for (const RooflinePoint& point : m_data.points) {
            lowX = std::min(lowX, point.intensity);
            highX = std::max(highX, point.intensity * 1.5);
            lowY = std::min(lowY, point.rate);
        }
        for (const Roof& roof : m_data.roofs) {
            highY = std::max(highY, roof.peak * 2);
            highX = std::max(highX, roof.peak / roof.bandwidth * 3);
        }
        m_x = decades(lowX, highX);
        m_y = decades(std::min(lowY * 0.8, highY / 100), highY);
    }

    [[nodiscard]] QPointF at(double intensity, double rate) const
    {
        const QRectF& plot = m_scene.plot;
        return {plot.left() + m_x.place(intensity) * plot.width(), plot.bottom() - m_y.place(rate) * plot.height()};
    }

    void drawAxes()
    {
        const QRectF& plot = m_scene.plot;
        const double caption = m_theme.lineHeight(TextStyle::Caption);
        const QColor grid = m_theme.color(ColorRole::Grid);
        const QColor ink = m_theme.color(ColorRole::Muted);
        for (const double tick : m_x.ticks) {
            const double x = std::round(at(tick, m_y.low).x()) + 0.5;
            m_scene.grid.append({QLineF(x, plot.top(), x, plot.bottom()), grid});
            m_scene.texts.append({QRectF(x - m_theme.px(40), plot.bottom() + m_theme.px(3), m_theme.px(80), caption), Qt::AlignCenter,
                                  QLocale().toString(tick, 'g', 6), ink, TextStyle::Caption});
        }
        for (const double tick : m_y.ticks) {
            const double y = std::round(at(m_x.low, tick).y()) + 0.5;
            m_scene.grid.append({QLineF(plot.left(), y, plot.right(), y), grid});
            m_scene.texts.append({QRectF(0, y - caption / 2, plot.left() - m_theme.px(6), caption), Qt::AlignRight | Qt::AlignVCenter,
                                  QLocale().toString(tick / 1e12, 'g', 6), ink, TextStyle::Caption});
        }
        m_scene.texts.append({QRectF(0, 0, plot.left() + m_theme.px(120), caption), Qt::AlignLeft | Qt::AlignVCenter, tr("TFLOP/s"), ink,
                              TextStyle::Caption});
        m_scene.texts.append({QRectF(plot.left(), plot.bottom() + caption * 1.4, plot.width(), caption), Qt::AlignCenter,
                              tr("FLOP per byte moved"), ink, TextStyle::Caption});
    }

    void drawRoof(const Roof& roof)
    {
        const double ridge = roof.peak / roof.bandwidth;
        const double left = std::max(m_x.low, m_y.low / roof.bandwidth);
        const QColor ink = m_theme.color(roof.dashed ? ColorRole::Accent : ColorRole::Text);
        const double corner = std::max(left, ridge);
        m_plotted.lines.append(
            {ink, m_theme.px(1.6), roof.dashed, {{left, roofAt(roof, left)}, {corner, roof.peak}, {m_x.high, roof.peak}}});
    }

    /// Where no roof is: at the top left.
    void drawRoofNames()
    {
        const double caption = m_theme.lineHeight(TextStyle::Caption);
        double y = m_scene.plot.top() + m_theme.px(6);
        for (const Roof& roof : m_data.roofs) {
            const QColor ink = m_theme.color(roof.dashed ? ColorRole::Accent : ColorRole::Text);
            const double left = m_scene.plot.left() + m_theme.px(10);
            m_scene.lines.append(
                {QLineF(left, y + caption / 2, left + m_theme.px(22), y + caption / 2), ink, m_theme.px(1.6), roof.dashed});
            m_scene.texts.append({QRectF(left + m_theme.px(28), y, m_scene.plot.width() * 0.6, caption), Qt::AlignLeft | Qt::AlignVCenter,
                                  roof.name, m_theme.color(ColorRole::Text), TextStyle::Caption});
            y += caption * 1.3;
        }
    }

    void drawPoints()
    {
        const double side = m_theme.px(kPoint);
        QList<QRectF> taken;
        for (qsizetype i = 0; i < m_data.points.size(); ++i) {
            const RooflinePoint& point = m_data.points[i];
            const QPointF place = at(point.intensity, point.rate);
            QRectF box(place.x() - side / 2, place.y() - side / 2, side, side);
            const auto isCovered = [&] {
                return std::any_of(taken.begin(), taken.end(), [&](const QRectF& other) { return other.intersects(box); });
            };
            while (isCovered() && box.bottom() + side < m_scene.plot.bottom())
                box.translate(0, side * 0.5);
            taken.append(box);
            if (box.center() != place)
                m_plotted.lines.append({m_theme.color(ColorRole::Muted), 1, false, {valuesAt(place), valuesAt(box.center())}});
            const QColor fill = m_theme.color(point.role);
            m_scene.rects.append({box, fill, Qt::transparent, Hatch::None, static_cast<int>(m_scene.marks.size()), 0, true});
            m_scene.marks.append({box, static_cast<int>(i), 0});
            plotPoint(box.center(), fill);
            m_scene.texts.append({box, Qt::AlignCenter, point.letter, inkOn(fill), TextStyle::Caption});
        }
    }

    void plotPoint(const QPointF& at, const QColor& fill)
    {
        auto kind =
            std::find_if(m_plotted.points.begin(), m_plotted.points.end(), [&](const PlottedPoints& of) { return of.fill == fill; });
        if (kind == m_plotted.points.end())
            kind = m_plotted.points.insert(kind, {fill, m_theme.color(ColorRole::Card), m_theme.px(kPoint), false, {}});
        kind->points.append(valuesAt(at));
    }

    [[nodiscard]] QPointF valuesAt(const QPointF& at) const
    {
        const QRectF& plot = m_scene.plot;
        return {m_x.valueAt((at.x() - plot.left()) / plot.width()), m_y.valueAt((plot.bottom() - at.y()) / plot.height())};
    }

    void plot()
    {
        const double beyond = m_theme.px(kPoint);
        m_plotted.area = m_scene.plot.adjusted(-beyond, -beyond, beyond, beyond);
        m_plotted.isSmooth = true;
        m_plotted.x = m_x.plotted(m_scene.plot.width(), beyond);
        m_plotted.y = m_y.plotted(m_scene.plot.height(), beyond);
        m_scene.plotted = std::make_shared<Plotted>(std::move(m_plotted));
    }

    const RooflineData& m_data;
    const Theme& m_theme;
    Scene m_scene;
    Plotted m_plotted;
    LogAxis m_x, m_y;
};

}  // namespace

Scene rooflineScene(const RooflineData& data, const QSizeF& size, const Theme& theme) { return RooflineBuilder(data, size, theme).build(); }

}  // namespace shardscope

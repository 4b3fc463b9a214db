// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/scatter_scene.h"

#include <QSet>

#include <algorithm>
#include <cmath>
#include <limits>

#include "widgets/charts/log_axis.h"
#include "widgets/charts/value_axis.h"

namespace shardscope {
namespace {

constexpr double kTickDistance = 64;
constexpr double kGap = 8;

class ScatterBuilder {
public:
    ScatterBuilder(const ScatterData& data, const QSizeF& size, const Theme& theme) : m_data(data), m_theme(theme)
    {
        m_scene.size = size;
        double lowest = std::numeric_limits<double>::max();
        double highest = 0;
        for (const ScatterPoint& point : data.points) {
            lowest = std::min({lowest, point.x, point.y});
            highest = std::max({highest, point.x, point.y});
        }
        m_axis = logAxis(lowest / data.unit, highest / data.unit,
                         static_cast<int>(std::min(size.width() * 0.8, size.height() * 1.6) / theme.px(kTickDistance)));
    }

    Scene build()
    {
        if (m_data.points.isEmpty()) {
            drawMessage(m_scene, m_data.whenEmpty, m_theme);
            return m_scene;
        }
        placePlot();
        if (m_scene.plot.width() < m_theme.px(40) || m_scene.plot.height() < m_theme.px(40))
            return m_scene;
        drawTicks();
        drawNames();
        drawDiagonal(0, false);
        if (m_data.band > 0) {
            drawDiagonal(m_data.band, true);
            drawDiagonal(-m_data.band, true);
            drawBandName();
        }
        drawPoints();
        plot();
        drawKinds();
        return m_scene;
    }

private:
    [[nodiscard]] double line() const { return m_theme.lineHeight(TextStyle::Caption); }
    [[nodiscard]] double x(double value) const { return m_scene.plot.left() + m_axis.place(value / m_data.unit) * m_scene.plot.width(); }
    [[nodiscard]] double y(double value) const { return m_scene.plot.bottom() - m_axis.place(value / m_data.unit) * m_scene.plot.height(); }

    /// Returns the top of the upward axis' name: below the kinds where both have no room in one line.
    [[nodiscard]] double nameTop() const
    {
        double together = m_theme.textWidth(TextStyle::Caption, m_data.yName) + m_theme.px(20);
        for (const ScatterKind& kind : m_data.kinds)
            together += m_theme.textWidth(TextStyle::Caption, kind.name) + m_theme.px(kind.size + 21);
        return together > m_scene.size.width() ? line() : 0;
    }

    void placePlot()
    {
        double widest = 0;
        for (const double tick : m_axis.ticks)
            widest = std::max(widest, m_theme.textWidth(TextStyle::Caption, m_data.tickText(tick)));
        const double left = std::ceil(widest + m_theme.px(kGap));
        const double right = std::ceil(widest / 2);
        m_scene.plot = QRectF(QPointF(left, std::round(nameTop() + line() * 1.6)),
                              QPointF(std::round(m_scene.size.width() - right), std::round(m_scene.size.height() - line() * 2.6)));
    }

    void drawTicks()
    {
        const QRectF& plot = m_scene.plot;
        const QColor grid = m_theme.color(ColorRole::Grid);
        const QColor ink = m_theme.color(ColorRole::Muted);
        const double half = m_theme.px(kTickDistance) / 2;
        for (const double tick : m_axis.ticks) {
            const double across = std::round(x(tick * m_data.unit)) + 0.5;
            const double down = std::round(y(tick * m_data.unit)) + 0.5;
            m_scene.grid.append({QLineF(across, plot.top(), across, plot.bottom()), grid});
            m_scene.grid.append({QLineF(plot.left(), down, plot.right(), down), grid});
            const QString text = m_data.tickText(tick);
            m_scene.texts.append({QRectF(across - half, plot.bottom() + m_theme.px(3), 2 * half, line()), Qt::AlignHCenter | Qt::AlignTop,
                                  text, ink, TextStyle::Caption});
            if (tick <= m_axis.low)
                continue;  // the corner is named once
            m_scene.texts.append({QRectF(0, down - line() / 2, plot.left() - m_theme.px(kGap), line()), Qt::AlignRight | Qt::AlignVCenter,
                                  text, ink, TextStyle::Caption});
        }
    }

    void drawNames()
    {
        const QRectF& plot = m_scene.plot;
        const QColor ink = m_theme.color(ColorRole::Text);
        m_scene.texts.append({QRectF(plot.left(), plot.bottom() + line() * 1.3, plot.width(), line()), Qt::AlignRight | Qt::AlignTop,
                              m_data.xName + QStringLiteral(" →"), ink, TextStyle::Caption});
        m_scene.texts.append({QRectF(0, nameTop(), m_theme.textWidth(TextStyle::Caption, m_data.yName) + m_theme.px(20), line()),
                              Qt::AlignLeft | Qt::AlignTop, QStringLiteral("↑ ") + m_data.yName, ink, TextStyle::Caption});
    }

    /// y = x · (1 + share), as far as it runs within the plot.
    void drawDiagonal(double share, bool dashed)
    {
        const double factor = 1 + share;
        const double from = std::max(m_axis.low, m_axis.low / factor) * m_data.unit;
        const double to = std::min(m_axis.high, m_axis.high / factor) * m_data.unit;
        const QColor ink = m_theme.color(dashed ? ColorRole::Groove : ColorRole::Muted);
        const double unit = m_data.unit;
        m_plotted.lines.append(
            {ink, m_theme.px(dashed ? 1 : 1.5), dashed, {{from / unit, from * factor / unit}, {to / unit, to * factor / unit}}});
    }

    /// Below the lower line, where it leaves the plot.
    void drawBandName()
    {
        const QString text = QStringLiteral("±%1 %").arg(m_data.band * 100);
        const double width = m_theme.textWidth(TextStyle::Caption, text) + m_theme.px(2);
        const double end = y(m_axis.high * m_data.unit * (1 - m_data.band));
        m_scene.texts.append({QRectF(m_scene.plot.right() - width - m_theme.px(3), end + m_theme.px(14), width, line()),
                              Qt::AlignRight | Qt::AlignTop, text, m_theme.color(ColorRole::Muted), TextStyle::Caption});
    }

    /// Marks in the order of the data, drawn kind by kind: a later kind is on top of an earlier one.
    void drawPoints()
    {
        for (int index = 0; index < m_data.points.size(); ++index)
            m_scene.marks.append({place(m_data.points[index]), index, 0});
        for (int kind = 0; kind < m_data.kinds.size(); ++kind) {
            m_taken.clear();
            const ScatterKind& of = m_data.kinds[kind];
            const QColor fill = m_theme.color(of.role);
            m_plotted.points.append({fill, m_theme.edgeOf(fill), m_theme.px(of.size), of.shape == PointShape::Square, {}});
            for (int index = 0; index < m_data.points.size(); ++index) {
                if (m_data.points[index].kind == kind)
                    drawPoint(index, fill);
            }
        }
    }

    [[nodiscard]] QRectF place(const ScatterPoint& point) const
    {
        const double size = m_theme.px(m_data.kinds[point.kind].size);
        return QRectF(std::round(x(point.x) - size / 2), std::round(y(point.y) - size / 2), size, size);
    }

    void drawPoint(int index, const QColor& fill)
    {
        const QRectF& box = m_scene.marks[index].bounds;
        const QRectF& plot = m_scene.plot;
        m_scene.rects.append({box, fill, Qt::transparent, Hatch::None, index, 0, true});
        // Thousands of points cover each other; each place is drawn once per kind.
        const std::pair corner(static_cast<int>(box.left()), static_cast<int>(box.top()));
        if (m_taken.contains(corner))
            return;
        m_taken.insert(corner);
        m_plotted.points.back().points.append({m_axis.valueAt((box.center().x() - plot.left()) / plot.width()),
                                               m_axis.valueAt((plot.bottom() - box.center().y()) / plot.height())});
    }

    void plot()
    {
        double beyond = 0;
        for (const PlottedPoints& kind : m_plotted.points)
            beyond = std::max(beyond, std::ceil(kind.size));
        m_plotted.area = m_scene.plot.adjusted(-beyond, -beyond, beyond, beyond);
        m_plotted.isSmooth = true;
        m_plotted.x = m_axis.plotted(m_scene.plot.width(), beyond);
        m_plotted.y = m_axis.plotted(m_scene.plot.height(), beyond);
        m_scene.plotted = std::make_shared<Plotted>(std::move(m_plotted));
    }

    /// At the top right, a kind after the other.
    void drawKinds()
    {
        double right = m_scene.size.width();
        for (auto kind = m_data.kinds.crbegin(); kind != m_data.kinds.crend(); ++kind) {
            const double width = std::ceil(m_theme.textWidth(TextStyle::Caption, kind->name)) + m_theme.px(2);
            const double size = m_theme.px(kind->size);
            m_scene.texts.append({QRectF(right - width, 0, width, line()), Qt::AlignLeft | Qt::AlignVCenter, kind->name,
                                  m_theme.color(ColorRole::Text), TextStyle::Caption});
            const QRectF swatch(std::round(right - width - m_theme.px(5) - size), std::round((line() - size) / 2), size, size);
            const QColor fill = m_theme.color(kind->role);
            m_scene.rects.append({swatch, fill, m_theme.edgeOf(fill), Hatch::None, -1, kind->shape == PointShape::Disc ? size / 2 : 0});
            right = swatch.left() - m_theme.px(14);
        }
    }

    const ScatterData& m_data;
    const Theme& m_theme;
    Scene m_scene;
    LogAxis m_axis;
    Plotted m_plotted;
    QSet<std::pair<int, int>> m_taken;  ///< where a point of this kind is drawn
};

}  // namespace

Scene scatterScene(const ScatterData& data, const QSizeF& size, const Theme& theme) { return ScatterBuilder(data, size, theme).build(); }

}  // namespace shardscope

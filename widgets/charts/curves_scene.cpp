// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/curves_scene.h"

#include <QSet>

#include <algorithm>
#include <cmath>
#include <limits>

#include "widgets/charts/axis.h"
#include "widgets/charts/log_axis.h"
#include "widgets/charts/point_names.h"
#include "widgets/charts/value_axis.h"

namespace shardscope {
namespace {

constexpr double kAcross = 64;  ///< between the numbers of the x axis, at least
constexpr double kUpwards = 34;
constexpr double kSmallestPoint = 10;  ///< to point at, where none is drawn or it is smaller
constexpr double kBelowLimit = 0.6;    ///< of a limit, that is seen on a logarithmic axis
constexpr double kEntryGap = 14;
constexpr double kSwatch = 18;

/// From values to places 0 to 1, linear from 0 or logarithmic.
class CurveScale {
public:
    CurveScale(const CurveAxis& axis, double lowest, double highest, int most) : m_unit(axis.unit), m_isLogarithmic(axis.isLogarithmic)
    {
        if (m_isLogarithmic) {
            m_log = axis.ticks.size() > 1 ? ownTicks(axis, lowest, highest) : logAxis(lowest / m_unit, highest / m_unit, most);
            m_ticks = m_log.ticks;
        } else {
            m_ticks = niceTicks(highest / m_unit, most).values;
        }
    }
    [[nodiscard]] double place(double value) const
    {
        return m_isLogarithmic ? m_log.place(value / m_unit) : value / m_unit / m_ticks.back();
    }
    [[nodiscard]] const std::vector<double>& ticks() const { return m_ticks; }
    [[nodiscard]] double unit() const { return m_unit; }
    [[nodiscard]] PlottedAxis plotted(double pixels, double beyond) const
    {
        const double top = m_ticks.back();
        return m_isLogarithmic ? m_log.plotted(pixels, beyond) : PlottedAxis{-top * beyond / pixels, top * (1 + beyond / pixels)};
    }

private:
    /// With a little room at both ends.
    [[nodiscard]] static LogAxis ownTicks(const CurveAxis& axis, double lowest, double highest)
    {
        constexpr double kRoom = 0.04;
        LogAxis log;
        for (const double tick : axis.ticks)
            log.ticks.push_back(tick / axis.unit);
        log.low = std::min(log.ticks.front(), lowest / axis.unit);
        log.high = std::max(log.ticks.back(), highest / axis.unit);
        const double room = std::pow(log.high / log.low, kRoom);
        log.low /= room;
        log.high *= room;
        return log;
    }

    double m_unit;
    bool m_isLogarithmic;
    LogAxis m_log;
    std::vector<double> m_ticks;
};

struct CurveRange {
    double lowest = std::numeric_limits<double>::max();
    double highest = 0;
    void take(double value)
    {
        lowest = std::min(lowest, value);
        highest = std::max(highest, value);
    }
};

class CurvesBuilder {
public:
    CurvesBuilder(const CurvesData& data, const QSizeF& size, const Theme& theme)
        : m_data(data),
          m_theme(theme),
          m_x(scaleOf(data.x, &CurvePoint::x, data.xLimit, size.width() * 0.85 / theme.px(kAcross))),
          m_y(scaleOf(data.y, &CurvePoint::y, data.yLimit, size.height() * 0.75 / theme.px(kUpwards)))
    {
        m_scene.size = size;
    }

    Scene build()
    {
        const bool isEmpty =
            std::all_of(m_data.curves.begin(), m_data.curves.end(), [](const Curve& curve) { return curve.points.isEmpty(); });
        if (isEmpty) {
            drawMessage(m_scene, m_data.whenEmpty, m_theme);
            return m_scene;
        }
        const double legendBottom = drawLegend();
        placePlot(legendBottom);
        if (m_scene.plot.width() < m_theme.px(40) || m_scene.plot.height() < m_theme.px(40))
            return m_scene;
        drawTicks();
        drawNames(legendBottom);
        drawLimits(legendBottom);
        for (int curve = 0; curve < m_data.curves.size(); ++curve)
            drawCurve(curve);
        drawPointNames();
        plot();
        return m_scene;
    }

private:
    [[nodiscard]] CurveScale scaleOf(const CurveAxis& axis, double CurvePoint::*value, const ChartLimit& limit, double most) const
    {
        CurveRange range;
        for (const Curve& curve : m_data.curves) {
            for (const CurvePoint& point : curve.points)
                range.take(point.*value);
        }
        if (limit.value > 0) {
            range.take(limit.value);
            range.take(limit.value * (axis.isLogarithmic ? kBelowLimit : 1));
        }
        return {axis, range.lowest, range.highest, static_cast<int>(most)};
    }
    [[nodiscard]] double line() const { return m_theme.lineHeight(TextStyle::Caption); }
    [[nodiscard]] double x(double value) const { return m_scene.plot.left() + m_x.place(value) * m_scene.plot.width(); }
    [[nodiscard]] double y(double value) const { return m_scene.plot.bottom() - m_y.place(value) * m_scene.plot.height(); }
    [[nodiscard]] double captionWidth(const QString& text) const
    {
        return std::ceil(m_theme.textWidth(TextStyle::Caption, text)) + m_theme.px(2);
    }

    /// Rows from the left, at the top. Returns where they end.
    double drawLegend()
    {
        if (m_data.curves.size() < 2)
            return 0;
        QPointF at(0, 0);
        for (const Curve& curve : m_data.curves) {
            const double width = m_theme.px(kSwatch + 5) + captionWidth(curve.name);
            if (at.x() > 0 && at.x() + width > m_scene.size.width())
                at = QPointF(0, at.y() + line() * 1.3);
            drawEntry(curve, at, width);
            at.rx() += width + m_theme.px(kEntryGap);
        }
        return at.y() + line() * 1.3;
    }

    void drawEntry(const Curve& curve, const QPointF& at, double width)
    {
        const QColor ink = m_theme.color(curve.role);
        const double middle = std::round(at.y() + line() / 2);
        if (curve.isLine)
            m_scene.lines.append({QLineF(at.x(), middle, at.x() + m_theme.px(kSwatch), middle), ink, m_theme.px(2), curve.isDashed});
        if (curve.size > 0) {
            const double size = std::min(m_theme.px(curve.size), line());
            const QRectF box(std::round(at.x() + m_theme.px(kSwatch) / 2 - size / 2), middle - size / 2, size, size);
            m_scene.rects.append({box, ink, m_theme.edgeOf(ink), Hatch::None, -1, curve.shape == PointShape::Disc ? size / 2 : 0});
        }
        m_scene.texts.append({QRectF(at.x() + m_theme.px(kSwatch + 5), at.y(), width, line()), Qt::AlignLeft | Qt::AlignVCenter, curve.name,
                              m_theme.color(ColorRole::Text), TextStyle::Caption});
    }

    void placePlot(double top)
    {
        double widest = 0;
        for (const double tick : m_y.ticks())
            widest = std::max(widest, m_theme.textWidth(TextStyle::Caption, m_data.y.tickText(tick)));
        const double last = m_theme.textWidth(TextStyle::Caption, m_data.x.tickText(m_x.ticks().back()));
        m_scene.plot = QRectF(QPointF(std::ceil(widest + m_theme.px(8)), std::round(top + line() * 1.6)),
                              QPointF(std::round(m_scene.size.width() - std::ceil(last / 2) - m_theme.px(4)),
                                      std::round(m_scene.size.height() - line() * 2.6)));
    }

    void drawTicks()
    {
        const QRectF& plot = m_scene.plot;
        const QColor grid = m_theme.color(ColorRole::Grid);
        const QColor ink = m_theme.color(ColorRole::Muted);
        const double half = m_theme.px(kAcross) / 2;
        double named = 0;  // where the last number ends
        for (const double tick : m_x.ticks()) {
            const double across = std::round(x(tick * m_x.unit())) + 0.5;
            m_scene.grid.append({QLineF(across, plot.top(), across, plot.bottom()), grid});
            const double reach = captionWidth(m_data.x.tickText(tick)) / 2;
            if (across - reach < named)
                continue;
            named = across + reach + m_theme.px(6);
            m_scene.texts.append({QRectF(across - half, plot.bottom() + m_theme.px(3), 2 * half, line()), Qt::AlignHCenter | Qt::AlignTop,
                                  m_data.x.tickText(tick), ink, TextStyle::Caption});
        }
        for (const double tick : m_y.ticks()) {
            const double down = std::round(y(tick * m_y.unit())) + 0.5;
            m_scene.grid.append({QLineF(plot.left(), down, plot.right(), down), grid});
            m_scene.texts.append({QRectF(0, down - line() / 2, plot.left() - m_theme.px(8), line()), Qt::AlignRight | Qt::AlignVCenter,
                                  m_data.y.tickText(tick), ink, TextStyle::Caption});
        }
    }

    void drawNames(double top)
    {
        const QRectF& plot = m_scene.plot;
        const QColor ink = m_theme.color(ColorRole::Text);
        m_scene.texts.append({QRectF(plot.left(), plot.bottom() + line() * 1.3, plot.width(), line()), Qt::AlignRight | Qt::AlignTop,
                              m_data.x.name + QStringLiteral(" →"), ink, TextStyle::Caption});
        m_scene.texts.append({QRectF(0, top, m_scene.size.width(), line()), Qt::AlignLeft | Qt::AlignTop,
                              QStringLiteral("↑ ") + m_data.y.name, ink, TextStyle::Caption});
    }

    void drawLimits(double top)
    {
        const QRectF& plot = m_scene.plot;
        const QColor ink = m_theme.color(ColorRole::Error);
        if (m_data.yLimit.value > 0) {
            const double down = std::round(y(m_data.yLimit.value)) + 0.5;
            m_scene.lines.append({QLineF(plot.left(), down, plot.right(), down), ink, m_theme.px(1.5), true});
            m_scene.texts.append({QRectF(plot.left(), down - line() - m_theme.px(1), plot.width() - m_theme.px(3), line()),
                                  Qt::AlignRight | Qt::AlignBottom, m_data.yLimit.name, ink, TextStyle::Caption});
        }
        if (m_data.xLimit.value > 0) {
            const double across = std::round(x(m_data.xLimit.value)) + 0.5;
            m_scene.lines.append({QLineF(across, plot.top(), across, plot.bottom()), ink, m_theme.px(1.5), true});
            const double width = captionWidth(m_data.xLimit.name);
            // Above the plot, where no point lies, unless the vertical axis' name is there.
            const double left = std::min(across - width / 2, m_scene.size.width() - width);
            const bool isAbove = left > captionWidth(QStringLiteral("↑ ") + m_data.y.name) + m_theme.px(kEntryGap);
            const bool isLeft = across + width + m_theme.px(4) > m_scene.size.width();
            const QPointF inside(isLeft ? across - width - m_theme.px(4) : across + m_theme.px(4), plot.top());
            m_scene.texts.append({QRectF(isAbove ? QPointF(left, top) : inside, QSizeF(width, line())), Qt::AlignCenter, m_data.xLimit.name,
                                  ink, TextStyle::Caption});
        }
    }

    void drawCurve(int index)
    {
        const Curve& curve = m_data.curves[index];
        const QColor ink = m_theme.color(curve.role);
        if (curve.isLine && curve.points.size() > 1) {
            PlottedLine path{ink, m_theme.px(2), curve.isDashed, {}};
            for (const CurvePoint& point : curve.points)
                path.points.append({point.x / m_x.unit(), point.y / m_y.unit()});
            m_plotted.lines.append(path);
        }
        if (curve.size > 0)
            m_plotted.points.append({ink, m_theme.edgeOf(ink), m_theme.px(curve.size), curve.shape == PointShape::Square, {}});
        m_taken.clear();
        for (int item = 0; item < curve.points.size(); ++item)
            drawPoint(index, item);
    }

    /// Draws a point: of thousands of points many cover each other: each place is drawn once a curve.
    void drawPoint(int index, int item)
    {
        const Curve& curve = m_data.curves[index];
        const CurvePoint& point = curve.points[item];
        const double size = m_theme.px(std::max(curve.size, kSmallestPoint));
        const QPointF at(std::round(x(point.x)), std::round(y(point.y)));
        const QRectF box(at.x() - size / 2, at.y() - size / 2, size, size);
        m_scene.rects.append({box, Qt::transparent, Qt::transparent, Hatch::None, static_cast<int>(m_scene.marks.size()), 0, true});
        m_scene.marks.append({box, index, item});
        const std::pair place(static_cast<int>(at.x()), static_cast<int>(at.y()));
        if (curve.size <= 0 || m_taken.contains(place))
            return;
        m_taken.insert(place);
        m_plotted.points.back().points.append({point.x / m_x.unit(), point.y / m_y.unit()});
    }

    [[nodiscard]] NameSurroundings surroundings() const
    {
        const QRectF& plot = m_scene.plot;
        NameSurroundings around{plot.adjusted(0, -line(), 0, line()), {}, {}};
        for (const SceneMark& mark : m_scene.marks)
            around.taken << mark.bounds;
        for (const Curve& curve : m_data.curves) {
            for (qsizetype i = 1; curve.isLine && i < curve.points.size(); ++i)
                around.lines << QLineF(x(curve.points[i - 1].x), y(curve.points[i - 1].y), x(curve.points[i].x), y(curve.points[i].y));
        }
        if (m_data.xLimit.value > 0)
            around.lines << QLineF(x(m_data.xLimit.value), plot.top(), x(m_data.xLimit.value), plot.bottom());
        if (m_data.yLimit.value > 0)
            around.lines << QLineF(plot.left(), y(m_data.yLimit.value), plot.right(), y(m_data.yLimit.value));
        return around;
    }

    void drawPointNames()
    {
        const bool areAny = std::any_of(m_data.curves.begin(), m_data.curves.end(), [](const Curve& curve) { return curve.areNamed; });
        if (!areAny)
            return;
        NameSurroundings around = surroundings();
        for (const SceneMark& mark : std::as_const(m_scene.marks)) {
            const Curve& curve = m_data.curves[mark.group];
            const QString& name = curve.points[mark.item].name;
            if (!curve.areNamed || name.isEmpty())
                continue;
            const auto place = placeOfName(mark.bounds, {captionWidth(name), line()}, m_theme.px(4), around);
            if (!place)
                continue;
            m_scene.texts.append({*place, Qt::AlignLeft | Qt::AlignVCenter, name, m_theme.color(ColorRole::Text), TextStyle::Caption});
            around.taken << *place;
        }
    }

    void plot()
    {
        double beyond = m_theme.px(2);
        for (const PlottedPoints& kind : m_plotted.points)
            beyond = std::max(beyond, std::ceil(kind.size));
        m_plotted.area = m_scene.plot.adjusted(-beyond, -beyond, beyond, beyond);
        m_plotted.isSmooth = true;
        m_plotted.x = m_x.plotted(m_scene.plot.width(), beyond);
        m_plotted.y = m_y.plotted(m_scene.plot.height(), beyond);
        m_scene.plotted = std::make_shared<Plotted>(std::move(m_plotted));
    }

    const CurvesData& m_data;
    const Theme& m_theme;
    Scene m_scene;
    CurveScale m_x;
    CurveScale m_y;
    Plotted m_plotted;
    QSet<std::pair<int, int>> m_taken;
};

}  // namespace

Scene curvesScene(const CurvesData& data, const QSizeF& size, const Theme& theme) { return CurvesBuilder(data, size, theme).build(); }

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/tornado_chart.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

#include "widgets/charts/value_axis.h"
#include "widgets/text/numbers.h"

namespace shardscope {
namespace {

QString changeText(double share) { return signedText(share, percentText(std::abs(share))); }

class TornadoBuilder {
public:
    TornadoBuilder(const TornadoData& data, const QSizeF& size, const Theme& theme) : m_data(data), m_theme(theme)
    {
        m_scene.size = size;
        for (const TornadoBar& bar : data.bars)
            m_widest = std::max({m_widest, std::abs(bar.low), std::abs(bar.high)});
    }

    Scene build()
    {
        if (m_data.bars.isEmpty() || m_widest <= 0) {
            drawMessage(m_scene, m_data.whenEmpty, m_theme);
            return m_scene;
        }
        const double names = std::min(m_scene.size.width() * 0.4, widestName() + m_theme.px(10));
        const double figure = m_theme.textWidth(TextStyle::Caption, changeText(-0.8888)) + m_theme.px(6);
        m_scene.plot = QRectF(QPointF(std::round(names + figure), std::round(line() * 1.5)),
                              QPointF(std::round(m_scene.size.width() - figure), m_scene.size.height()));
        if (m_scene.plot.width() < m_theme.px(30))
            return m_scene;
        drawHead();
        const double fair = m_scene.plot.height() / static_cast<double>(m_data.bars.size());
        // Nothing is cut short in front of an audience: a long name takes two lines.
        m_isWrapped = m_theme.isForAudience() && widestName() > names - m_theme.px(6);
        const double height = std::round(std::clamp(fair, line() * (m_isWrapped ? 2.05 : 1.5), line() * 2.6));
        const auto shown = std::min<qsizetype>(m_data.bars.size(), static_cast<qsizetype>(m_scene.plot.height() / height));
        for (int i = 0; i < shown; ++i)
            drawBar(i, m_scene.plot.top() + i * height, height, names);
        const double middle = std::round(x(0)) + 0.5;
        m_scene.lines.append({QLineF(middle, m_scene.plot.top(), middle, m_scene.plot.top() + static_cast<double>(shown) * height),
                              m_theme.color(ColorRole::Text), m_theme.px(1.5)});
        return m_scene;
    }

private:
    [[nodiscard]] double line() const { return m_theme.lineHeight(TextStyle::Caption); }
    [[nodiscard]] double x(double share) const { return m_scene.plot.center().x() + share / m_widest * m_scene.plot.width() / 2; }
    [[nodiscard]] double widestName() const
    {
        double widest = 0;
        for (const TornadoBar& bar : m_data.bars)
            widest = std::max(widest, m_theme.textWidth(TextStyle::Caption, bar.name));
        return widest;
    }

    void drawHead()
    {
        const QColor ink = m_theme.color(ColorRole::Text);
        m_scene.texts.append({QRectF(0, 0, m_scene.size.width(), line()), Qt::AlignLeft, QStringLiteral("← ") + TornadoChart::tr("shorter"),
                              ink, TextStyle::Caption});
        m_scene.texts.back().box.setLeft(m_scene.plot.left());
        m_scene.texts.append({QRectF(m_scene.plot.left(), 0, m_scene.plot.width(), line()), Qt::AlignRight,
                              TornadoChart::tr("longer") + QStringLiteral(" →"), ink, TextStyle::Caption});
    }

    void drawBar(int index, double top, double height, double names)
    {
        const TornadoBar& bar = m_data.bars[index];
        const double thick = std::round(height * 0.72);
        const double inset = std::round((height - thick) / 2);
        const double room = names - m_theme.px(6);
        const QString name =
            m_isWrapped ? bar.name : QFontMetricsF(m_theme.font(TextStyle::Caption)).elidedText(bar.name, Qt::ElideRight, room);
        m_scene.texts.append({QRectF(0, top, m_isWrapped ? room : names, height), Qt::AlignLeft | Qt::AlignVCenter, name,
                              m_theme.color(ColorRole::Text), TextStyle::Caption, m_isWrapped});
        const int mark = static_cast<int>(m_scene.marks.size());
        m_scene.marks.append({QRectF(0, top, m_scene.size.width(), height), index, 0});
        drawPart(bar.low, ColorRole::Forward, top + inset, thick, mark);
        drawPart(bar.high, ColorRole::Backward, top + inset, thick, mark);
        const double least = std::min({bar.low, bar.high, 0.0});
        const double most = std::max({bar.low, bar.high, 0.0});
        const QColor ink = m_theme.color(ColorRole::Muted);
        if (least < 0)
            m_scene.texts.append({QRectF(0, top, x(least) - m_theme.px(4), height), Qt::AlignRight | Qt::AlignVCenter, changeText(least),
                                  ink, TextStyle::Caption});
        if (most > 0)
            m_scene.texts.append({QRectF(x(most) + m_theme.px(4), top, m_scene.size.width() - x(most), height),
                                  Qt::AlignLeft | Qt::AlignVCenter, changeText(most), ink, TextStyle::Caption});
    }

    void drawPart(double share, ColorRole role, double top, double thick, int mark)
    {
        const QRectF part = QRectF(QPointF(x(0), top), QPointF(x(share), top + thick)).normalized();
        const QColor fill = m_theme.color(role);
        m_scene.rects.append({part, fill, m_theme.edgeOf(fill), role == ColorRole::Backward ? Hatch::Rising : Hatch::None, mark});
    }

    const TornadoData& m_data;
    const Theme& m_theme;
    Scene m_scene;
    double m_widest = 0;
    bool m_isWrapped = false;
};

}  // namespace

Scene TornadoChart::sceneAt(const QSizeF& size, const Theme& theme) const { return TornadoBuilder(m_data, size, theme).build(); }

QString TornadoChart::summary() const
{
    if (m_data.bars.isEmpty())
        return m_data.whenEmpty;
    const TornadoBar& first = m_data.bars.first();
    return tr("%1 is most sensitive to %2: %3 and %4.").arg(m_data.figure, first.name, changeText(first.low), changeText(first.high));
}

QString TornadoChart::markName(int mark) const
{
    const TornadoBar& bar = m_data.bars[scene().marks[mark].group];
    const QString told =
        tr("%1: %2 changes by %3 at the lower value and by %4 at the higher value", "an assumption, a figure and its changes")
            .arg(bar.name, m_data.figure, changeText(bar.low), changeText(bar.high));
    return bar.detail.isEmpty() ? told : told + u'\n' + bar.detail;
}

int TornadoChart::neighbour(int mark, int key) const
{
    const auto last = static_cast<int>(scene().marks.size()) - 1;
    switch (key) {
    case Qt::Key_Up:
        return std::max(0, mark - 1);
    case Qt::Key_Down:
        return std::min(last, mark + 1);
    case Qt::Key_Home:
        return 0;
    case Qt::Key_End:
        return last;
    default:
        return -1;
    }
}

TableData TornadoChart::tableData() const
{
    TableData table;
    table.columns = {tr("assumption"), tr("value"), tr("at lower value"), tr("at higher value")};
    table.rows = static_cast<int>(m_data.bars.size());
    table.text = changeText;
    table.cell = [bars = m_data.bars](int row, int column) -> QVariant {
        const TornadoBar& bar = bars[row];
        switch (column) {
        case 0:
            return bar.name;
        case 1:
            return bar.detail;
        case 2:
            return bar.low;
        default:
            return bar.high;
        }
    };
    return table;
}

}  // namespace shardscope

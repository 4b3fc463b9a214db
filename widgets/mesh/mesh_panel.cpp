// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

#include "widgets/mesh/mesh_scene.h"
#include "widgets/mesh/mesh_text.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"
#include "widgets/theme/dimension.h"

namespace shardscope {

namespace {

/// Draws downwards, in as many columns as there is room for.
class PanelBuilder {
public:
    PanelBuilder(Scene& scene, const MeshData& data, int rank, const QRectF& panel, const Theme& theme)
        : m_scene(scene), m_data(data), m_rank(rank), m_panel(panel), m_theme(theme), m_at(panel.topLeft())
    {
        m_line = theme.lineHeight(TextStyle::Caption);
        m_width = panel.width() > theme.px(420) ? panel.width() / 2 : panel.width();
    }

    /// Where the last group ends. The links of the cluster follow where there is room.
    double build()
    {
        drawHead();
        const double top = m_at.y();
        QStringList seen;
        QStringList alone;
        for (const MeshPane& pane : m_data.panes) {
            for (const MeshAxis& axis : pane.axes) {
                if (seen.contains(axis.letters))
                    continue;
                seen << axis.letters;
                if (pane.sizeOf(axis) > 1)
                    drawGroup(pane, axis, top);
                else
                    alone << axis.letters;
            }
        }
        if (!alone.isEmpty())
            drawAlone(alone, top);
        const double end = m_at.y();
        drawLinks(top);
        return end;
    }

    /// Whether every group had room.
    [[nodiscard]] bool isWhole() const { return m_isWhole; }

private:
    void text(const QRectF& box, const QString& words, TextStyle style, ColorRole role)
    {
        const bool isWrapped = m_theme.isForAudience();
        const QString shown = isWrapped ? words : QFontMetricsF(m_theme.font(style)).elidedText(words, Qt::ElideRight, box.width());
        m_scene.texts.append(
            {box, Qt::AlignLeft | (isWrapped ? Qt::AlignTop : Qt::AlignVCenter), shown, m_theme.color(role), style, isWrapped});
    }

    /// How high these words are: an audience sees all of them.
    [[nodiscard]] double heightOf(const QString& words, double width, TextStyle style) const
    {
        return m_theme.isForAudience() ? wrappedHeight(words, width, style) : m_theme.lineHeight(style);
    }

    [[nodiscard]] double wrappedHeight(const QString& words, double width, TextStyle style) const
    {
        return std::ceil(QFontMetricsF(m_theme.font(style)).boundingRect(QRectF(0, 0, width, 1e5), Qt::TextWordWrap, words).height());
    }

    void drawHead()
    {
        const double title = m_theme.lineHeight(TextStyle::Title);
        text(QRectF(m_at, QSizeF(m_panel.width(), title)), gpuName(m_data, m_rank), TextStyle::Title, ColorRole::Text);
        const MeshShape& shape = m_data.shape;
        QString where = tr("node %1").arg(m_data.nodeOf(m_rank));
        if (const QString kind = kindOfNode(m_data, m_rank); !kind.isEmpty())
            where += QStringLiteral(", ") + kind;
        if (shape.isTorus())
            where += QStringLiteral(", ") + torusPlace(shape, m_rank);
        else if (shape.domain != shape.gpusPerNode)
            where += QStringLiteral(", ") + m_data.domainName + u' ' + QString::number(m_rank / shape.domain);
        if (const QString beside = besideLayers(m_data, m_rank); !beside.isEmpty())
            where += QStringLiteral(", ") + beside;
        text(QRectF(m_at.x(), m_at.y() + title, m_panel.width(), m_line), where, TextStyle::Caption, ColorRole::Muted);
        m_at.ry() += title + m_line + m_theme.px(8);
    }

    /// Makes room for `height`: in the next column where this one is full. False: there is none.
    bool makeRoom(double height, double top)
    {
        if (m_at.y() + height <= m_panel.bottom() + 1)
            return true;
        if (m_at.x() + 2 * m_width > m_panel.right() + 1) {
            m_isWhole = false;
            return false;
        }
        m_at = QPointF(m_at.x() + m_width, top);
        m_isWhole = m_isWhole && m_at.y() + height <= m_panel.bottom() + 1;
        return m_at.y() + height <= m_panel.bottom() + 1;
    }

    /// Of all groups, so that chips stand in one column: "EDP" at least.
    [[nodiscard]] double widestLetters() const
    {
        double widest = m_theme.textWidth(TextStyle::Strong, QStringLiteral("EDP"));
        for (const MeshPane& pane : m_data.panes) {
            for (const MeshAxis& axis : pane.axes)
                widest = std::max(widest, m_theme.textWidth(TextStyle::Strong, axis.letters));
        }
        return widest;
    }

    void drawGroup(const MeshPane& pane, const MeshAxis& axis, double top)
    {
        const double chip = std::ceil(widestLetters() + m_theme.px(8));
        const double width = m_width - chip - m_theme.px(12);
        const std::vector<int> ranks = pane.groupOf(m_rank, axis);
        const QColor hue = m_theme.color(roleOf(axis.axis));
        const GroupReach reach = reachOf(ranks, m_data.shape.domain);
        const QString place = tr("%1 of %2: GPUs %3").arg(pane.placeOf(m_rank, axis)).arg(ranks.size()).arg(ranksText(m_data, ranks));
        const double strong = m_theme.lineHeight(TextStyle::Strong);
        const double places = heightOf(place, width, TextStyle::Strong) + m_theme.px(3);
        struct Line {
            QString words;
            ColorRole role;
        };
        const int stage = pane.grid.coordinate(m_rank, Axis::Pp);
        QList<Line> lines{{wayText(m_data, axis, ranks), axis.crosses ? ColorRole::Warning : ColorRole::Text},
                          {bytesLine(axis, stage), ColorRole::Muted}};
        if (!isCountedElsewhere(axis))
            lines.append({timeText(m_data, axis, stage), ColorRole::Muted});
        lines.removeIf([](const Line& line) { return line.words.isEmpty(); });
        double height = places + m_theme.px(6);
        for (const Line& line : lines)
            height += wrappedHeight(line.words, width, TextStyle::Caption);
        if (!makeRoom(height, top))
            return;
        m_scene.rects.append(
            {QRectF(m_at.x(), m_at.y(), chip, strong + m_theme.px(3)), hue, m_theme.edgeOf(hue), Hatch::None, -1, m_theme.px(3)});
        m_scene.texts.append(
            {QRectF(m_at.x(), m_at.y(), chip, strong + m_theme.px(3)), Qt::AlignCenter, axis.letters, inkOn(hue), TextStyle::Strong});
        const double left = m_at.x() + chip + m_theme.px(8);
        text(QRectF(left, m_at.y(), width, places), place, TextStyle::Strong, ColorRole::Text);
        drawWire(QPointF(m_at.x(), m_at.y() + strong + m_theme.px(3) + m_line / 2), chip, reach, hue);
        double y = m_at.y() + places;
        for (const Line& line : lines) {
            const double needed = wrappedHeight(line.words, width, TextStyle::Caption);
            m_scene.texts.append({QRectF(left, y, width, needed), Qt::AlignLeft | Qt::AlignTop, line.words, m_theme.color(line.role),
                                  TextStyle::Caption, true});
            y += needed;
        }
        m_at.ry() += height + m_theme.px(2);
    }

    /// The networks of the cluster; left out whole where there is no room, since the groups come first.
    void drawLinks(double top)
    {
        if (m_data.links.isEmpty())
            return;
        const double width = m_width - m_theme.px(4);
        const double gap = m_theme.px(6);
        const auto wrapped = [&](const QString& words, TextStyle style) {
            return words.isEmpty() ? 0 : wrappedHeight(words, width, style);
        };
        double height = gap;
        for (const MeshLink& link : m_data.links)
            height += wrapped(link.name, TextStyle::Strong) + wrapped(link.figure, TextStyle::Caption) +
                      wrapped(link.note, TextStyle::Caption) + gap;
        const bool isWhole = m_isWhole;
        const bool hasRoom = makeRoom(height, top);
        m_isWhole = isWhole;
        if (!hasRoom)
            return;
        m_at.ry() += gap;
        const auto add = [&](const QString& words, TextStyle style, ColorRole role) {
            const double needed = wrapped(words, style);
            m_scene.texts.append(
                {QRectF(m_at, QSizeF(width, needed)), Qt::AlignLeft | Qt::AlignTop, words, m_theme.color(role), style, true});
            m_at.ry() += needed;
        };
        for (const MeshLink& link : m_data.links) {
            add(link.name, TextStyle::Strong, ColorRole::Text);
            add(link.figure, TextStyle::Caption, ColorRole::Text);
            add(link.note, TextStyle::Caption, ColorRole::Muted);
            m_at.ry() += gap;
        }
    }

    /// A whole line: NVLink. Dashes: NICs. Both where both are used.
    void drawWire(const QPointF& from, double length, GroupReach reach, const QColor& hue)
    {
        const QColor color = mixed(hue, m_theme.color(ColorRole::Text), 0.35);
        const QPointF middle(from.x() + length / 2, from.y());
        const QPointF to(from.x() + length, from.y());
        const double width = m_theme.px(2);
        m_scene.lines.append({QLineF(from, middle), color, width, reach == GroupReach::Network});
        m_scene.lines.append({QLineF(middle, to), color, width, reach != GroupReach::Domain});
    }

    /// ETP and EDP: their bytes are counted with TP and DP.
    static bool isCountedElsewhere(const MeshAxis& axis) { return axis.letters.size() > 2; }

    QString bytesLine(const MeshAxis& axis, int stage) const
    {
        if (!m_data.traffic)
            return {};
        const Wires& wires = m_data.traffic->ranks[static_cast<std::size_t>(m_rank)].along(axis.axis);
        if (isCountedElsewhere(axis))
            return tr("bytes counted with %1").arg(lettersOf(axis.axis));
        if (const QString links = linksText(m_data, axis, stage); !links.isEmpty() && wires.network.value() == 0)
            return axis.axis == Axis::Dp && m_data.panes.constFirst().grid.size(Axis::Cp) > 1
                       ? tr("%1 with CP over %2", "2.1 GiB per step with CP over 4 of 6 links").arg(perStep(wires.total()), links)
                       : tr("%1 over %2", "2.1 GiB per step over 2 of 6 links").arg(perStep(wires.total()), links);
        if (wires.network.value() > 0 && wires.domain.value() > 0)
            return tr("%1, of which %2 over NICs").arg(perStep(wires.total()), bytesText(wires.network.value()));
        return perStep(wires.total());
    }

    void drawAlone(const QStringList& letters, double top)
    {
        if (!makeRoom(m_line, top))
            return;
        text(QRectF(m_at.x(), m_at.y(), m_width - m_theme.px(4), m_line),
             tr("%1: degree 1, no group").arg(letters.join(QStringLiteral(", "))), TextStyle::Caption, ColorRole::Muted);
        m_at.ry() += m_line;
    }

    Scene& m_scene;
    const MeshData& m_data;
    int m_rank;
    QRectF m_panel;
    const Theme& m_theme;
    QPointF m_at;
    double m_line = 0;
    double m_width = 0;
    bool m_isWhole = true;
};

}  // namespace

void appendMeshPanel(Scene& scene, const MeshData& data, int rank, const QRectF& panel, const Theme& theme)
{
    (void)PanelBuilder(scene, data, rank, panel, theme).build();
}

bool isMeshPanelWhole(const MeshData& data, const QSizeF& size, const Theme& theme)
{
    Scene scene;
    PanelBuilder builder(scene, data, 0, QRectF(QPointF(), size), theme);
    (void)builder.build();
    return builder.isWhole();
}

double meshPanelHeight(const MeshData& data, int rank, double width, const Theme& theme)
{
    Scene scene;
    return PanelBuilder(scene, data, rank, QRectF(0, 0, width, 1e6), theme).build() + theme.lineHeight(TextStyle::Caption);
}

}  // namespace shardscope

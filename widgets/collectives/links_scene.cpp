// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <set>

#include "widgets/collectives/collective_scene.h"
#include "widgets/collectives/collective_text.h"
#include "widgets/mesh/heat.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

constexpr int kPiecesOfArc = 16;
constexpr double kTallestLink = 56;

/// From above one rank to above another, the higher the farther they are apart.
void drawArc(Scene& scene, const QPointF& from, const QPointF& to, double height, const QColor& color, double width, bool dashed,
             double head)
{
    QPointF last = from;
    for (int piece = 1; piece <= kPiecesOfArc; ++piece) {
        const double t = static_cast<double>(piece) / kPiecesOfArc;
        const QPointF next(from.x() + (to.x() - from.x()) * t, from.y() - 4 * height * t * (1 - t));
        scene.lines.append({QLineF(last, next), color, width, dashed});
        last = next;
    }
    // Arrives from above, leaning to where it comes from.
    const double lean = to.x() > from.x() ? -1 : 1;
    scene.lines.append({QLineF(to, to + QPointF(lean * head * 1.1, -head * 0.35)), color, width, false});
    scene.lines.append({QLineF(to, to + QPointF(lean * head * 0.1, -head * 1.15)), color, width, false});
}

/// A table of bytes, row to column.
class LinksBuilder {
public:
    LinksBuilder(Scene& scene, const CollectiveData& data, const Moment& moment, const QRectF& area, const Theme& theme)
        : m_scene(scene), m_data(data), m_area(area), m_theme(theme), m_caption(theme.lineHeight(TextStyle::Caption))
    {
        const auto step = static_cast<std::size_t>(moment.step);
        m_sent = linkBytes(data.played, data.size, 0, step);
        const std::vector<Bytes> whole = linkBytes(data.played, data.size, 0, data.played.steps.size());
        m_most = *std::max_element(whole.begin(), whole.end());
        m_unit = shownUnit(m_most);
        if (moment.step < data.steps()) {
            for (const ChunkMove& move : data.played.steps[step].moves)
                m_now.insert({move.from, move.to});
        }
        const double line = theme.lineHeight(TextStyle::Strong);
        const int n = data.ranks();
        m_left = area.left() + theme.textWidth(TextStyle::Caption, QStringLiteral("00")) + theme.px(6);
        m_top = area.top() + line + 2 * m_caption + theme.px(4);
        m_height = std::clamp(std::floor(std::min((area.right() - m_left) / n, (area.bottom() - m_top) / n)), 3.0, theme.px(kTallestLink));
        m_width = std::max(m_height, std::min(std::floor((area.right() - m_left) / n), m_height * 2.2));
    }

    void draw()
    {
        const double line = m_theme.lineHeight(TextStyle::Strong);
        text(QRectF(m_area.left(), m_area.top(), m_area.width(), line),
             m_most > Bytes() ? tr("Bytes sent on each link so far (%1)").arg(m_unit.name) : tr("Links"), m_theme.color(ColorRole::Text),
             TextStyle::Strong, Qt::AlignLeft | Qt::AlignVCenter);
        text(QRectF(m_area.left(), m_area.top() + line, m_area.width(), m_caption), tr("row sends to column; framed: this step"),
             m_theme.color(ColorRole::Muted), TextStyle::Caption, Qt::AlignLeft | Qt::AlignVCenter);
        for (int from = 0; from < m_data.ranks(); ++from) {
            drawName(from);
            for (int to = 0; to < m_data.ranks(); ++to)
                drawLink(from, to);
        }
    }

private:
    void text(const QRectF& box, const QString& words, const QColor& ink, TextStyle style = TextStyle::Caption,
              Qt::Alignment alignment = Qt::AlignCenter)
    {
        m_scene.texts.append({box, alignment, words, ink, style});
    }

    void frame(const QRectF& box)
    {
        const QPointF corners[] = {box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft(), box.topLeft()};
        for (std::size_t side = 0; side < 4; ++side)
            m_scene.lines.append({QLineF(corners[side], corners[side + 1]), m_theme.color(ColorRole::Text), m_theme.px(1.5), false});
    }

    /// Draws the names of all ranks, or of every fourth where they are too small.
    void drawName(int rank)
    {
        if (m_height < m_caption * 0.75 && rank % 4 != 0)
            return;
        const QColor ink = m_theme.color(ColorRole::Muted);
        text(QRectF(m_area.left(), m_top + rank * m_height, m_left - m_area.left() - m_theme.px(4), m_height), QString::number(rank), ink,
             TextStyle::Caption, Qt::AlignRight | Qt::AlignVCenter);
        text(QRectF(m_left + rank * m_width, m_top - m_caption, m_width, m_caption), QString::number(rank), ink);
    }

    void drawLink(int from, int to)
    {
        const QRectF box(m_left + to * m_width, m_top + from * m_height, m_width - 1, m_height - 1);
        const Bytes sent = m_sent[static_cast<std::size_t>(from * m_data.ranks() + to)];
        m_scene.marks.append({box, m_data.ranks() + from, to});
        const int mark = static_cast<int>(m_scene.marks.size()) - 1;
        const bool isUsed = sent > Bytes();
        const bool crosses = crossesNodes(from, to, m_data.ranksPerNode);
        QColor fill = m_theme.color(from == to ? ColorRole::Groove : ColorRole::Surface);
        if (isUsed)
            fill = heatColor(sent / m_most, m_theme.color(crosses ? ColorRole::Warning : ColorRole::Accent), m_theme);
        m_scene.rects.append({box, fill, m_theme.color(ColorRole::Grid), Hatch::None, mark, 0});
        if (m_now.contains({from, to}))
            frame(box.adjusted(0.5, 0.5, -0.5, -0.5));
        const QString words = isUsed && m_height >= m_caption * 0.9 ? figureIn(m_unit, sent) : QString();
        if (!words.isEmpty() && m_theme.textWidth(TextStyle::Caption, words) <= m_width - 2)
            text(box, words, inkOn(fill));
    }

    Scene& m_scene;
    const CollectiveData& m_data;
    QRectF m_area;
    const Theme& m_theme;
    double m_caption;
    double m_left = 0;
    double m_top = 0;
    double m_width = 0;  ///< of a link
    double m_height = 0;
    Bytes m_most;
    ShownUnit m_unit;
    std::vector<Bytes> m_sent;
    std::set<std::pair<int, int>> m_now;  ///< links of this step
};

}  // namespace

void drawArrows(Scene& scene, const CollectiveData& data, const Moment& moment, const CollectiveLayout& layout, const Theme& theme)
{
    if (moment.step >= data.steps())
        return;
    std::set<std::pair<int, int>> links;
    for (const ChunkMove& move : data.played.steps[static_cast<std::size_t>(moment.step)].moves)
        links.insert({move.from, move.to});
    const QRectF area = layout.arrows();
    const double nudge = layout.column(0).width() * 0.16;
    for (const auto& link : links) {
        const int apart = std::abs(link.first - link.second);
        const bool crosses = crossesNodes(link.first, link.second, data.ranksPerNode);
        // Leaves at the right of a name and arrives at its left, so that no two arrows meet there.
        const QPointF from(layout.column(link.first).center().x() + nudge, area.bottom() - 1);
        const QPointF to(layout.column(link.second).center().x() - nudge, area.bottom() - 1);
        const double share = data.ranks() > 2 ? static_cast<double>(apart - 1) / (data.ranks() - 2) : 0;
        const double height = area.height() * (0.3 + 0.62 * share);
        drawArc(scene, from, to, height, theme.color(crosses ? ColorRole::Warning : ColorRole::Text), theme.px(crosses ? 2.0 : 1.5),
                crosses, theme.px(6));
    }
}

void drawLinks(Scene& scene, const CollectiveData& data, const Moment& moment, const QRectF& area, const Theme& theme)
{
    LinksBuilder(scene, data, moment, area, theme).draw();
}

double drawFormulas(Scene& scene, const CollectiveData& data, const Moment& moment, const QRectF& area, const Theme& theme)
{
    const double line = theme.lineHeight(TextStyle::Strong);
    const double caption = theme.lineHeight(TextStyle::Caption);
    QString heading =
        tr("%1, %2: n = %3").arg(operationName(data.played.operation), algorithmName(data.played.algorithm).toLower()).arg(data.ranks());
    if (data.played.operation != PlayedOperation::Barrier)
        heading += tr(", S = %1").arg(bytesText(data.size.value()));
    const bool isBroken = theme.textWidth(TextStyle::Strong, heading) > area.width();
    const double head = isBroken ? 2 * line : line;
    scene.texts.append({QRectF(area.left(), area.top(), area.width(), head), Qt::AlignLeft | Qt::AlignVCenter, heading,
                        theme.color(ColorRole::Text), TextStyle::Strong, isBroken});
    double y = area.top() + head + theme.px(4);
    for (const CollectiveFormula& each : formulaLines(data, moment)) {
        const double width = theme.textWidth(TextStyle::Strong, each.value) + theme.px(8);
        const double needs = theme.textWidth(TextStyle::Caption, each.formula);
        const bool wraps = each.value.isEmpty() || needs > area.width();
        const double lines = std::clamp(std::ceil(needs / (area.width() * 0.94)), 1.0, 2.0);
        const double height = line + caption * (wraps ? lines : 1);
        if (y + height > area.bottom() + 1)
            return y;
        scene.lines.append({QLineF(area.left(), y, area.right(), y), theme.color(ColorRole::Grid), 1, false});
        scene.texts.append({QRectF(area.left(), y, area.width() - width, line), Qt::AlignLeft | Qt::AlignVCenter, each.name,
                            theme.color(ColorRole::Text), TextStyle::Caption});
        scene.texts.append({QRectF(area.right() - width, y, width, line), Qt::AlignRight | Qt::AlignVCenter, each.value,
                            theme.color(ColorRole::Text), TextStyle::Strong});
        scene.texts.append({QRectF(area.left(), y + line - 1, area.width(), height - line), Qt::AlignLeft | Qt::AlignTop, each.formula,
                            theme.color(ColorRole::Muted), TextStyle::Caption, true});
        y += height + theme.px(2);
    }
    return y;
}

}  // namespace shardscope

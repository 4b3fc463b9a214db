// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLocale>

#include <algorithm>
#include <bit>
#include <cmath>

#include "widgets/collectives/collective_scene.h"
#include "widgets/collectives/collective_text.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

class CellsBuilder {
public:
    CellsBuilder(Scene& scene, const CollectiveData& data, const Moment& moment, const CollectiveLayout& layout, const Theme& theme)
        : m_scene(scene), m_data(data), m_moment(moment), m_layout(layout), m_theme(theme)
    {
    }

    void draw()
    {
        drawNodes();
        for (int rank = 0; rank < m_data.ranks(); ++rank)
            drawRank(rank);
        for (int row = 0; row < m_data.rows(); ++row)
            drawRowName(row);
        drawFoot();
    }

private:
    void text(const QRectF& box, const QString& words, const QColor& ink, TextStyle style = TextStyle::Caption,
              Qt::Alignment alignment = Qt::AlignCenter)
    {
        m_scene.texts.append({box, alignment, words, ink, style});
    }
    [[nodiscard]] QColor color(ColorRole role) const { return m_theme.color(role); }
    [[nodiscard]] bool fits(const QString& words, const QRectF& box) const
    {
        return m_theme.textWidth(TextStyle::Caption, words) <= box.width() - 2 &&
               m_theme.lineHeight(TextStyle::Caption) <= box.height() + 3;
    }
    [[nodiscard]] static double bandHeight(const QRectF& box) { return std::max(3.0, std::round(box.height() * 0.24)); }
    void drawNodes();
    void drawRank(int rank);
    void drawRowName(int row);
    void drawCell(int rank, int row);
    void drawPart(const QRectF& box, int rank, int chunk, int mark);
    void drawStripes(const QRectF& box, std::uint64_t held, int mark);
    void drawFoot();
    void drawSent(int rank, Bytes most, const ShownUnit& unit);

    Scene& m_scene;
    const CollectiveData& m_data;
    const Moment& m_moment;
    const CollectiveLayout& m_layout;
    const Theme& m_theme;
};

void CellsBuilder::drawNodes()
{
    if (m_data.nodes() < 2)
        return;
    for (int node = 0; node < m_data.nodes(); ++node) {
        const QRectF box = m_layout.node(node);
        m_scene.rects.append({box, color(ColorRole::Surface), color(ColorRole::Outline), Hatch::None, -1, m_theme.px(5)});
        const QString name = tr("Node %1").arg(node);
        const QRectF top(box.left(), box.top() + 1, box.width(), m_theme.lineHeight(TextStyle::Caption));
        const QString shown = fits(name, top) ? name : QString::number(node);
        text(top, shown, color(ColorRole::Muted));
    }
}

void CellsBuilder::drawRank(int rank)
{
    const QRectF column = m_layout.column(rank);
    const QRectF head = m_layout.head(rank);
    m_scene.marks.append({QRectF(head.topLeft(), QPointF(head.right(), column.bottom())), rank, -1});
    m_scene.rects.append({head, Qt::transparent, Qt::transparent, Hatch::None, static_cast<int>(m_scene.marks.size()) - 1, 0});
    const QString name = tr("GPU %1").arg(rank);
    const bool isLong = m_theme.textWidth(TextStyle::Strong, tr("GPU %1").arg(m_data.ranks() - 1)) <= head.width();
    text(head, isLong ? name : QString::number(rank), color(ColorRole::Text), TextStyle::Strong);
    for (int row = 0; row < m_data.rows(); ++row)
        drawCell(rank, row);
}

void CellsBuilder::drawRowName(int row)
{
    const QRectF box = m_layout.gutter(row);
    if (box.height() < m_theme.lineHeight(TextStyle::Caption) * 0.8)
        return;
    QString name = m_data.isExchange() ? tr("GPU %1").arg(row) : tr("chunk %1").arg(row);
    if (m_data.rows() == 1)
        name = m_data.played.operation == PlayedOperation::Barrier ? tr("arrived") : tr("buffer");
    text(box, name, color(ColorRole::Muted), TextStyle::Caption, Qt::AlignRight | Qt::AlignVCenter);
}

void CellsBuilder::drawCell(int rank, int row)
{
    m_scene.marks.append({m_layout.cell(rank, row), rank, row});
    const int mark = static_cast<int>(m_scene.marks.size()) - 1;
    if (m_data.isExchange()) {
        const int n = m_data.ranks();
        drawPart(m_layout.half(rank, row, false), rank, rank * n + row, mark);
        drawPart(m_layout.half(rank, row, true), rank, row * n + rank, mark);
        return;
    }
    drawPart(m_layout.cell(rank, row), rank, row, mark);
}

/// Empty, a part, or the result: told apart by fill, by text and by the stripes of who is in it.
void CellsBuilder::drawPart(const QRectF& box, int rank, int chunk, int mark)
{
    const std::uint64_t held = m_data.heldBy(m_moment.step, rank, chunk);
    const bool done = m_data.isDone(m_moment.step, rank, chunk);
    const QColor card = color(ColorRole::Card);
    QColor fill = held == 0 ? card : done ? doneColor(m_data, m_theme) : partColor(m_data, m_theme);
    if (m_data.sums() && !done)
        fill = card;
    const double radius = std::min(3.0, box.height() / 4);
    m_scene.rects.append({box, fill, held == 0 ? color(ColorRole::Grid) : m_theme.edgeOf(fill), Hatch::None, mark, radius});
    if (held == 0)
        return;
    if (m_data.sums() && !done)
        drawStripes(box, held, mark);
    const int count = std::popcount(held);
    QString words = m_data.isExchange() ? QString() : QString::number(chunk);
    if (m_data.sums())
        words = QStringLiteral("%1/%2").arg(count).arg(m_data.ranks());
    if (done) {
        const QString marked = words.isEmpty() ? QStringLiteral("✓") : words + QStringLiteral(" ✓");
        words = fits(marked, box) ? marked : QStringLiteral("✓");
    }
    const bool hasBand = m_data.sums() && !done;
    if (fits(words, box))
        text(hasBand ? box.adjusted(0, -1, 0, -bandHeight(box)) : box, words, inkOn(fill));
}

/// One place for each rank, from the left; neighbours that are in it run together. Under the text only a band at the foot.
void CellsBuilder::drawStripes(const QRectF& box, std::uint64_t held, int mark)
{
    const int n = m_data.ranks();
    const bool hasText = fits(QStringLiteral("%1/%1").arg(n), box);
    const double high = hasText ? bandHeight(box) : box.height() - 2;
    const double width = (box.width() - 2) / n;
    for (int first = 0; first < n;) {
        if ((held >> first & 1) == 0) {
            ++first;
            continue;
        }
        int end = first;
        while (end < n && (held >> end & 1) != 0)
            ++end;
        m_scene.rects.append({QRectF(box.left() + 1 + first * width, box.bottom() - 1 - high, (end - first) * width, high),
                              doneColor(m_data, m_theme), Qt::transparent, Hatch::None, mark, 0});
        first = end;
    }
}

void CellsBuilder::drawFoot()
{
    Bytes most;
    for (int rank = 0; rank < m_data.ranks(); ++rank)
        most = std::max(most, m_data.sentBy(rank));
    const ShownUnit unit = shownUnit(most);
    const QString name = most > Bytes() ? tr("sent (%1)").arg(unit.name) : tr("signals");
    text(m_layout.footGutter(), name, color(ColorRole::Muted), TextStyle::Caption, Qt::AlignRight | Qt::AlignTop);
    for (int rank = 0; rank < m_data.ranks(); ++rank)
        drawSent(rank, most, unit);
}

/// The figure so far, and a bar of it within what it will be in the end.
void CellsBuilder::drawSent(int rank, Bytes most, const ShownUnit& unit)
{
    const QRectF foot = m_layout.foot(rank);
    const double line = m_theme.lineHeight(TextStyle::Caption);
    const Bytes now = m_data.sentBy(rank, m_moment.step);
    const Bytes all = m_data.sentBy(rank);
    QString figure;
    if (most > Bytes()) {
        figure = figureIn(unit, now);
        if (m_theme.textWidth(TextStyle::Caption, figure) + m_theme.px(4) > foot.width())  // else neighbours read as one figure
            figure = QLocale().toString(now.value() / unit.bytes, 'f', 0);
    } else {
        int signals_ = 0;
        for (int step = 0; step < m_moment.step; ++step) {
            for (const ChunkMove& move : m_data.played.steps[static_cast<std::size_t>(step)].moves)
                signals_ += move.from == rank ? 1 : 0;
        }
        figure = QString::number(signals_);
    }
    text(QRectF(foot.left(), foot.top(), foot.width(), line), figure, color(ColorRole::Text));
    if (!(most > Bytes()) || !(all > Bytes()))
        return;
    const QRectF column = m_layout.column(rank);
    const QRectF groove(column.left(), foot.top() + line + 2, column.width() * (all / most), m_theme.px(6));
    m_scene.rects.append({groove, color(ColorRole::Groove), color(ColorRole::Outline), Hatch::None, -1, 0});
    if (now > Bytes())
        m_scene.rects.append({QRectF(groove.left(), groove.top(), groove.width() * (now / all), groove.height()),
                              m_theme.color(ColorRole::Text), Qt::transparent, Hatch::None, -1, 0});
}

}  // namespace

void drawCells(Scene& scene, const CollectiveData& data, const Moment& moment, const CollectiveLayout& layout, const Theme& theme)
{
    CellsBuilder(scene, data, moment, layout, theme).draw();
}

}  // namespace shardscope

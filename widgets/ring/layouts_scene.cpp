// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "widgets/ring/mask_glyph.h"
#include "widgets/ring/ring_layouts.h"
#include "widgets/ring/ring_panels.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

class LayoutsBuilder {
public:
    LayoutsBuilder(const RingLayoutsData& layouts, int shortest, const QSizeF& size, const Theme& theme)
        : m_data(layouts), m_shortest(shortest), m_theme(theme)
    {
        m_scene.size = size;
        for (const RingLayoutCase& each : layouts.cases) {
            if (each.forward)
                m_longest = std::max({m_longest, each.forward->time.total, each.backward->time.total});
        }
    }
    Scene build()
    {
        const int count = static_cast<int>(m_data.cases.size());
        const double gap = m_theme.px(12);
        const int columns = columnsIn(m_scene.size.width());
        const int rows = (count + columns - 1) / columns;
        const double rowGap = std::min(gap, m_scene.size.height() / (2 * std::max(rows, 1)));
        const QSizeF card((m_scene.size.width() - gap * (columns - 1)) / columns,
                          (m_scene.size.height() - rowGap * (rows - 1)) / std::max(rows, 1));
        for (int i = 0; i < count; ++i) {
            const QPointF at((card.width() + gap) * (i % columns), (card.height() + rowGap) * (i / columns));
            drawCard(i, QRectF(at.toPoint(), card));
        }
        return m_scene;
    }

    /// The height in which every card has its mask above all of its figures.
    [[nodiscard]] double leastHeight(double width) const
    {
        const int count = static_cast<int>(m_data.cases.size());
        const int rows = (count + columnsIn(width) - 1) / columnsIn(width);
        const double card = m_theme.px(4 + 2 * 8 + 60 + 6) + m_theme.lineHeight(TextStyle::Strong) + figuresHeight();
        return rows * (card + m_theme.px(12));
    }

private:
    /// The widest line of a card decides; large letters make it wider than its picture needs. All rows have as many cards, if they can.
    [[nodiscard]] int columnsIn(double width) const
    {
        const double least = m_theme.px(m_theme.isForAudience() ? 210 : 196);
        const int count = std::max(static_cast<int>(m_data.cases.size()), 1);
        const int most = std::clamp(static_cast<int>((width + m_theme.px(12)) / least), 1, count);
        const int rows = (count + most - 1) / most;
        return (count + rows - 1) / rows;
    }
    [[nodiscard]] double figuresHeight() const
    {
        const double line = m_theme.lineHeight(TextStyle::Caption);
        return line * (m_data.isGrouped ? 5 : 4) + 2 * (line + m_theme.px(12)) + m_theme.px(8);
    }
    void drawCard(int index, const QRectF& card);
    void drawCase(const RingLayoutCase& of, const QRectF& inner, bool isShortest);
    [[nodiscard]] QStringList sentTexts(const RingLayoutCase& of) const;
    void drawMini(const RingPicture& picture, const QRectF& square);
    [[nodiscard]] double drawTime(const RingPicture& picture, const QRectF& inner, double top, const QString& name);
    void drawRanks(const RingPicture& picture, const QRectF& area);
    void text(const QRectF& box, const QString& text, ColorRole ink, TextStyle style = TextStyle::Caption, bool wrap = false)
    {
        m_scene.texts.append({box, Qt::AlignLeft | (wrap ? Qt::AlignTop : Qt::AlignVCenter), text, m_theme.color(ink), style, wrap});
    }
    void rect(const QRectF& rect, const QColor& fill, Hatch hatch = Hatch::None)
    {
        SceneRect made;
        made.rect = rect;
        made.fill = fill;
        made.edge = m_theme.edgeOf(fill);
        made.hatch = hatch;
        m_scene.rects.append(made);
    }

    const RingLayoutsData& m_data;
    int m_shortest;
    const Theme& m_theme;
    Scene m_scene;
    Seconds m_longest;
};

void LayoutsBuilder::drawCard(int index, const QRectF& card)
{
    const RingLayoutCase& of = m_data.cases[index];
    const bool isChosen = index == m_data.chosen;
    const int mark = static_cast<int>(m_scene.marks.size());
    m_scene.marks.append({card, index, -1});
    SceneRect back;
    back.rect = card;
    back.fill = m_theme.color(isChosen ? ColorRole::AccentSoft : ColorRole::Field);
    back.edge = m_theme.color(isChosen ? ColorRole::Accent : ColorRole::Outline);
    back.mark = mark;
    back.radius = m_theme.px(6);
    m_scene.rects.append(back);
    const QRectF inner = card.adjusted(m_theme.px(10), m_theme.px(8), -m_theme.px(10), -m_theme.px(8));
    const double line = m_theme.lineHeight(TextStyle::Strong);
    text(QRectF(inner.left(), inner.top(), inner.width(), line), of.name, of.forward ? ColorRole::Text : ColorRole::Disabled,
         TextStyle::Strong);
    const QRectF below = inner.adjusted(0, line + m_theme.px(4), 0, 0);
    if (of.forward)
        drawCase(of, below, index == m_shortest);
    else
        text(below, of.impossible, ColorRole::Muted, TextStyle::Caption, true);
}

/// Returns the bytes sent forward and backward; second, those if every head had its own keys and values.
QStringList LayoutsBuilder::sentTexts(const RingLayoutCase& of) const
{
    const auto bytes = [&](const ContextBytes& sent) -> QString {
        return bytesText(sent.forward.value()) + QStringLiteral(" + ") + bytesText(sent.backward(of.forward->gradient).value());
    };
    QStringList texts{tr("sends %1").arg(bytes(of.forward->bytes))};
    if (m_data.isGrouped)
        texts << tr("with MHA %1").arg(bytes(of.multiHead));
    return texts;
}

/// Mask above figures, or next to them if the card is broad and low. Figures first: the mask gets the remaining room.
void LayoutsBuilder::drawCase(const RingLayoutCase& of, const QRectF& inner, bool isShortest)
{
    const double line = m_theme.lineHeight(TextStyle::Caption);
    const double figures = figuresHeight();
    const QStringList sent = sentTexts(of);
    const bool isBeside = inner.height() - figures < m_theme.px(60);
    double widest = 0;
    for (const QString& each : sent)
        widest = std::max(widest, m_theme.textWidth(TextStyle::Caption, each) + m_theme.px(10));
    const double spare = inner.height() - figures - inner.width() - m_theme.px(6);
    const double side = std::floor(isBeside ? std::min({inner.height(), inner.width() * 0.3, inner.width() - widest})
                                            : std::min(inner.width(), inner.height() - figures));
    const bool isMasked = side >= m_theme.px(36);
    if (isMasked)
        drawMini(*of.forward, QRectF(inner.topLeft().toPoint(), QSizeF(side, side)));
    const QRectF room =
        isBeside ? inner.adjusted(isMasked ? side + m_theme.px(10) : 0, 0, 0, 0) : inner.adjusted(0, side + m_theme.px(6), 0, 0);
    double top = room.top();
    const auto writeLine = [&](const QString& words, ColorRole ink) {
        if (top + line <= inner.bottom() + 1)
            text(QRectF(room.left(), top, room.width(), line), words, ink);
        top += line;
    };
    writeLine(tr("balance %1").arg(percentText(of.forward->work->balance())), ColorRole::Text);
    top = drawTime(*of.forward, room, top, tr("forward"));
    top = drawTime(*of.backward, room, top, tr("backward"));
    writeLine(isShortest ? tr("★ %1, shortest").arg(durationText(totalOf(of).value()))
                         : tr("%1 in total").arg(durationText(totalOf(of).value())),
              isShortest ? ColorRole::Good : ColorRole::Text);
    for (int i = 0; i < static_cast<int>(sent.size()); ++i)
        writeLine(sent[i], i == 0 ? ColorRole::Text : ColorRole::Muted);
    if (!isBeside && spare > m_theme.px(70))
        drawRanks(*of.forward, QRectF(room.left(), top + m_theme.px(8), room.width(), inner.bottom() - top - m_theme.px(8)));
}

/// Computing, waiting for the busiest rank, and transfers that nothing hides, the latter two hatched; all cards on one scale.
double LayoutsBuilder::drawTime(const RingPicture& picture, const QRectF& inner, double top, const QString& name)
{
    const double line = m_theme.lineHeight(TextStyle::Caption);
    const double height = std::round(m_theme.px(8));
    if (top + line + height > inner.bottom() + 1)
        return inner.bottom();
    text(QRectF(inner.left(), top, inner.width(), line), tr("%1 %2").arg(name, durationText(picture.time.total.value())), ColorRole::Muted);
    const auto x = [&](Seconds time) { return std::round(inner.left() + inner.width() * (time / m_longest)); };
    const auto part = [&](Seconds from, Seconds to, const QColor& fill, Hatch hatch) {
        const QRectF bar(x(from), std::round(top + line), x(to) - x(from), height);
        if (bar.width() >= 1)
            rect(bar, fill, hatch);
    };
    const bool isForward = picture.direction == RingDirection::Forward;
    const RingPassTime& time = picture.time;
    part({}, time.mean, m_theme.color(isForward ? ColorRole::Forward : ColorRole::Backward), Hatch::None);
    part(time.mean, time.busiest, m_theme.color(ColorRole::Idle), Hatch::Rising);
    part(time.busiest, time.total, m_theme.color(ColorRole::ContextParallel), Hatch::Rising);
    return top + line + height + m_theme.px(4);
}

/// Whose share of the work is how large.
void LayoutsBuilder::drawRanks(const RingPicture& picture, const QRectF& area)
{
    const double line = m_theme.lineHeight(TextStyle::Caption);
    text(QRectF(area.left(), area.top(), area.width(), line), tr("work by rank") + groupedText(RingGroups(picture.shape.ranks)),
         ColorRole::Muted);
    const QRectF plot = area.adjusted(0, line + 2, 0, 0);
    const int ranks = picture.shape.ranks;
    const RingGroups rows(ranks);
    const double most = picture.work->shareOfRank(picture.busiestRank());
    const double pitch = std::min(plot.height() / rows.shown, m_theme.px(22));
    for (int row = 0; row < rows.shown; ++row) {
        const int rank = rows.middle(row);
        const double top = std::round(plot.top() + pitch * row);
        const double height = std::max(1.0, std::round(plot.top() + pitch * (row + 1)) - top - (pitch > 4 ? 1 : 0));
        rect(QRectF(plot.left(), top, std::round(plot.width() * picture.work->shareOfRank(rank) / most), height),
             rankColor(rank, picture.shape, m_theme));
        const QColor ink = inkOn(rankColor(rank, picture.shape, m_theme));
        if (height >= line - 1)
            m_scene.texts.append({QRectF(plot.left() + 3, top, plot.width(), height), Qt::AlignLeft | Qt::AlignVCenter,
                                  QString::number(rank), ink, TextStyle::Caption});
    }
}

void LayoutsBuilder::drawMini(const RingPicture& picture, const QRectF& square)
{
    Scene part;
    RingCanvas canvas(part, picture, {}, m_theme);
    canvas.rect(square, m_theme.color(ColorRole::Card), m_theme.color(ColorRole::Outline));
    const RingGroups pieces(shownPieces(picture.shape));
    const auto edge = [&](int cell) { return std::round(square.width() * cell / pieces.shown); };
    for (int query = 0; query < pieces.shown; ++query) {
        for (int key = 0; key <= query; ++key) {
            const QRectF cell(square.left() + edge(key), square.top() + edge(query), edge(key + 1) - edge(key),
                              edge(query + 1) - edge(query));
            const int rank = picture.shape.layout == ContextLayout::Ulysses ? -1 : rankOfCell(picture.shape, pieces, query);
            const QColor fill = rank < 0 ? m_theme.color(ColorRole::ContextParallel) : rankColor(rank, picture.shape, m_theme);
            if (query == key && cell.width() >= 10)
                drawMaskGlyph(canvas, cell, BlockMask::Causal, fill);
            else
                canvas.rect(cell, fill);
        }
    }
    m_scene.rects += part.rects;
}

}  // namespace

double ringLayoutsLeastHeight(const RingLayoutsData& data, double width, const Theme& theme)
{
    return LayoutsBuilder(data, -1, QSizeF(width, 0), theme).leastHeight(width);
}

Scene ringLayoutsScene(const RingLayoutsData& data, int shortest, const QSizeF& size, const Theme& theme)
{
    return LayoutsBuilder(data, shortest, size, theme).build();
}

}  // namespace shardscope

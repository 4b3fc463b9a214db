// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "widgets/ring/mask_glyph.h"
#include "widgets/ring/ring_panels.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

class MaskPanel {
public:
    MaskPanel(RingCanvas& canvas, const QRectF& area) : m_canvas(canvas), m_picture(canvas.picture()), m_cells(shownPieces(m_picture.shape))
    {
        const QRectF below = canvas.titled(area, tr("Causal mask"), detail() + groupedText(m_cells));
        const double label = canvas.theme().lineHeight(TextStyle::Caption);
        const double side = std::floor(std::min(below.width() - 2 * label, below.height() - 2 * label - 2));
        const double number = canvas.theme().textWidth(TextStyle::Caption, QString::number(m_picture.shape.ranks - 1));
        m_hasNumbers = m_cells.isAlone() && side / m_cells.shown >= std::max(number + canvas.theme().px(6), canvas.theme().px(15));
        m_square = QRectF(std::round(below.center().x() - side / 2 + label / 2), std::round(below.top() + 2 * label), side, side);
    }
    void draw()
    {
        if (m_square.width() < m_canvas.theme().px(40))
            return;
        if (m_picture.shape.layout == ContextLayout::Ulysses)
            drawSheets();
        else
            drawPieces();
        drawAxes();
    }

private:
    [[nodiscard]] QString detail() const;
    [[nodiscard]] bool hasGroups() const { return m_picture.shape.stride() > 1; }
    [[nodiscard]] int rankOf(int cell) const { return rankOfCell(m_picture.shape, m_cells, cell); }
    [[nodiscard]] double edge(int cell) const { return std::round(m_square.width() * cell / m_cells.shown); }
    void drawPieces();
    void drawPiece(int query, int key);
    void drawSheets();
    void drawAxes();

    RingCanvas& m_canvas;
    const RingPicture& m_picture;
    RingGroups m_cells;
    QRectF m_square;
    bool m_hasNumbers = false;
};

QString MaskPanel::detail() const
{
    if (m_picture.shape.layout == ContextLayout::Ulysses)
        return tr("each rank: whole mask for its share of heads");
    if (m_picture.shape.layout == ContextLayout::Striped)
        return tr("the first %1 tokens; colour: rank of the query; bright: this step").arg(m_cells.count);
    if (hasGroups())
        return tr("colour: group of the query, each rank for its share of heads; bright: this step");
    return isRing(m_picture.shape.layout) ? tr("colour: rank of the query; bright: this step") : tr("colour: rank of the query");
}

void MaskPanel::drawPiece(int query, int key)
{
    const int rank = rankOf(query);
    const int keys = rankOf(key);
    const int step = isRing(m_picture.shape.layout) ? stepOf(m_picture, rank, keys) : 0;
    const int now = m_picture.isAfter(m_canvas.moment().step) ? m_picture.pass.steps : m_picture.stepAt(m_canvas.moment().step);
    const Theme& theme = m_canvas.theme();
    const QRectF cell(m_square.left() + edge(key), m_square.top() + edge(query), edge(key + 1) - edge(key), edge(query + 1) - edge(query));
    const int mark = m_canvas.mark(rank, step, cell);
    const QColor full = rankColor(rank, m_picture.shape, theme);
    const QColor fill = step > now   ? mixed(m_canvas.color(ColorRole::Card), full, 0.2)
                        : step < now ? mixed(m_canvas.color(ColorRole::Card), full, 0.62)
                                     : full;
    const bool isLarge = m_hasNumbers;
    const bool isToken = m_picture.shape.layout == ContextLayout::Striped;
    if (query == key && isLarge && !isToken) {
        drawMaskGlyph(m_canvas, cell.adjusted(0, 0, -1, -1), BlockMask::Causal, fill, mark);
        m_canvas.rect(cell, Qt::transparent, Qt::transparent, Hatch::None, mark);
    } else {
        m_canvas.rect(isLarge ? cell.adjusted(0, 0, -1, -1) : cell, fill, Qt::transparent, Hatch::None, mark);
    }
    if (isLarge && isRing(m_picture.shape.layout)) {
        const QRectF label = query == key && !isToken ? cell.adjusted(0, cell.height() * 0.3, -cell.width() * 0.3, 0) : cell;
        m_canvas.scene().texts.append(
            {label, Qt::AlignCenter, QString::number(step), inkOn(fill), step == now ? TextStyle::Strong : TextStyle::Caption});
    }
    if (step != now || !isLarge || !isRing(m_picture.shape.layout))
        return;
    const QColor ink = m_canvas.color(ColorRole::Text);
    const QRectF outline = cell.adjusted(1, 1, -2, -2);
    m_canvas.line(outline.topLeft(), outline.topRight(), ink, 2);
    m_canvas.line(outline.topRight(), outline.bottomRight(), ink, 2);
    m_canvas.line(outline.bottomRight(), outline.bottomLeft(), ink, 2);
    m_canvas.line(outline.bottomLeft(), outline.topLeft(), ink, 2);
}

void MaskPanel::drawPieces()
{
    m_canvas.rect(m_square, m_canvas.color(ColorRole::Field));
    for (int query = 0; query < m_cells.shown; ++query) {
        for (int key = 0; key <= query; ++key)
            drawPiece(query, key);
    }
}

/// One triangle for each rank, as many as can be seen: every rank has all pairs, of its own heads.
void MaskPanel::drawSheets()
{
    constexpr int kMost = 16;
    const int ranks = m_picture.shape.ranks;
    const int shown = std::min(ranks, kMost);
    const int columns = static_cast<int>(std::ceil(std::sqrt(shown)));
    const double gap = m_canvas.theme().px(8);
    const double side = std::floor((m_square.width() - gap * (columns - 1)) / columns);
    const double line = m_canvas.theme().lineHeight(TextStyle::Caption);
    for (int sheet = 0; sheet < shown; ++sheet) {
        const QRectF square(m_square.left() + (side + gap) * (sheet % columns), m_square.top() + (side + gap) * (sheet / columns), side,
                            side);
        const int mark = m_canvas.mark(sheet, 0, square);
        m_canvas.rect(square, m_canvas.color(ColorRole::Field), Qt::transparent, Hatch::None, mark);
        drawMaskGlyph(m_canvas, square, BlockMask::Causal, rankColor(sheet, ranks, m_canvas.theme()), mark);
        const bool isCut = sheet + 1 == shown && shown < ranks;
        m_canvas.text(QRectF(square.left(), square.top() + 2, side - 4, line),
                      isCut ? tr("rank %1 …").arg(sheet) : tr("rank %1").arg(sheet), ColorRole::Muted, TextStyle::Caption,
                      Qt::AlignRight | Qt::AlignTop);
    }
}

/// The rank of every piece next to its row and above its column, where the numbers have room.
void MaskPanel::drawAxes()
{
    if (m_picture.shape.layout == ContextLayout::Ulysses)
        return;
    const double line = m_canvas.theme().lineHeight(TextStyle::Caption);
    const QString keys = hasGroups() ? tr("keys of group →") : tr("keys of rank →");
    const QString queries = hasGroups() ? tr("queries of group ↓") : tr("queries of rank ↓");
    m_canvas.text(QRectF(m_square.left(), m_square.top() - 2 * line, m_square.width(), line), keys, ColorRole::Muted, TextStyle::Caption,
                  Qt::AlignLeft | Qt::AlignVCenter);
    const double both = m_canvas.theme().textWidth(TextStyle::Caption, keys + queries) + m_canvas.theme().px(12);
    if (both <= m_square.width())
        m_canvas.text(QRectF(m_square.left() + m_square.width() * 0.45, m_square.top() - 2 * line, m_square.width() * 0.55, line), queries,
                      ColorRole::Muted, TextStyle::Caption, Qt::AlignRight | Qt::AlignVCenter);
    const double widest = m_canvas.theme().textWidth(TextStyle::Caption, QString::number(m_picture.shape.ranks - 1)) + 3;
    const int every = std::max(1, static_cast<int>(std::ceil(std::max(widest, line) * m_cells.shown / m_square.width())));
    for (int piece = 0; piece < m_cells.shown; piece += every) {
        const QString number = QString::number(m_picture.shape.ringPlace(rankOf(piece)));
        const double from = edge(piece);
        const double size = std::max(edge(piece + 1) - from, widest);
        m_canvas.text(QRectF(m_square.left() + from, m_square.top() - line - 1, size, line), number, ColorRole::Muted);
        if (every > 1 && from + line > m_square.height() + 3)
            continue;  // below the picture
        m_canvas.text(QRectF(m_square.left() - 2 * line - 3, m_square.top() + from, 2 * line, std::max(size, line)), number,
                      ColorRole::Muted, TextStyle::Caption, Qt::AlignRight | (every > 1 ? Qt::AlignTop : Qt::AlignVCenter));
    }
}

}  // namespace

int shownPieces(const RingShape& shape)
{
    if (shape.layout != ContextLayout::Striped)
        return static_cast<int>(piecesOf(shape.layout, shape.ranks / shape.stride()));
    constexpr int kWell = 16;
    return shape.ranks * std::max(2, kWell / shape.ranks);
}

int rankOfCell(const RingShape& shape, const RingGroups& pieces, int cell)
{
    return rankOfToken(shape.layout, shape.ranks / shape.stride(), pieces.count, pieces.middle(cell)) * shape.stride();
}

QString groupedText(const RingGroups& groups) { return groups.isAlone() ? QString() : tr(" · one stands for %1").arg(groups.largest()); }

int stepOf(const RingPicture& picture, int rank, int keys)
{
    const int ranks = picture.shape.ranks / picture.shape.stride();
    const int hops = ((picture.shape.ringPlace(rank) - picture.shape.ringPlace(keys)) % ranks + ranks) % ranks;
    return picture.turn() > 0 ? hops : ranks - 1 - hops;
}

void drawMask(RingCanvas& canvas, const QRectF& area) { MaskPanel(canvas, area).draw(); }

}  // namespace shardscope

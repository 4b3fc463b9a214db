// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFontMetricsF>

#include <algorithm>

#include "widgets/shards/shards_scene.h"
#include "widgets/shards/shards_text.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

/// One operator a line, in the order of the forward pass.
class LayerDrawing {
public:
    LayerDrawing(ShardsCanvas& canvas, const ShardsPicture& picture, const ShardsMoment& moment, const QRectF& area)
        : m_canvas(canvas), m_picture(picture), m_now(moment.frame)
    {
        const double line = canvas.lineHeight();
        const QRectF below = canvas.headed(area, frameHeadline(picture, m_now), frameSentence(picture, m_now));
        const bool isForAudience = canvas.theme().isForAudience();
        const double shares[kColumns + 1] = {0, 0.16, 0.26, 0.44, 0.61, 0.77, 1};
        const double wideShares[kColumns + 1] = {0, 0.18, 0.29, 0.49, 0.68, 0.84, 1};  // where nothing is cut, in several lines
        for (int i = 0; i <= kColumns; ++i)
            m_x[i] = below.left() + below.width() * (isForAudience ? wideShares : shares)[i];
        int headLines = 1;
        for (int i = 0; isForAudience && i < kColumns; ++i) {
            headLines = std::max(headLines, linesIn(i, headOf(i)));
            for (int row = 0; row < picture.frames(); ++row)
                m_lines = std::max(m_lines, linesIn(i, textOf(row, i)));
        }
        m_footLines = canvas.linesOf(foot(), below.width());
        m_head = QRectF(below.left(), below.top(), below.width(), headLines * line);
        m_body = below.adjusted(0, headLines * line + canvas.px(4), 0, -m_footLines * line - canvas.px(6));
        m_pitch = std::min(m_body.height() / std::max(1, picture.frames()), std::max(canvas.px(44), m_lines * line + canvas.px(4)));
    }

    [[nodiscard]] double leastHeight() const
    {
        return m_body.top() + m_picture.frames() * (m_lines * m_canvas.lineHeight() + m_canvas.px(4)) +
               m_footLines * m_canvas.lineHeight() + m_canvas.px(8);
    }

    void draw()
    {
        for (int i = 0; i < kColumns; ++i)
            write(column(i, m_head), headOf(i), ColorRole::Muted);
        for (int row = 0; row < m_picture.frames(); ++row)
            drawRow(row);
        const QRectF below(m_body.left(), m_body.top() + m_pitch * m_picture.frames() + m_canvas.px(3), m_body.width(),
                           m_footLines * m_canvas.lineHeight());
        if (m_footLines > 1)
            m_canvas.wrapped(below, foot());
        else
            m_canvas.text(below, foot());
    }

private:
    static constexpr int kColumns = 6;
    [[nodiscard]] QRectF column(int i, const QRectF& row) const
    {
        return QRectF(m_x[i], row.top(), m_x[i + 1] - m_x[i] - m_canvas.px(6), row.height());
    }
    [[nodiscard]] QString elided(const QString& text, double width) const
    {
        return QFontMetricsF(m_canvas.theme().font(TextStyle::Caption)).elidedText(text, Qt::ElideRight, width);
    }
    [[nodiscard]] QString headOf(int i) const
    {
        const QString heads[kColumns] = {
            tr("operator"),        tr("split"),           tr("whole: (m × k) · (k × n)"), tr("on one of %1 ranks").arg(m_picture.layer.tp),
            tr("forward over TP"), tr("backward over TP")};
        return heads[i];
    }
    [[nodiscard]] QString foot() const
    {
        return tr("For one layer and micro-batch each rank sends %1 forward and %2 backward. %3")
            .arg(bytesText(m_picture.layer.sent(false).value()), bytesText(m_picture.layer.sent(true).value()), m_picture.subject);
    }
    /// Returns the text of every column but that of the cut, which has a glyph and a word.
    [[nodiscard]] QString textOf(int row, int i) const;
    [[nodiscard]] int linesIn(int i, const QString& text) const
    {
        return text.isEmpty() ? 1 : m_canvas.linesOf(text, m_x[i + 1] - m_x[i] - m_canvas.px(9));
    }
    /// In front of an audience in several lines rather than cut.
    void write(const QRectF& place, const QString& text, ColorRole ink)
    {
        if (m_canvas.theme().isForAudience())
            m_canvas.wrapped(place, text, ink, TextStyle::Caption, Qt::AlignLeft | Qt::AlignVCenter);
        else
            m_canvas.text(place, elided(text, place.width()), ink);
    }
    void drawRow(int row);
    void drawGlyph(const QRectF& box, OperatorCut cut);
    [[nodiscard]] QString sentText(const std::vector<Collective>& collectives) const;

    ShardsCanvas& m_canvas;
    const ShardsPicture& m_picture;
    int m_now;
    int m_lines = 1;
    int m_footLines = 1;
    QRectF m_head;
    QRectF m_body;
    double m_pitch;
    double m_x[kColumns + 1];
};

/// The part of one rank, filled, of the whole; with a letter, so that it can be read without the picture.
void LayerDrawing::drawGlyph(const QRectF& box, OperatorCut cut)
{
    const double side = std::min(box.height() - m_canvas.px(4), m_canvas.px(20));
    const QRectF whole(box.left(), box.center().y() - side / 2, side, side);
    const bool isOfTokens = cut == OperatorCut::Tokens;
    const QColor fill = m_canvas.color(isOfTokens ? ColorRole::Activations : ColorRole::TensorParallel);
    m_canvas.rect(whole, m_canvas.color(ColorRole::Groove), m_canvas.color(ColorRole::Outline));
    QRectF part = whole;
    if (cut == OperatorCut::Columns || cut == OperatorCut::Heads)
        part.setWidth(side / 3);
    else if (cut == OperatorCut::Rows || cut == OperatorCut::Tokens)
        part.setHeight(side / 3);
    if (cut != OperatorCut::None)
        m_canvas.rect(part, fill, m_canvas.theme().edgeOf(fill));
    const QString words[] = {tr("–"), tr("columns"), tr("rows"), tr("heads"), tr("tokens")};
    const QRectF text(whole.right() + m_canvas.px(5), box.top(), box.right() - whole.right() + m_canvas.px(4), box.height());
    m_canvas.text(text, elided(words[static_cast<int>(cut)], text.width()));
}

QString LayerDrawing::sentText(const std::vector<Collective>& collectives) const
{
    QStringList texts;
    for (const Collective& collective : collectives)
        texts << tr("%1 %2").arg(collectiveName(collective.kind), bytesText(collective.bytes.value()));
    return texts.join(QStringLiteral(" + "));
}

void LayerDrawing::drawRow(int row)
{
    const OperatorShare& op = m_picture.layer.operators[static_cast<std::size_t>(row)];
    const QRectF box(m_body.left(), m_body.top() + row * m_pitch, m_body.width(), m_pitch - m_canvas.px(2));
    const int mark = m_canvas.mark(row, -1, box);
    const bool isNow = row == m_now;
    m_canvas.rect(box, m_canvas.color(isNow ? ColorRole::AccentSoft : ColorRole::Card),
                  isNow ? m_canvas.color(ColorRole::Accent) : QColor(Qt::transparent), Hatch::None, mark);
    drawGlyph(column(1, box), op.cut);
    for (const int i : {0, 2, 3, 4, 5})
        write(column(i, box).adjusted(m_canvas.px(3), 0, 0, 0), textOf(row, i), i == 2 ? ColorRole::Muted : ColorRole::Text);
}

QString LayerDrawing::textOf(int row, int i) const
{
    const OperatorShare& op = m_picture.layer.operators[static_cast<std::size_t>(row)];
    switch (i) {
    case 0:
        return m_picture.operatorNames.value(row);
    case 2:
        return shapeText(op.whole);
    case 3:
        return shapeText(op.rank);
    case 4:
        return sentText(op.forward);
    case 5:
        return sentText(op.backward);
    default:
        return {};
    }
}

}  // namespace

double layerLeastHeight(ShardsCanvas& canvas, const ShardsPicture& picture, double width)
{
    return LayerDrawing(canvas, picture, {}, QRectF(0, 0, width, 100)).leastHeight();
}

void drawLayer(ShardsCanvas& canvas, const ShardsPicture& picture, const ShardsMoment& moment, const QRectF& area)
{
    LayerDrawing(canvas, picture, moment, area).draw();
}

}  // namespace shardscope

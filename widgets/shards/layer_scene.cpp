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
        m_head = QRectF(below.left(), below.top(), below.width(), line);
        m_body = below.adjusted(0, line + canvas.px(4), 0, -line - canvas.px(6));
        m_pitch = std::min(m_body.height() / std::max(1, picture.frames()), canvas.px(44));
        const double shares[kColumns + 1] = {0, 0.16, 0.26, 0.44, 0.61, 0.77, 1};
        for (int i = 0; i <= kColumns; ++i)
            m_x[i] = below.left() + below.width() * shares[i];
    }

    void draw()
    {
        const QString heads[kColumns] = {tr("operator"), tr("cut"), tr("whole: (m × k) · (k × n)"), tr("on one of %1 ranks").arg(m_picture.layer.tp),
                                         tr("forward over TP"), tr("backward over TP")};
        for (int i = 0; i < kColumns; ++i)
            m_canvas.text(column(i, m_head), elided(heads[i], column(i, m_head).width()), ColorRole::Muted);
        for (int row = 0; row < m_picture.frames(); ++row)
            drawRow(row);
        const QRectF foot(m_body.left(), m_body.top() + m_pitch * m_picture.frames() + m_canvas.px(3), m_body.width(), m_canvas.lineHeight());
        m_canvas.text(foot, tr("Each rank sends for one layer and micro-batch: %1 forward, %2 backward. %3")
                                .arg(bytesText(m_picture.layer.sent(false).value()), bytesText(m_picture.layer.sent(true).value()), m_picture.subject));
    }

private:
    static constexpr int kColumns = 6;
    [[nodiscard]] QRectF column(int i, const QRectF& row) const { return QRectF(m_x[i], row.top(), m_x[i + 1] - m_x[i] - m_canvas.px(6), row.height()); }
    [[nodiscard]] QString elided(const QString& text, double width) const
    {
        return QFontMetricsF(m_canvas.theme().font(TextStyle::Caption)).elidedText(text, Qt::ElideRight, width);
    }
    void drawRow(int row);
    void drawGlyph(const QRectF& box, OperatorCut cut);
    [[nodiscard]] QString sentText(const std::vector<Collective>& collectives) const;

    ShardsCanvas& m_canvas;
    const ShardsPicture& m_picture;
    int m_now;
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
    m_canvas.rect(box, m_canvas.color(isNow ? ColorRole::AccentSoft : ColorRole::Card), isNow ? m_canvas.color(ColorRole::Accent) : QColor(Qt::transparent), Hatch::None, mark);
    const auto write = [&](int i, const QString& text, ColorRole ink) {
        const QRectF place = column(i, box).adjusted(m_canvas.px(3), 0, 0, 0);
        m_canvas.text(place, elided(text, place.width()), ink);
    };
    write(0, m_picture.operatorNames.value(row), ColorRole::Text);
    drawGlyph(column(1, box), op.cut);
    write(2, shapeText(op.whole), ColorRole::Muted);
    write(3, shapeText(op.rank), ColorRole::Text);
    write(4, sentText(op.forward), ColorRole::Text);
    write(5, sentText(op.backward), ColorRole::Text);
}

}  // namespace

void drawLayer(ShardsCanvas& canvas, const ShardsPicture& picture, const ShardsMoment& moment, const QRectF& area)
{
    LayerDrawing(canvas, picture, moment, area).draw();
}

}  // namespace shardscope

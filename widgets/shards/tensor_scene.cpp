// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFontMetricsF>

#include <algorithm>

#include "widgets/shards/shards_scene.h"
#include "widgets/shards/shards_text.h"
#include "widgets/text/tr.h"
#include "widgets/theme/contrast.h"

namespace shardscope {
namespace {

constexpr int kSide = 4;

/// The uncut product, then one row of matrices a rank; each part lies where it is in its whole matrix.
class TensorDrawing {
public:
    TensorDrawing(ShardsCanvas& canvas, const ShardsPicture& picture, const ShardsMoment& moment, const QRectF& area)
        : m_canvas(canvas), m_picture(picture), m_animation(picture.tensor), m_moment(moment)
    {
        const double head = canvas.theme().lineHeight(TextStyle::Strong) + 3 * canvas.lineHeight() + canvas.px(14);
        m_footLines = canvas.linesOf(foot(), area.width());
        m_area = area.adjusted(canvas.px(66), head + (canvas.theme().isForAudience() ? canvas.lineHeight() : 0), 0,
                               -m_footLines * canvas.lineHeight() - canvas.px(6));
        const int rows = 1 + m_animation.ranks;
        m_rowGap = canvas.px(16);
        m_columnGap = canvas.px(26);
        const double width = (m_area.width() - (kBlockTensors - 1) * m_columnGap) / (kBlockTensors * kSide);
        const double height = (m_area.height() - (rows - 1) * m_rowGap) / (rows * kSide);
        m_cell = std::max(4.0, std::min({width, height, canvas.px(70)}));
    }

    /// In which the longest word of a head is no wider than its matrix.
    [[nodiscard]] double leastHeight(const QRectF& area) const
    {
        double word = 0;
        for (const QString& name : heads()) {
            for (const QString& each : name.split(u' '))
                word = std::max(word, m_canvas.theme().textWidth(TextStyle::Caption, each));
        }
        const double side = word + m_canvas.px(6) - m_columnGap;
        const int rows = 1 + m_animation.ranks;
        return m_area.top() - area.top() + rows * side + (rows - 1) * m_rowGap + area.bottom() - m_area.bottom();
    }
    void draw(const QRectF& area);
    void drawMoves();

private:
    [[nodiscard]] const TensorFrame& frame() const { return m_animation.frames[static_cast<std::size_t>(m_moment.frame)]; }
    [[nodiscard]] const TensorFrame& seen() const
    {
        const bool isBefore = m_moment.isMoving() && frame().collective && m_moment.frame > 0;
        return m_animation.frames[static_cast<std::size_t>(isBefore ? m_moment.frame - 1 : m_moment.frame)];
    }
    [[nodiscard]] QRectF matrix(int row, BlockTensor tensor) const
    {
        const double side = kSide * m_cell;
        return QRectF(m_area.left() + static_cast<int>(tensor) * (side + m_columnGap), m_area.top() + row * (side + m_rowGap), side, side);
    }
    static ColorRole roleOf(BlockTensor tensor)
    {
        return tensor == BlockTensor::First || tensor == BlockTensor::Second ? ColorRole::Parameters : ColorRole::Activations;
    }
    [[nodiscard]] static QStringList heads()
    {
        return {tr("X: tokens"), tr("A: split by columns"), tr("Y: activation"), tr("B: split by rows"), tr("Z: output")};
    }
    [[nodiscard]] QString foot() const
    {
        return tr("Filled: final. Dashed outline: partial sum. Grey: not on this rank. Sent so far by each rank: %1 bytes (2 per "
                  "element).")
            .arg(m_animation.sentUntil(m_moment.frame).value());
    }
    void drawPart(int row, const TensorPart& part, int group);
    void drawSigns(int row);
    [[nodiscard]] bool isNew(const TensorPart& part) const;

    ShardsCanvas& m_canvas;
    const ShardsPicture& m_picture;
    const TensorAnimation& m_animation;
    ShardsMoment m_moment;
    QRectF m_area;
    int m_footLines = 1;
    double m_rowGap;
    double m_columnGap;
    double m_cell;
};

/// Returns whether this frame has made the part.
bool TensorDrawing::isNew(const TensorPart& part) const
{
    switch (seen().action) {
    case TensorAction::Start:
        return false;
    case TensorAction::GatherTokens:
        return part.tensor == BlockTensor::Input;
    case TensorAction::MultiplyColumns:
        return part.tensor == BlockTensor::Hidden;
    case TensorAction::MultiplyRows:
    case TensorAction::AllReduce:
    case TensorAction::ReduceScatter:
        return part.tensor == BlockTensor::Output;
    }
    return false;
}

void TensorDrawing::drawPart(int row, const TensorPart& part, int group)
{
    const QRectF whole = matrix(row, part.tensor);
    const QRectF box(whole.left() + part.firstColumn * m_cell, whole.top() + part.firstRow * m_cell, part.values.columns * m_cell,
                     part.values.rows * m_cell);
    const int mark = group >= 0 ? m_canvas.mark(group, static_cast<int>(part.tensor), box) : -1;
    const QColor full = m_canvas.color(roleOf(part.tensor));
    const QColor card = m_canvas.color(ColorRole::Card);
    const QColor fill = part.isPartialSum ? card : full;
    const bool isLit = group >= 0 && isNew(part);
    const bool fits = m_canvas.theme().textWidth(TextStyle::Caption, QStringLiteral("−8")) < m_cell && m_canvas.lineHeight() < m_cell + 4;
    for (int r = 0; r < part.values.rows; ++r) {
        for (int c = 0; c < part.values.columns; ++c) {
            const QRectF cell(box.left() + c * m_cell, box.top() + r * m_cell, m_cell - 1, m_cell - 1);
            m_canvas.rect(cell, fill, part.isPartialSum ? full : m_canvas.theme().edgeOf(full), Hatch::None, mark);
            if (fits) {
                const int value = part.values.at(r, c);
                const QString text = value < 0 ? QStringLiteral("−%1").arg(-value) : QString::number(value);
                m_canvas.textOn(cell, text, part.isPartialSum ? m_canvas.color(ColorRole::Text) : inkOn(fill));
            }
        }
    }
    const QColor ink = m_canvas.color(isLit ? ColorRole::Accent : ColorRole::Text);
    const double width = m_canvas.px(isLit ? 2.5 : 1);
    const QRectF edge = box.adjusted(-1, -1, 0, 0);
    m_canvas.line(edge.topLeft(), edge.topRight(), ink, width, part.isPartialSum);
    m_canvas.line(edge.topRight(), edge.bottomRight(), ink, width, part.isPartialSum);
    m_canvas.line(edge.bottomRight(), edge.bottomLeft(), ink, width, part.isPartialSum);
    m_canvas.line(edge.bottomLeft(), edge.topLeft(), ink, width, part.isPartialSum);
}

void TensorDrawing::drawSigns(int row)
{
    const QString signs[] = {QStringLiteral("·"), QStringLiteral("→"), QStringLiteral("·"), QStringLiteral("=")};
    for (int i = 0; i + 1 < kBlockTensors; ++i) {
        const QRectF box = matrix(row, static_cast<BlockTensor>(i));
        m_canvas.text(QRectF(box.right(), box.top(), m_columnGap, box.height()), signs[i], ColorRole::Muted, TextStyle::Strong,
                      Qt::AlignCenter);
    }
}

void TensorDrawing::draw(const QRectF& area)
{
    (void)m_canvas.headed(area, frameHeadline(m_picture, m_moment.frame), frameSentence(m_picture, m_moment.frame));
    const QStringList names = heads();
    for (int i = 0; i < kBlockTensors; ++i) {
        const QRectF box = matrix(0, static_cast<BlockTensor>(i));
        // A head that is wider than its matrix continues in a second line, if there is one.
        const double heads = (m_canvas.theme().isForAudience() ? 2 : 1) * m_canvas.lineHeight();
        const QRectF head(box.left(), box.top() - heads - m_canvas.px(3), box.width() + m_columnGap - m_canvas.px(4), heads);
        if (m_canvas.theme().isForAudience())
            m_canvas.wrapped(head, names[i], ColorRole::Muted, TextStyle::Caption, Qt::AlignLeft | Qt::AlignBottom);
        else
            m_canvas.text(head, QFontMetricsF(m_canvas.theme().font(TextStyle::Caption)).elidedText(names[i], Qt::ElideRight, head.width()),
                          ColorRole::Muted);
        drawPart(0, {static_cast<BlockTensor>(i), 0, 0, m_animation.whole[i], false}, -1);
    }
    const auto rowName = [&](int row, const QString& name) {
        const QRectF box = matrix(row, BlockTensor::Input);
        m_canvas.text(QRectF(area.left(), box.top(), m_canvas.px(60), box.height()), name, ColorRole::Text, TextStyle::Strong);
    };
    rowName(0, tr("unsplit"));
    drawSigns(0);
    for (int rank = 0; rank < m_animation.ranks; ++rank) {
        rowName(rank + 1, tr("rank %1").arg(rank));
        drawSigns(rank + 1);
        for (int i = 0; i < kBlockTensors; ++i)
            m_canvas.rect(matrix(rank + 1, static_cast<BlockTensor>(i)), m_canvas.color(ColorRole::Groove),
                          m_canvas.color(ColorRole::Grid));
        for (const TensorPart& part : seen().ofRank[static_cast<std::size_t>(rank)])
            drawPart(rank + 1, part, rank);
    }
    const QRectF last = matrix(m_animation.ranks, BlockTensor::Input);
    m_canvas.wrapped(QRectF(area.left(), last.bottom() + m_canvas.px(6), area.width(), m_footLines * m_canvas.lineHeight()), foot(),
                     ColorRole::Muted);
}

/// The numbers that are exchanged, on their way to the other rank.
void TensorDrawing::drawMoves()
{
    if (!frame().collective)
        return;
    const double t = m_moment.phase * m_moment.phase * (3 - 2 * m_moment.phase);
    const BlockTensor tensor = frame().action == TensorAction::GatherTokens ? BlockTensor::Input : BlockTensor::Output;
    const TensorFrame& before = m_animation.frames[static_cast<std::size_t>(std::max(0, m_moment.frame - 1))];
    for (int rank = 0; rank < m_animation.ranks; ++rank) {
        const TensorPart* part = before.part(rank, tensor);
        if (!part)
            continue;
        const int other = m_animation.ranks - 1 - rank;
        // Scattered, only the other's tokens leave.
        const bool isScattered = frame().action == TensorAction::ReduceScatter;
        const int rows = isScattered ? part->values.rows / m_animation.ranks : part->values.rows;
        const int firstRow = isScattered ? other * rows : part->firstRow;
        const double shift = matrix(other + 1, tensor).top() - matrix(rank + 1, tensor).top();
        const QRectF from = matrix(rank + 1, tensor).adjusted(0, firstRow * m_cell, 0, 0);
        for (int r = 0; r < rows; ++r) {
            for (int c = 0; c < part->values.columns; ++c) {
                const QRectF cell(from.left() + c * m_cell + m_cell * 0.12, from.top() + r * m_cell + shift * t + m_cell * 0.12,
                                  m_cell * 0.76, m_cell * 0.76);
                const QColor fill = m_canvas.color(ColorRole::TensorParallel);
                m_canvas.rect(cell, fill, m_canvas.theme().edgeOf(fill));
                const int row = isScattered ? firstRow + r : r;
                m_canvas.textOn(cell, QString::number(part->values.at(row, c)), inkOn(fill));
            }
        }
    }
}

}  // namespace

double tensorLeastHeight(ShardsCanvas& canvas, const ShardsPicture& picture, double width)
{
    const QRectF area(0, 0, width, 1000);
    return TensorDrawing(canvas, picture, {}, area).leastHeight(area);
}

void drawTensor(ShardsCanvas& canvas, const ShardsPicture& picture, const ShardsMoment& moment, const QRectF& area)
{
    TensorDrawing(canvas, picture, moment, area).draw(area);
}

void drawTensorMoves(ShardsCanvas& canvas, const ShardsPicture& picture, const ShardsMoment& moment, const QRectF& area)
{
    TensorDrawing(canvas, picture, moment, area).drawMoves();
}

}  // namespace shardscope

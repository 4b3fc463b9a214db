// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "widgets/shards/shards_text.h"
#include "widgets/shards/zero_places.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

constexpr ModelState kStates[] = {ModelState::Weights, ModelState::Gradients, ModelState::Optimizer};

ColorRole roleOf(ModelState state)
{
    switch (state) {
    case ModelState::Weights:
        return ColorRole::Parameters;
    case ModelState::Gradients:
        return ColorRole::Gradients;
    case ModelState::Optimizer:
        return ColorRole::Optimizer;
    }
    return ColorRole::Parameters;
}

QColor faded(const QColor& color, const QColor& card, double share)
{
    const auto mix = [share](float from, float to) { return static_cast<float>(from * share + to * (1 - share)); };
    return QColor::fromRgbF(mix(color.redF(), card.redF()), mix(color.greenF(), card.greenF()), mix(color.blueF(), card.blueF()));
}

class ZeroDrawing {
public:
    ZeroDrawing(ShardsCanvas& canvas, const ShardsPicture& picture, const ShardsMoment& moment, const QRectF& area)
        : m_canvas(canvas),
          m_picture(picture),
          m_animation(picture.zero),
          m_moment(moment),
          m_places(picture.zero.example, area, widestHeld(), canvas.linesOf(law(), area.width()), canvas.theme())
    {
    }

    void draw(const QRectF& area)
    {
        (void)m_canvas.headed(area, frameHeadline(m_picture, m_moment.frame), frameSentence(m_picture, m_moment.frame));
        drawHeads();
        for (int rank = 0; rank < m_animation.example.ranks; ++rank)
            drawRank(rank);
        drawGroups();
        drawLegend();
        drawStrip();
    }
    void drawMoves();

private:
    /// The frame whose end state is seen: while pieces travel, the one before.
    [[nodiscard]] int seen() const { return m_moment.isMoving() && frame().collective ? std::max(0, m_moment.frame - 1) : m_moment.frame; }
    [[nodiscard]] const ShardFrame& frame() const { return m_animation.frames[static_cast<std::size_t>(m_moment.frame)]; }
    void drawCell(const QRectF& box, ModelState state, Holding holding, int mark);
    void drawHeads();
    void drawRank(int rank);
    void drawBar(int rank);
    void drawGroups();
    void drawLegend();
    void drawStrip();
    [[nodiscard]] double whole() const;
    [[nodiscard]] QString held(int frame, int rank) const
    {
        return tr("stores %1 of %2").arg(bytesText(m_animation.held(frame, rank).value()), bytesText(whole()));
    }
    [[nodiscard]] double widestHeld() const;
    /// Returns what the whole step sends.
    [[nodiscard]] QString law() const;

    ShardsCanvas& m_canvas;
    const ShardsPicture& m_picture;
    const ZeroAnimation& m_animation;
    ShardsMoment m_moment;
    ZeroPlaces m_places;
};

void ZeroDrawing::drawCell(const QRectF& box, ModelState state, Holding holding, int mark)
{
    const QColor card = m_canvas.color(ColorRole::Card);
    const QColor full = m_canvas.color(roleOf(state));
    switch (holding) {
    case Holding::Nothing:
        m_canvas.rect(box, faded(m_canvas.color(ColorRole::Groove), card, 0.35), m_canvas.color(ColorRole::Grid), Hatch::None, mark);
        break;
    case Holding::Final:
        m_canvas.rect(box, full, m_canvas.theme().edgeOf(full), Hatch::None, mark);
        break;
    case Holding::OwnSum:
        m_canvas.rect(box, faded(full, card, 0.3), full, Hatch::Rising, mark);
        break;
    case Holding::GroupSum:
        m_canvas.rect(box, faded(full, card, 0.6), full, Hatch::Crossed, mark);
        break;
    case Holding::Outdated:
        m_canvas.rect(box, faded(full, card, 0.3), full, Hatch::Horizontal, mark);
        break;
    }
}

void ZeroDrawing::drawHeads()
{
    const ZeroExample& example = m_animation.example;
    const auto inFull = [&](ModelState state) {
        return tr("%1, %2 B per parameter").arg(stateName(state)).arg(example.bytesPerParameter(state));
    };
    const bool hasRoom = std::all_of(std::begin(kStates), std::end(kStates), [&](ModelState state) {
        return m_canvas.theme().textWidth(TextStyle::Caption, inFull(state)) <= m_places.stateHead(state).width();
    });
    for (const ModelState state : kStates) {
        m_canvas.text(m_places.stateHead(state), hasRoom ? inFull(state) : stateName(state));
        for (int layer = 0; layer < example.layers; ++layer) {
            const bool isAtWork = frame().layer == layer;
            const QRectF box = m_places.layerHead(state, layer);
            QString title = tr("layer %1").arg(layer + 1);
            if (m_canvas.theme().textWidth(TextStyle::Caption, title) > box.width())
                title = QString::number(layer + 1);
            m_canvas.text(box, title, isAtWork ? ColorRole::Text : ColorRole::Muted, TextStyle::Caption, Qt::AlignCenter);
            if (isAtWork)
                m_canvas.rect(QRectF(box.left(), box.bottom() - m_canvas.px(2), box.width() - 1.5, m_canvas.px(2)),
                              m_canvas.color(ColorRole::Accent));
        }
    }
}

void ZeroDrawing::drawRank(int rank)
{
    const ZeroExample& example = m_animation.example;
    const QRectF row = m_places.row(rank);
    const int whole = m_canvas.mark(rank, -1, row);
    const QRectF name(row.left(), row.top(), m_canvas.px(58), row.height());
    m_canvas.rect(name, Qt::transparent, Qt::transparent, Hatch::None, whole);
    m_canvas.text(name, tr("rank %1").arg(rank), ColorRole::Text, TextStyle::Strong);
    for (const ModelState state : kStates) {
        for (int layer = 0; layer < example.layers; ++layer) {
            for (int piece = 0; piece < example.ranks; ++piece) {
                const QRectF box = m_places.cell(rank, state, layer, piece);
                const int item = (static_cast<int>(state) * example.layers + layer) * example.ranks + piece;
                drawCell(box, state, m_animation.at(seen(), rank, state, layer, piece), m_canvas.mark(rank, item, box));
            }
        }
    }
    if (!m_moment.isMoving()) {
        const QColor accent = m_canvas.color(ColorRole::Accent);
        for (const ShardMove& move : frame().moves) {
            if (move.to != rank)
                continue;
            const QRectF box = m_places.cell(rank, move.state, move.layer, move.piece);
            m_canvas.rect(QRectF(box.left(), box.bottom() - m_canvas.px(4), box.width(), m_canvas.px(4)), accent);
        }
    }
    drawBar(rank);
}

void ZeroDrawing::drawBar(int rank)
{
    const QRectF box = m_places.bar(rank);
    const double all = whole();
    const double height = std::min(box.height() * 0.45, m_canvas.px(22));
    const double line = m_canvas.lineHeight();
    double x = box.left();
    const double top = std::max(box.top(), box.center().y() - (height + line) / 2);
    m_canvas.rect(QRectF(box.left(), top, box.width(), height), m_canvas.color(ColorRole::Groove));
    for (const ModelState state : kStates) {
        const double width = box.width() * m_animation.held(seen(), rank, state).value() / all;
        if (width > 0) {
            const QColor fill = m_canvas.color(roleOf(state));
            m_canvas.rect(QRectF(x, top, width, height), fill, m_canvas.theme().edgeOf(fill), m_canvas.theme().hatch(roleOf(state)));
        }
        x += width;
    }
    m_canvas.text(QRectF(box.left(), top + height, box.width(), line), held(seen(), rank), ColorRole::Muted);
}

double ZeroDrawing::whole() const
{
    double sum = 0;
    for (const ModelState state : kStates)
        sum += m_animation.example.layerBytes(state).value() * m_animation.example.layers;
    return sum;
}

/// In any frame, so that nothing moves from one to the next.
double ZeroDrawing::widestHeld() const
{
    double widest = 0;
    for (int frame = 0; frame < static_cast<int>(m_animation.frames.size()); ++frame) {
        for (int rank = 0; rank < m_animation.example.ranks; ++rank)
            widest = std::max(widest, m_canvas.theme().textWidth(TextStyle::Caption, held(frame, rank)));
    }
    return widest;
}

QString ZeroDrawing::law() const
{
    return tr("Whole step: each rank sends %1 = %2, Ψ: bytes of the weights, %3")
        .arg(zeroLaw(m_animation.example), bytesText(m_animation.sent().value()),
             bytesText(m_animation.example.layerBytes(ModelState::Weights).value() * m_animation.example.layers));
}

/// A bracket round the ranks that share one copy.
void ZeroDrawing::drawGroups()
{
    const ZeroExample& example = m_animation.example;
    if (!example.isHybrid())
        return;
    for (int first = 0; first < example.ranks; first += example.shardGroup) {
        const QRectF from = m_places.row(first);
        const QRectF to = m_places.row(first + example.shardGroup - 1);
        const double x = from.left() + m_canvas.px(56);
        m_canvas.line({x, from.top()}, {x, to.bottom()}, m_canvas.color(ColorRole::DataParallel), m_canvas.px(3));
    }
}

void ZeroDrawing::drawLegend()
{
    QRectF box = m_places.legend();
    const double below = box.bottom();
    box.setHeight(m_canvas.lineHeight());
    const double side = m_canvas.lineHeight() * 0.8;
    double x = box.left();
    for (const Holding holding : {Holding::Final, Holding::OwnSum, Holding::GroupSum, Holding::Outdated, Holding::Nothing}) {
        if (holding == Holding::GroupSum && !m_animation.example.isHybrid())
            continue;
        if (holding == Holding::Outdated && (m_animation.example.zero == 0 || m_animation.example.zero == 3))
            continue;
        const QString name = holdingText(holding);
        const double width = m_canvas.theme().textWidth(TextStyle::Caption, name);
        drawCell(QRectF(x, box.center().y() - side / 2, side * 1.4, side),
                 holding == Holding::Final || holding == Holding::Outdated ? ModelState::Weights : ModelState::Gradients, holding, -1);
        m_canvas.text(QRectF(x + side * 1.4 + m_canvas.px(5), box.top(), width + 4, box.height()), name, ColorRole::Muted);
        x += side * 1.4 + m_canvas.px(5) + width + m_canvas.px(16);
    }
    if (below > box.bottom() + 1)
        m_canvas.wrapped(QRectF(box.left(), box.bottom(), box.width(), below - box.bottom()), law());
    else if (m_canvas.theme().textWidth(TextStyle::Caption, law()) < box.right() - x)
        m_canvas.text(QRectF(x, box.top(), box.right() - x, box.height()), law(), ColorRole::Text, TextStyle::Caption,
                      Qt::AlignRight | Qt::AlignVCenter);
}

/// All frames side by side, each as high as its traffic.
void ZeroDrawing::drawStrip()
{
    const QRectF strip = m_places.strip();
    const auto count = static_cast<int>(m_animation.frames.size());
    double most = 1;
    for (const ShardFrame& each : m_animation.frames)
        most = std::max(most, each.sent.value());
    const QString sum = tr("sent so far: %1").arg(bytesText(m_animation.sentUntil(m_moment.frame).value()));
    const double room =
        m_canvas.theme().textWidth(TextStyle::Caption, tr("sent so far: %1").arg(QStringLiteral("888.8 MiB"))) + m_canvas.px(8);
    const double width = (strip.width() - room) / count;
    for (int i = 0; i < count; ++i) {
        const ShardFrame& each = m_animation.frames[static_cast<std::size_t>(i)];
        const QRectF slot(strip.left() + i * width, strip.top(), width - m_canvas.px(2), strip.height());
        const int mark = m_canvas.mark(kFrameGroup, i, slot);
        const bool isNow = i == m_moment.frame;
        m_canvas.rect(slot, m_canvas.color(isNow ? ColorRole::AccentSoft : ColorRole::Groove),
                      isNow ? m_canvas.color(ColorRole::Accent) : QColor(Qt::transparent), Hatch::None, mark);
        if (!each.collective)
            continue;
        const double height = std::max(m_canvas.px(3), (slot.height() - 2) * each.sent.value() / most);
        const QColor fill = m_canvas.color(ColorRole::DataParallel);
        m_canvas.rect(QRectF(slot.left() + slot.width() * 0.2, slot.bottom() - 1 - height, slot.width() * 0.6, height), fill,
                      m_canvas.theme().edgeOf(fill));
    }
    m_canvas.text(QRectF(strip.right() - room + m_canvas.px(6), strip.top(), room, strip.height()), sum);
}

void ZeroDrawing::drawMoves()
{
    const double t = m_moment.phase * m_moment.phase * (3 - 2 * m_moment.phase);
    for (const ShardMove& move : frame().moves) {
        const QRectF from = m_places.cell(move.from, move.state, move.layer, move.piece);
        const QRectF to = m_places.cell(move.to, move.state, move.layer, move.piece);
        const QColor fill = m_canvas.color(roleOf(move.state));
        const double side = std::min({from.width() * 0.72, from.height() * 0.6, m_canvas.px(18)});
        const QPointF at = from.center() + (to.center() - from.center()) * t;
        m_canvas.rect(QRectF(at.x() - side / 2, at.y() - side / 2, side, side), fill, m_canvas.color(ColorRole::Text));
    }
}

}  // namespace

void drawZero(ShardsCanvas& canvas, const ShardsPicture& picture, const ShardsMoment& moment, const QRectF& area)
{
    ZeroDrawing(canvas, picture, moment, area).draw(area);
}

void drawZeroMoves(ShardsCanvas& canvas, const ShardsPicture& picture, const ShardsMoment& moment, const QRectF& area)
{
    ZeroDrawing(canvas, picture, moment, area).drawMoves();
}

}  // namespace shardscope

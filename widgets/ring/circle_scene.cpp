// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "widgets/ring/mask_glyph.h"
#include "widgets/ring/ring_circle.h"
#include "widgets/ring/ring_panels.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

/// A circle of so many dots is still one in which each can be seen.
constexpr int kMostDots = 96;

QPointF between(const QPointF& from, const QPointF& to, double share) { return from + (to - from) * share; }

class CirclePanel {
public:
    CirclePanel(RingCanvas& canvas, const QRectF& area)
        : m_canvas(canvas),
          m_picture(canvas.picture()),
          m_places(m_picture.shape.ranks, kMostExactRanks < m_picture.shape.ranks ? kMostDots : kMostExactRanks),
          m_circle(area, m_places.shown, canvas.theme()),
          m_whole(m_picture.lengthOf(canvas.moment().step))
    {
    }
    void draw()
    {
        drawWay();
        for (int place = 0; place < m_places.shown; ++place)
            drawHome(place);
        drawCentre();
    }
    void drawMoving()
    {
        for (int place = 0; place < m_places.shown; ++place)
            drawChip(place);
        if (m_circle.detail() != RingCircle::Detail::Boxes || m_canvas.moment().phase <= 0)
            return;
        for (int rank = 0; rank < ranks(); ++rank) {
            const QRectF lane = m_circle.lane(rank);
            const double x = lane.left() + lane.width() * m_canvas.moment().phase;
            m_canvas.line({x, lane.top() - 3}, {x, lane.bottom() + 2}, m_canvas.color(ColorRole::Text), m_canvas.theme().px(2));
        }
    }

private:
    [[nodiscard]] const RingShape& shape() const { return m_picture.shape; }
    [[nodiscard]] int ranks() const { return m_picture.shape.ranks; }
    [[nodiscard]] bool hasGroups() const { return shape().stride() > 1; }
    [[nodiscard]] int moment() const { return m_canvas.moment().step; }
    [[nodiscard]] int step() const { return m_picture.stepAt(moment()); }
    [[nodiscard]] bool isAfter() const { return m_picture.isAfter(moment()); }
    [[nodiscard]] bool isBefore() const { return m_picture.isBefore(moment()); }
    [[nodiscard]] bool travels() const { return m_picture.pass.steps > 1 && !isExchanging(); }
    /// Whether ranks exchange tokens and heads at this moment.
    [[nodiscard]] bool isExchanging() const { return shape().levels().heads > 1 && (isBefore() || isAfter()); }
    [[nodiscard]] Seconds computing(int rank) const { return m_picture.computing(rank, moment()); }
    [[nodiscard]] double shareOf(Seconds part) const { return m_whole > Seconds() ? std::clamp(part / m_whole, 0.0, 1.0) : 0; }

    void drawWay();
    void drawHome(int place);
    void drawLane(int rank, int mark);
    void drawCentre();
    void drawChip(int place);
    [[nodiscard]] QString chipText(int rank, bool isAll) const;
    [[nodiscard]] QRectF collected(int place, bool& isAll) const;
    [[nodiscard]] QPointF meetingPoint(int place) const;
    [[nodiscard]] QStringList explanation() const;
    [[nodiscard]] QStringList explainedStep() const;

    RingCanvas& m_canvas;
    const RingPicture& m_picture;
    RingGroups m_places;  ///< of ranks; each alone wherever there is more than a dot for it
    RingCircle m_circle;
    Seconds m_whole;  ///< of the moment
};

/// The way of keys and values: a line through the places of the chips, with an arrowhead between two ranks.
void CirclePanel::drawWay()
{
    const QColor color = m_canvas.color(ColorRole::Groove);
    const double width = m_canvas.theme().px(1.5);
    const int parts = std::max(2, 96 / ranks());
    for (int rank = 0; rank < m_places.shown && ranks() > 1; ++rank) {
        if (!travels()) {
            m_canvas.scene().grid.append(
                {QLineF(m_circle.chip(rank).center(), between(m_circle.chip(rank).center(), meetingPoint(rank), hasGroups() ? 1 : 0.55)),
                 m_canvas.color(ColorRole::Grid), width, true});
            continue;
        }
        for (int part = 0; part < parts; ++part) {
            const QPointF from = m_circle.chip(rank + static_cast<double>(part) / parts).center();
            const QPointF to = m_circle.chip(rank + static_cast<double>(part + 1) / parts).center();
            m_canvas.scene().grid.append({QLineF(from, to), color, width, false});
        }
        const QPointF tip = m_circle.chip(rank + 0.5 + 0.04 * m_picture.turn()).center();
        QLineF shaft(tip, m_circle.chip(rank + 0.5 - 0.04 * m_picture.turn()).center());
        shaft.setLength(m_canvas.theme().px(m_circle.detail() == RingCircle::Detail::Dots ? 4 : 7));
        for (const double angle : {28.0, -28.0}) {
            QLineF barb = shaft;
            barb.setAngle(shaft.angle() + angle);
            m_canvas.scene().grid.append({barb, color, width, false});
        }
    }
}

void CirclePanel::drawLane(int rank, int mark)
{
    const QRectF lane = m_circle.lane(rank);
    const double share = shareOf(computing(rank));
    const QColor fill = rankColor(rank, shape(), m_canvas.theme());
    m_canvas.waiting(lane, mark);
    const QRectF busy(lane.left(), lane.top(), std::round(lane.width() * share), lane.height());
    if (busy.width() > 0)
        m_canvas.rect(busy, fill, m_canvas.theme().edgeOf(fill), Hatch::None, mark);
}

void CirclePanel::drawHome(int place)
{
    const Theme& theme = m_canvas.theme();
    const int rank = m_places.middle(place);
    const QRectF box = m_circle.home(place);
    const int mark = m_canvas.mark(rank, -1, box);
    const QColor fill = rankColor(rank, shape(), theme);
    const bool isIdle = computing(rank) <= Seconds();
    if (m_circle.detail() == RingCircle::Detail::Dots) {
        m_canvas.rect(box, isIdle ? m_canvas.color(ColorRole::Card) : fill, isIdle ? fill : theme.edgeOf(fill), Hatch::None, mark,
                      box.width() / 2);
        if (place % std::max(1, m_places.shown / 8) == 0) {
            const double line = theme.lineHeight(TextStyle::Caption);
            const QPointF at = between(m_circle.chip(place).center(), m_circle.centre(), 0.13);
            m_canvas.text(QRectF(at.x() - 2 * line, at.y() - line / 2, 4 * line, line), QString::number(m_places.begin(place)),
                          ColorRole::Muted);
        }
        return;
    }
    if (m_circle.detail() == RingCircle::Detail::Numbers) {
        m_canvas.rect(box, fill, theme.edgeOf(fill), isIdle ? Hatch::Rising : Hatch::None, mark, theme.px(4));
        m_canvas.scene().texts.append(
            {box, Qt::AlignCenter, QStringLiteral("Q%1").arg(shape().ringPlace(rank)), inkOn(fill), TextStyle::Caption});
        return;
    }
    m_canvas.rect(box, m_canvas.color(ColorRole::Field), m_canvas.color(ColorRole::Outline), Hatch::None, mark, theme.px(5));
    const double line = theme.lineHeight(TextStyle::Strong);
    const QRectF badge(box.left() + theme.px(4), box.top() + theme.px(3), theme.px(26), line - theme.px(1));
    m_canvas.rect(badge, fill, theme.edgeOf(fill), Hatch::None, mark, theme.px(3));
    m_canvas.scene().texts.append(
        {badge, Qt::AlignCenter, QStringLiteral("Q%1").arg(shape().ringPlace(rank)), inkOn(fill), TextStyle::Caption});
    const double side = std::round(theme.px(22));
    const QRectF glyph(std::round(box.right() - side - theme.px(5)), std::round(box.top() + theme.px(4)), side, side);
    const QRectF name(badge.right() + theme.px(5), box.top() + theme.px(2), glyph.left() - badge.right() - theme.px(6), line);
    m_canvas.text(name, tr("rank %1").arg(rank), ColorRole::Muted, TextStyle::Caption, Qt::AlignLeft | Qt::AlignVCenter);
    const QRectF second(badge.left(), badge.bottom(), glyph.left() - badge.left() - theme.px(2), theme.lineHeight(TextStyle::Caption));
    const QString todo = !isIdle ? tr("computes") : isBefore() || isAfter() ? tr("sends") : tr("waits");
    m_canvas.text(second, todo, isIdle && !isBefore() && !isAfter() ? ColorRole::Warning : ColorRole::Text, TextStyle::Caption,
                  Qt::AlignLeft | Qt::AlignVCenter);
    m_canvas.rect(glyph, m_canvas.color(ColorRole::Card), m_canvas.color(ColorRole::Groove), Hatch::None, mark);
    if (!isBefore() && !isAfter()) {
        const int keys = m_picture.keysOf(rank, step());
        const bool isOfAll = gathers(m_picture.shape.layout);
        const BlockMask mask = isOfAll ? BlockMask::Full : maskOf(shape(), rank, keys);
        drawMaskGlyph(m_canvas, glyph.adjusted(2, 2, -2, -2), mask, rankColor(keys, shape(), theme), mark);
    }
    drawLane(rank, mark);
}

QStringList CirclePanel::explanation() const
{
    const RingPicture& picture = m_picture;
    if (ranks() == 1)
        return {tr("One rank"), tr("has everything")};
    if (gathers(picture.shape.layout))
        return isBefore()  ? QStringList{tr("All-gather"), tr("of keys and values"), durationText(m_whole.value())}
               : isAfter() ? QStringList{tr("Reduce-scatter"), tr("of KV gradients"), durationText(m_whole.value())}
                           : QStringList{tr("Attention"), tr("all keys have arrived"), durationText(m_whole.value())};
    if (isExchanging()) {
        QStringList lines{tr("All-to-all"), isBefore() ? tr("tokens → heads") : tr("heads → tokens")};
        if (hasGroups())
            lines << tr("in each group of %1").arg(shape().inner);
        return lines << durationText(m_whole.value());
    }
    if (exchangesHeads(picture.shape.layout) && picture.pass.steps == 1)
        return {tr("Attention"), tr("whole sequence, own heads"), durationText(m_whole.value())};
    return explainedStep();
}

QStringList CirclePanel::explainedStep() const
{
    const RingPicture& picture = m_picture;
    if (isAfter())
        return {tr("Last hop"), tr("gradients to owner"), bytesText(picture.bytes.gradient.value())};
    const int before = picture.pass.asForward(step());
    QStringList lines{tr("Step %1").arg(step())};
    if (hasGroups())
        lines << (before == 0 ? tr("each group's own keys") : tr("keys of group g − %1").arg(before));
    else
        lines << (before == 0 ? tr("each rank's own keys") : tr("keys of rank r − %1").arg(before));
    const Seconds hop = picture.pass.hopOf(step());
    if (!m_places.isAlone())
        lines << tr("a dot stands for %1 ranks").arg(m_places.largest());
    lines << (hop > Seconds() ? tr("a hop takes %1").arg(durationText(hop.value())) : tr("no communication"));
    return lines;
}

/// As many of the lines as are clear of the chips.
void CirclePanel::drawCentre()
{
    const Theme& theme = m_canvas.theme();
    QStringList lines = explanation();
    if (!isRing(m_picture.shape.layout) && (isBefore() || isAfter()))
        lines = lines.mid(0, 1);  // around it everything meets
    const auto styleOf = [](qsizetype line) { return line == 0 ? TextStyle::Title : TextStyle::Caption; };
    QRectF block;
    const auto isCovered = [&] {
        QSizeF size;
        for (qsizetype i = 0; i < lines.size(); ++i) {
            size.setHeight(size.height() + theme.lineHeight(styleOf(i)));
            size.setWidth(std::max(size.width(), theme.textWidth(styleOf(i), lines[i])));
        }
        block = QRectF(m_circle.centre() - QPointF(size.width(), size.height()) / 2, size);
        for (int rank = 0; rank < m_places.shown && ranks() > 1; ++rank) {
            if (block.intersects(m_circle.chip(rank)))
                return true;
        }
        return false;
    };
    while (isCovered() && lines.size() > 1)
        lines.removeLast();
    double y = block.top();
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const double line = theme.lineHeight(styleOf(i));
        m_canvas.text(QRectF(block.left(), y, block.width(), line), lines[i], i == 0 ? ColorRole::Text : ColorRole::Muted, styleOf(i));
        y += line;
    }
}

QString CirclePanel::chipText(int rank, bool isAll) const
{
    if (gathers(m_picture.shape.layout) && isAll)
        return QStringLiteral("0…%1").arg(ranks() - 1);
    if (isExchanging() || (exchangesHeads(shape().layout) && m_picture.pass.steps == 1))
        return isAll ? QStringLiteral("H%1").arg(hasGroups() ? rank % shape().inner : rank) : QStringLiteral("T%1").arg(rank);
    const QString number = QString::number(shape().ringPlace(m_picture.keysOf(rank, step())));
    if (m_circle.detail() == RingCircle::Detail::Numbers)
        return number;
    if (isAfter())
        return QStringLiteral("∂%1").arg(number);
    const bool withGradient = m_picture.direction == RingDirection::Backward && step() > 0;
    return withGradient ? QStringLiteral("KV%1+∂").arg(number) : QStringLiteral("KV%1").arg(number);
}

/// Returns where a rank meets those with which it exchanges: all in the centre, or those of its group among them.
QPointF CirclePanel::meetingPoint(int place) const
{
    if (!hasGroups() || !m_places.isAlone())
        return m_circle.centre();
    const int first = shape().ringPlace(place) * shape().inner;
    QPointF sum;
    for (int rank = first; rank < first + shape().inner; ++rank)
        sum += m_circle.chip(rank).center();
    return sum / shape().inner;
}

/// Returns the place of the layouts with one step: to the centre, where all meet, and back with what the rank needs; at the end the same way
/// with what it has made.
QRectF CirclePanel::collected(int place, bool& isAll) const
{
    const double phase = m_canvas.moment().phase;
    const bool isMoving = isBefore() || isAfter();
    const bool hasMet = phase > 0.5;
    isAll = isMoving ? hasMet == isBefore() : true;
    const double way = isMoving ? 2 * (hasMet ? 1 - phase : phase) : 0;
    QRectF chip = m_circle.chip(place);
    chip.moveCenter(between(chip.center(), meetingPoint(place), (hasGroups() ? 0.7 : 0.42) * way));
    return chip;
}

void CirclePanel::drawChip(int place)
{
    const Theme& theme = m_canvas.theme();
    const int rank = m_places.middle(place);
    bool isAll = false;
    QRectF chip;
    if (isRing(m_picture.shape.layout) && !isExchanging()) {
        const Seconds hop = m_picture.sending(moment());
        const double gone = hop > Seconds() ? std::min(1.0, m_canvas.moment().phase * (m_whole / hop)) : 0;
        chip = m_circle.chip(place + m_picture.turn() * gone * shape().stride() * m_places.shown / ranks());
    } else {
        chip = ranks() > 1 ? collected(place, isAll) : m_circle.chip(place);
    }
    const QColor fill = isAll && gathers(m_picture.shape.layout) ? m_canvas.color(ColorRole::ContextParallel)
                                                                 : rankColor(m_picture.keysOf(rank, step()), shape(), theme);
    if (m_circle.detail() == RingCircle::Detail::Dots) {
        m_canvas.rect(chip, fill, theme.edgeOf(fill), Hatch::None, -1, theme.px(1));
        return;
    }
    const QString text = chipText(rank, isAll);
    // The keys of all ranks ("0…15") have a longer name than those of one.
    if (const double more = theme.textWidth(TextStyle::Caption, text) + theme.px(6) - chip.width(); more > 0)
        chip.adjust(-more / 2, 0, more / 2, 0);
    m_canvas.rect(chip, fill, m_canvas.color(ColorRole::Text), Hatch::None, -1, chip.height() / 2);
    m_canvas.scene().texts.append({chip, Qt::AlignCenter, text, inkOn(fill), TextStyle::Caption});
}

}  // namespace

void drawCircle(RingCanvas& canvas, const QRectF& area) { CirclePanel(canvas, area).draw(); }

void drawTravelling(RingCanvas& canvas, const QRectF& area) { CirclePanel(canvas, area).drawMoving(); }

}  // namespace shardscope

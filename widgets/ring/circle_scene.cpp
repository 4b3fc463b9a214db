// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include <algorithm>
#include <cmath>

#include "widgets/ring/mask_glyph.h"
#include "widgets/ring/ring_circle.h"
#include "widgets/text/numbers.h"

namespace shardscope {
namespace {

QString tr(const char* text) { return QCoreApplication::translate("Ring", text); }

class CirclePanel {
public:
    CirclePanel(RingCanvas& canvas, const QRectF& area)
        : m_canvas(canvas), m_picture(canvas.picture()), m_circle(area, m_picture.shape.ranks, canvas.theme())
    {
    }
    void draw()
    {
        drawWay();
        for (int rank = 0; rank < ranks(); ++rank)
            drawHome(rank);
        drawCentre();
    }
    void drawMoving()
    {
        for (int rank = 0; rank < ranks(); ++rank)
            drawChip(rank);
        if (m_circle.detail() != RingCircle::Detail::Boxes || m_canvas.moment().phase <= 0)
            return;
        for (int rank = 0; rank < ranks(); ++rank) {
            const QRectF lane = m_circle.lane(rank);
            const double x = lane.left() + lane.width() * m_canvas.moment().phase;
            m_canvas.line({x, lane.top() - 3}, {x, lane.bottom() + 2}, m_canvas.color(ColorRole::Text), m_canvas.theme().px(2));
        }
    }

private:
    [[nodiscard]] int ranks() const { return m_picture.shape.ranks; }
    [[nodiscard]] int step() const { return m_canvas.moment().step; }
    [[nodiscard]] bool isHome() const { return step() >= m_picture.pass.steps; }
    [[nodiscard]] bool travels() const { return isRing(m_picture.shape.layout) && ranks() > 1; }
    [[nodiscard]] Seconds computing(int rank) const { return isHome() ? Seconds() : m_picture.pass.computeOf(rank, step()); }
    [[nodiscard]] Seconds whole() const
    {
        return isRing(m_picture.shape.layout) ? m_picture.lengthOf(step()) : m_picture.time.total;
    }
    [[nodiscard]] double shareOf(Seconds part) const { return whole() > Seconds() ? std::clamp(part / whole(), 0.0, 1.0) : 0; }

    void drawWay();
    void drawHome(int rank);
    void drawLane(int rank, int mark);
    void drawCentre();
    void drawChip(int rank);
    [[nodiscard]] QString chipText(int rank, bool isAll) const;
    [[nodiscard]] QRectF collected(int rank, bool& isAll) const;
    [[nodiscard]] QStringList explanation() const;

    RingCanvas& m_canvas;
    const RingPicture& m_picture;
    RingCircle m_circle;
};

/// The way of keys and values: a line through the places of the chips, with an arrowhead between two ranks.
void CirclePanel::drawWay()
{
    const QColor color = m_canvas.color(ColorRole::Groove);
    const double width = m_canvas.theme().px(1.5);
    constexpr int kParts = 6;
    for (int rank = 0; rank < ranks() && ranks() > 1; ++rank) {
        if (!travels()) {
            m_canvas.scene().grid.append({QLineF(m_circle.chip(rank).center(), m_circle.centre()), m_canvas.color(ColorRole::Grid), width, true});
            continue;
        }
        for (int part = 0; part < kParts; ++part) {
            const QPointF from = m_circle.chip(rank + static_cast<double>(part) / kParts).center();
            const QPointF to = m_circle.chip(rank + static_cast<double>(part + 1) / kParts).center();
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
    const double before = isRing(m_picture.shape.layout) ? 0 : shareOf(m_picture.pass.before);
    const double share = shareOf(computing(rank));
    const QColor fill = rankColor(rank, ranks(), m_canvas.theme());
    m_canvas.waiting(lane, mark);
    const QRectF busy(std::round(lane.left() + lane.width() * before), lane.top(), std::round(lane.width() * share), lane.height());
    if (busy.width() > 0)
        m_canvas.rect(busy, fill, m_canvas.theme().edgeOf(fill), Hatch::None, mark);
}

void CirclePanel::drawHome(int rank)
{
    const Theme& theme = m_canvas.theme();
    const QRectF box = m_circle.home(rank);
    const int mark = m_canvas.mark(rank, -1, box);
    const QColor fill = rankColor(rank, ranks(), theme);
    const bool isIdle = computing(rank) <= Seconds();
    if (m_circle.detail() == RingCircle::Detail::Dots) {
        m_canvas.rect(box, isIdle ? m_canvas.color(ColorRole::Card) : fill, isIdle ? fill : theme.edgeOf(fill), Hatch::None, mark, box.width() / 2);
        return;
    }
    if (m_circle.detail() == RingCircle::Detail::Numbers) {
        m_canvas.rect(box, fill, theme.edgeOf(fill), isIdle ? Hatch::Rising : Hatch::None, mark, theme.px(4));
        m_canvas.scene().texts.append({box, Qt::AlignCenter, QStringLiteral("Q%1").arg(rank), inkOn(fill), TextStyle::Caption});
        return;
    }
    m_canvas.rect(box, m_canvas.color(ColorRole::Field), m_canvas.color(ColorRole::Outline), Hatch::None, mark, theme.px(5));
    const double line = theme.lineHeight(TextStyle::Strong);
    const QRectF badge(box.left() + theme.px(4), box.top() + theme.px(3), theme.px(26), line - theme.px(1));
    m_canvas.rect(badge, fill, theme.edgeOf(fill), Hatch::None, mark, theme.px(3));
    m_canvas.scene().texts.append({badge, Qt::AlignCenter, QStringLiteral("Q%1").arg(rank), inkOn(fill), TextStyle::Caption});
    const double side = std::round(theme.px(22));
    const QRectF glyph(std::round(box.right() - side - theme.px(5)), std::round(box.top() + theme.px(4)), side, side);
    const QRectF name(badge.right() + theme.px(5), box.top() + theme.px(2), glyph.left() - badge.right() - theme.px(6), line);
    m_canvas.text(name, QString::number(rank), ColorRole::Muted, TextStyle::Caption, Qt::AlignLeft | Qt::AlignVCenter);
    const QRectF second(badge.left(), badge.bottom(), glyph.left() - badge.left() - theme.px(2), theme.lineHeight(TextStyle::Caption));
    const QString todo = isIdle ? tr("waits") : tr("computes");
    m_canvas.text(second, todo, isIdle ? ColorRole::Warning : ColorRole::Text, TextStyle::Caption, Qt::AlignLeft | Qt::AlignVCenter);
    m_canvas.rect(glyph, m_canvas.color(ColorRole::Card), m_canvas.color(ColorRole::Groove), Hatch::None, mark);
    if (!isHome()) {
        const int keys = m_picture.keysOf(rank, step());
        const bool isOfAll = m_picture.shape.layout == ContextLayout::AllGather;
        const BlockMask mask = isOfAll ? BlockMask::Full : maskOf(m_picture.shape.layout, rank, keys);
        drawMaskGlyph(m_canvas, glyph.adjusted(2, 2, -2, -2), mask, rankColor(keys, ranks(), theme), mark);
    }
    drawLane(rank, mark);
}

QStringList CirclePanel::explanation() const
{
    const RingPicture& picture = m_picture;
    if (ranks() == 1)
        return {tr("One rank"), tr("has everything")};
    if (picture.shape.layout == ContextLayout::AllGather)
        return {tr("One step"), tr("every rank gathers"), tr("all keys and values")};
    if (picture.shape.layout == ContextLayout::Ulysses)
        return {tr("One step"), tr("tokens are traded"), tr("for heads")};
    if (isHome())
        return {tr("Last hop"), tr("gradients go home"), bytesText(picture.bytes.gradient.value())};
    const int before = picture.turn() > 0 ? step() : (ranks() - 1 - step());
    QStringList lines{tr("Step %1 of 0…%2").arg(step()).arg(ranks() - 1)};
    lines << (before == 0 ? tr("own keys") : tr("keys of rank r − %1").arg(before));
    const Seconds hop = picture.pass.hopOf(step());
    lines << (hop > Seconds() ? tr("hop %1").arg(durationText(hop.value())) : tr("nothing is sent"));
    return lines;
}

void CirclePanel::drawCentre()
{
    const Theme& theme = m_canvas.theme();
    const QStringList lines = explanation();
    const double caption = theme.lineHeight(TextStyle::Caption);
    const double strong = theme.lineHeight(TextStyle::Title);
    double height = strong + caption * static_cast<double>(lines.size() - 1);
    const QRectF inside = m_circle.inside();
    double y = inside.center().y() - height / 2;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const double line = i == 0 ? strong : caption;
        if (y + line <= inside.bottom() + caption)
            m_canvas.text(QRectF(inside.left(), y, inside.width(), line), lines[i], i == 0 ? ColorRole::Text : ColorRole::Muted,
                          i == 0 ? TextStyle::Title : TextStyle::Caption);
        y += line;
    }
}

QString CirclePanel::chipText(int rank, bool isAll) const
{
    if (m_picture.shape.layout == ContextLayout::AllGather && isAll)
        return QStringLiteral("0…%1").arg(ranks() - 1);
    if (m_picture.shape.layout == ContextLayout::Ulysses)
        return isAll ? QStringLiteral("H%1").arg(rank) : QStringLiteral("T%1").arg(rank);
    const QString number = QString::number(m_picture.keysOf(rank, step()));
    if (m_circle.detail() == RingCircle::Detail::Numbers)
        return number;
    if (isHome())
        return QStringLiteral("∂%1").arg(number);
    const bool withGradient = m_picture.direction == RingDirection::Backward && step() > 0;
    return withGradient ? QStringLiteral("KV%1+∂").arg(number) : QStringLiteral("KV%1").arg(number);
}

/// Of the layouts with one step: to the centre, where all meet, and back with what the rank needs; at the end the same way
/// with what it has made.
QRectF CirclePanel::collected(int rank, bool& isAll) const
{
    const double phase = m_canvas.moment().phase;
    const double before = shareOf(m_picture.pass.before);
    const double after = 1 - shareOf(m_picture.pass.after);
    const bool gathers = phase < before;
    isAll = !gathers && phase <= after;
    double way = gathers ? phase / before : phase > after && after < 1 ? (phase - after) / (1 - after) : 0;
    if (way > 0.5) {
        isAll = gathers;
        way = 1 - way;
    } else if (way > 0) {
        isAll = !gathers;
    }
    QRectF chip = m_circle.chip(rank);
    chip.moveCenter(chip.center() + (m_circle.centre() - chip.center()) * std::min(1.0, 1.6 * way));
    return chip;
}

void CirclePanel::drawChip(int rank)
{
    const Theme& theme = m_canvas.theme();
    bool isAll = false;
    QRectF chip;
    if (isRing(m_picture.shape.layout)) {
        const Seconds hop = isHome() ? m_picture.pass.after : m_picture.pass.hopOf(step());
        const double gone = hop > Seconds() ? std::min(1.0, m_canvas.moment().phase * (whole() / hop)) : 0;
        chip = m_circle.chip(rank + m_picture.turn() * gone);
    } else {
        chip = ranks() > 1 ? collected(rank, isAll) : m_circle.chip(rank);
    }
    const QColor fill = isAll && m_picture.shape.layout == ContextLayout::AllGather ? m_canvas.color(ColorRole::ContextParallel)
                                                                                  : rankColor(m_picture.keysOf(rank, step()), ranks(), theme);
    if (m_circle.detail() == RingCircle::Detail::Dots) {
        m_canvas.rect(chip, fill, theme.edgeOf(fill), Hatch::None, -1, theme.px(1));
        return;
    }
    m_canvas.rect(chip, fill, m_canvas.color(ColorRole::Text), Hatch::None, -1, chip.height() / 2);
    m_canvas.scene().texts.append({chip, Qt::AlignCenter, chipText(rank, isAll), inkOn(fill), TextStyle::Caption});
}

}  // namespace

void drawCircle(RingCanvas& canvas, const QRectF& area) { CirclePanel(canvas, area).draw(); }

void drawTravelling(RingCanvas& canvas, const QRectF& area) { CirclePanel(canvas, area).drawMoving(); }

}  // namespace shardscope

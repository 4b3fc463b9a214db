// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "widgets/charts/axis.h"
#include "widgets/ring/ring_panels.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

class TimePanel {
public:
    TimePanel(RingCanvas& canvas, const QRectF& area) : m_canvas(canvas), m_picture(canvas.picture()), m_steps(canvas.picture().pass.steps)
    {
        const QRectF below = canvas.titled(area, title(), detail() + groupedText(m_steps));
        const Theme& theme = canvas.theme();
        m_busiest = m_picture.busiestRank();
        const int last = m_picture.shape.ranks - 1;
        m_idlest = m_picture.work->shareOfRank(last) < m_picture.work->shareOfRank(0) ? last : 0;
        const bool isEven = m_picture.work->shareOfRank(m_idlest) > m_picture.work->shareOfRank(m_busiest) * 0.999;
        // Beyond the exact ranks there are times of the busiest one alone.
        m_lanes = isEven || !m_picture.isExact() ? 2 : 3;
        const double name = theme.textWidth(TextStyle::Caption, tr("rank %1 computes").arg(m_picture.shape.ranks - 1)) + theme.px(8);
        const double line = theme.lineHeight(TextStyle::Caption);
        const double height = std::min(below.height() - 2.7 * line, theme.px(54) * m_lanes);
        m_plot = QRectF(below.left() + std::round(name), below.top() + theme.px(2), below.width() - std::round(name) - theme.px(6), height);
    }
    void draw()
    {
        if (m_plot.width() < m_canvas.theme().px(40) || m_plot.height() < m_canvas.theme().px(20) || m_picture.time.total <= Seconds())
            return;
        drawAxis();
        drawComputing(m_busiest, 0);
        if (m_lanes == 3)
            drawComputing(m_idlest, 1);
        drawSending(m_lanes - 1);
        drawLegend();
    }

private:
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString detail() const;
    [[nodiscard]] double x(Seconds time) const { return std::round(m_plot.left() + m_plot.width() * (time / m_picture.time.total)); }
    [[nodiscard]] QRectF block(Seconds from, Seconds to, int lane) const
    {
        const double height = m_plot.height() / m_lanes;
        const double gap = m_canvas.theme().px(5);
        return QRectF(x(from), std::round(m_plot.top() + height * lane + gap / 2), x(to) - x(from), std::round(height - gap));
    }
    void drawName(int lane, const QString& name);
    void drawComputing(int rank, int lane);
    void drawWait(Seconds from, Seconds to, int lane, int mark = -1);
    void drawHop(Seconds from, Seconds length, int lane, const QString& name);
    void drawSending(int lane);
    void drawAxis();
    void drawLegend();

    RingCanvas& m_canvas;
    const RingPicture& m_picture;
    QRectF m_plot;
    int m_busiest = 0;
    int m_idlest = 0;
    int m_lanes = 2;
    RingGroups m_steps;
};

QString TimePanel::title() const
{
    const QString total = durationText(m_picture.time.total.value());
    return m_picture.direction == RingDirection::Forward ? tr("Forward pass of one layer: %1").arg(total)
                                                         : tr("Backward pass of one layer: %1").arg(total);
}

QString TimePanel::detail() const
{
    const RingPassTime& time = m_picture.time;
    const Seconds least = time.total * 1e-6;
    if (time.exposed() <= least)
        return tr("compute only: all transfers are overlapped, and no rank waits for another");
    QStringList parts;
    if (time.imbalance() > least)
        parts << tr("%1 waiting for the busiest rank").arg(durationText(time.imbalance().value()));
    if (time.transfer() > least)
        parts << tr("%1 of exposed transfers").arg(durationText(time.transfer().value()));
    return tr("%1 exposed: %2").arg(percentText(time.exposed() / time.total), parts.join(QStringLiteral(", ")));
}

void TimePanel::drawName(int lane, const QString& name)
{
    const QRectF row = block({}, m_picture.time.total, lane);
    m_canvas.text(QRectF(row.left() - m_canvas.theme().px(160), row.top(), m_canvas.theme().px(152), row.height()), name, ColorRole::Muted,
                  TextStyle::Caption, Qt::AlignRight | Qt::AlignVCenter);
}

void TimePanel::drawWait(Seconds from, Seconds to, int lane, int mark)
{
    const QRectF gap = block(from, to, lane);
    if (gap.width() >= 1)
        m_canvas.waiting(gap, mark);
}

void TimePanel::drawComputing(int rank, int lane)
{
    const RingPass& pass = m_picture.pass;
    const Theme& theme = m_canvas.theme();
    const QColor fill = m_canvas.color(m_picture.direction == RingDirection::Forward ? ColorRole::Forward : ColorRole::Backward);
    drawName(lane, tr("rank %1 computes").arg(rank));
    drawWait({}, pass.before, lane);
    for (int group = 0; group < m_steps.shown; ++group) {
        const int step = m_steps.begin(group);
        const Seconds start = m_picture.times.start(pass, rank, step);
        Seconds end = start;
        for (int each = step; each < m_steps.end(group); ++each)
            end += pass.computeOf(rank, each);
        const QRectF busy = block(start, end, lane);
        const Seconds next = m_picture.times.start(pass, rank, m_steps.end(group));
        const int mark = m_canvas.mark(rank, step, busy.isEmpty() ? block(start, next, lane) : busy);
        const QColor ink = group % 2 == 0 ? fill : mixed(fill, m_canvas.color(ColorRole::Card), 0.22);
        if (busy.width() > 0)
            m_canvas.rect(busy, ink, theme.edgeOf(ink), Hatch::None, mark);
        const QString name = QString::number(step);
        if (pass.steps > 1 && theme.textWidth(TextStyle::Caption, name) + 4 <= busy.width())
            m_canvas.scene().texts.append({busy, Qt::AlignCenter, name, inkOn(ink), TextStyle::Caption});
        drawWait(end, next, lane, mark);
    }
    drawWait(m_picture.times.start(pass, rank, pass.steps), m_picture.time.total, lane);
}

void TimePanel::drawHop(Seconds from, Seconds length, int lane, const QString& name)
{
    const QRectF hop = block(from, from + length, lane);
    if (length <= Seconds() || hop.width() < 1)
        return;
    const QColor fill = m_canvas.color(ColorRole::ContextParallel);
    m_canvas.rect(hop, fill, m_canvas.theme().edgeOf(fill), m_canvas.theme().hatch(ColorRole::ContextParallel));
    if (m_canvas.theme().textWidth(TextStyle::Caption, name) + 6 <= hop.width())
        m_canvas.scene().texts.append({hop, Qt::AlignCenter, name, inkOn(fill), TextStyle::Caption});
}

void TimePanel::drawSending(int lane)
{
    const RingPass& pass = m_picture.pass;
    const bool isForward = m_picture.direction == RingDirection::Forward;
    const bool isGathered = gathers(m_picture.shape.layout);
    drawName(lane, hasTwoLevels(m_picture.shape.layout) ? tr("communication")
                   : isRing(m_picture.shape.layout)     ? tr("KV transfer")
                                                        : tr("collectives"));
    drawHop({}, pass.before, lane, isGathered ? tr("all-gather") : tr("all-to-all"));
    for (int group = 0; group < m_steps.shown; ++group) {
        const int step = m_steps.begin(group);
        Seconds sent;
        for (int each = step; each < m_steps.end(group); ++each)
            sent += pass.hopOf(each);
        const bool withGradient = !isForward && step > 0;
        const bool isLast = step + 1 == pass.steps;
        drawHop(m_picture.times.start(pass, m_busiest, step), sent, lane,
                withGradient ? (isLast ? QStringLiteral("∂") : QStringLiteral("KV+∂")) : QStringLiteral("KV"));
    }
    drawHop(m_picture.time.total - pass.after, pass.after, lane,
            m_picture.shape.levels().heads > 1 ? tr("all-to-all")
            : isGathered                       ? tr("reduce-scatter")
                                               : QStringLiteral("∂"));
}

void TimePanel::drawAxis()
{
    const Theme& theme = m_canvas.theme();
    const double total = m_picture.time.total.value();
    const double unit = total >= 1 ? 1 : total >= 1e-3 ? 1e-3 : 1e-6;
    const QString unitName = total >= 1 ? tr("s") : total >= 1e-3 ? tr("ms") : tr("µs");
    const AxisTicks ticks = niceTicks(total / unit, std::max(2, static_cast<int>(m_plot.width() / theme.px(70))));
    const double line = theme.lineHeight(TextStyle::Caption);
    for (const double tick : ticks.values) {
        const Seconds at(tick * unit);
        if (at.value() > total * 1.0001)
            continue;
        m_canvas.scene().grid.append({QLineF(x(at), m_plot.top(), x(at), m_plot.bottom()), m_canvas.color(ColorRole::Grid), 1, false});
        const QString text = QLocale().toString(tick, 'f', ticks.decimals) + (tick == 0 ? u' ' + unitName : QString());
        // The last one may end the plot: its text stays within the card.
        const double middle = std::min(x(at), m_plot.right() + theme.px(6) - theme.textWidth(TextStyle::Caption, text) / 2);
        m_canvas.text(QRectF(middle - theme.px(35), m_plot.bottom() + 1, theme.px(70), line), text, ColorRole::Muted);
    }
}

void TimePanel::drawLegend()
{
    const Theme& theme = m_canvas.theme();
    const double line = theme.lineHeight(TextStyle::Caption);
    const double swatch = std::round(theme.px(12));
    double left = m_plot.left();
    const double top = m_plot.bottom() + line * 1.35;
    const auto entry = [&](const QString& name, const auto& drawSwatch) {
        const double width = theme.textWidth(TextStyle::Caption, name) + swatch + theme.px(20);
        if (left + width > m_plot.right() + theme.px(20))
            return;
        drawSwatch(QRectF(std::round(left), std::round(top + (line - swatch) / 2), swatch, swatch));
        m_canvas.text(QRectF(left + swatch + theme.px(5), top, width, line), name, ColorRole::Text, TextStyle::Caption,
                      Qt::AlignLeft | Qt::AlignVCenter);
        left += width;
    };
    const ColorRole role = m_picture.direction == RingDirection::Forward ? ColorRole::Forward : ColorRole::Backward;
    const auto plain = [&](ColorRole of) {
        return [this, of](const QRectF& rect) {
            const QColor fill = m_canvas.color(of);
            m_canvas.rect(rect, fill, m_canvas.theme().edgeOf(fill), m_canvas.theme().hatch(of));
        };
    };
    entry(tr("compute per step"), plain(role));
    entry(tr("transfer"), plain(ColorRole::ContextParallel));
    entry(tr("exposed wait"), [this](const QRectF& rect) { m_canvas.waiting(rect); });
}

}  // namespace

void drawTimes(RingCanvas& canvas, const QRectF& area) { TimePanel(canvas, area).draw(); }

}  // namespace shardscope

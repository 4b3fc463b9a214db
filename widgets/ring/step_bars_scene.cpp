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

class StepBarsPanel {
public:
    StepBarsPanel(RingCanvas& canvas, const QRectF& area)
        : m_canvas(canvas), m_picture(canvas.picture()), m_busiest(m_picture.busiestRank()), m_bars(m_picture.moments())
    {
        const Theme& theme = canvas.theme();
        const QRectF below =
            canvas.titled(area, tr("Compute and transfer time, step by step"),
                          tr("rank %1; hatched: transfer time not covered by compute").arg(m_busiest) + groupedText(m_bars));
        for (int moment = 0; moment < m_picture.moments(); ++moment)
            m_longest = std::max({m_longest, m_picture.computing(m_busiest, moment), m_picture.sending(moment)});
        const double line = theme.lineHeight(TextStyle::Caption);
        m_plot = below.adjusted(std::round(theme.px(58)), line * 0.6, -theme.px(6), -1.4 * line);
    }
    void draw()
    {
        if (m_plot.height() < m_canvas.theme().px(30) || m_longest <= Seconds())
            return;
        drawAxis();
        for (int group = 0; group < m_bars.shown; ++group)
            drawGroup(group);
        drawNames();
    }

private:
    [[nodiscard]] double x(int group) const { return m_plot.left() + m_plot.width() * group / m_bars.shown; }
    [[nodiscard]] QRectF bar(int group, bool isSecond, Seconds from, Seconds to) const
    {
        const double pitch = m_plot.width() / m_bars.shown;
        const double width = std::max(1.0, std::floor(std::min(pitch * 0.4, m_canvas.theme().px(40))));
        const double left = std::round(x(group) + pitch / 2 + (isSecond ? 0.5 : -width - 0.5));
        const double top = std::round(m_plot.bottom() - m_plot.height() * (to / m_top));
        const double bottom = std::round(m_plot.bottom() - m_plot.height() * (from / m_top));
        return {left, top, width, bottom - top};
    }
    void drawAxis();
    void drawGroup(int group);
    void drawNames();

    RingCanvas& m_canvas;
    const RingPicture& m_picture;
    int m_busiest;
    RingGroups m_bars;  ///< of moments
    Seconds m_longest;
    Seconds m_top;
    QRectF m_plot;
};

void StepBarsPanel::drawAxis()
{
    const Theme& theme = m_canvas.theme();
    const double longest = m_longest.value();
    const double unit = longest >= 1 ? 1 : longest >= 1e-3 ? 1e-3 : 1e-6;
    const QString unitName = longest >= 1 ? tr("s") : longest >= 1e-3 ? tr("ms") : tr("µs");
    const double line = theme.lineHeight(TextStyle::Caption);
    const AxisTicks ticks = niceTicks(longest / unit, std::max(2, static_cast<int>(m_plot.height() / (2.2 * line))));
    m_top = Seconds(ticks.top() * unit);
    for (const double tick : ticks.values) {
        const double y = std::round(m_plot.bottom() - m_plot.height() * tick / ticks.top());
        m_canvas.scene().grid.append({QLineF(m_plot.left(), y, m_plot.right(), y), m_canvas.color(ColorRole::Grid), 1, false});
        const QString number = QLocale().toString(tick, 'f', ticks.decimals);
        m_canvas.text(QRectF(m_plot.left() - theme.px(64), y - line / 2, theme.px(58), line), tick == 0 ? number + u' ' + unitName : number,
                      ColorRole::Muted, TextStyle::Caption, Qt::AlignRight | Qt::AlignVCenter);
    }
}

/// Draws of a group the step in its middle; the first and the last, which differ, stand alone where all do.
void StepBarsPanel::drawGroup(int group)
{
    const Theme& theme = m_canvas.theme();
    const int moment = m_bars.middle(group);
    const Seconds computing = m_picture.computing(m_busiest, moment);
    const Seconds sending = m_picture.sending(moment);
    const bool isForward = m_picture.direction == RingDirection::Forward;
    const QColor busy = m_canvas.color(isForward ? ColorRole::Forward : ColorRole::Backward);
    const int step = m_picture.isBefore(moment) || m_picture.isAfter(moment) ? -1 : m_picture.stepAt(moment);
    if (const QRectF rect = bar(group, false, {}, computing); rect.height() >= 1)
        m_canvas.rect(rect, busy, theme.edgeOf(busy), Hatch::None, m_canvas.mark(m_busiest, step, rect));
    const QColor sent = m_canvas.color(ColorRole::ContextParallel);
    const Seconds hidden = std::min(computing, sending);
    if (const QRectF rect = bar(group, true, {}, hidden); rect.height() >= 1)
        m_canvas.rect(rect, sent, theme.edgeOf(sent));
    const QRectF exposed = bar(group, true, hidden, sending);
    if (exposed.height() < 1)
        return;
    m_canvas.rect(exposed, mixed(m_canvas.color(ColorRole::Card), sent, 0.45), sent, Hatch::Rising);
    m_canvas.rect(QRectF(exposed.left(), exposed.top(), exposed.width(), std::min(exposed.height(), theme.px(3))), sent);
}

void StepBarsPanel::drawNames()
{
    const Theme& theme = m_canvas.theme();
    const double line = theme.lineHeight(TextStyle::Caption);
    const double pitch = m_plot.width() / m_bars.shown;
    const double widest = theme.textWidth(TextStyle::Caption, tr("step %1").arg(m_picture.moments())) + theme.px(6);
    const int every = std::max(1, static_cast<int>(std::ceil(widest / pitch)));
    for (int group = 0; group < m_bars.shown; group += every) {
        const int moment = m_bars.middle(group);
        const bool isOutside = m_picture.isBefore(moment) || m_picture.isAfter(moment);
        const bool returns = isRing(m_picture.shape.layout) && m_picture.shape.levels().heads == 1;
        const QString name = !isOutside                   ? tr("step %1").arg(m_picture.stepAt(moment))
                             : m_picture.isBefore(moment) ? tr("before")
                             : returns                    ? tr("return")
                                                          : tr("after");
        const QRectF box(x(group) + pitch / 2 - widest, m_plot.bottom() + 2, 2 * widest, line);
        m_canvas.text(box, name, group == m_bars.groupOf(m_canvas.moment().step) ? ColorRole::Text : ColorRole::Muted);
    }
}

}  // namespace

void drawStepBars(RingCanvas& canvas, const QRectF& area) { StepBarsPanel(canvas, area).draw(); }

}  // namespace shardscope

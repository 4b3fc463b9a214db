// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "widgets/ring/ring_panels.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

class WorkPanel {
public:
    WorkPanel(RingCanvas& canvas, const QRectF& area)
        : m_canvas(canvas), m_picture(canvas.picture()), m_work(*m_picture.work), m_rows(m_work.ranks()), m_columns(m_work.steps())
    {
        m_busiest = m_work.shareOfRank(m_picture.busiestRank());
        m_most = m_work.largestShare();
        const Theme& theme = canvas.theme();
        const QRectF below = canvas.titled(area, tr("Work: balance %1").arg(percentText(m_work.balance())), detail() + groupedText(m_rows));
        const double line = theme.lineHeight(TextStyle::Caption);
        const double name = theme.textWidth(TextStyle::Caption, tr("rank %1").arg(m_work.ranks() - 1)) + theme.px(8);
        const double named = theme.isForAudience() ? theme.textWidth(TextStyle::Caption, tr("← balance of a step")) + 2 : 0;
        const double totals =
            std::round(std::max({below.width() * 0.24, theme.textWidth(TextStyle::Caption, tr("total")) + theme.px(40), named}));
        m_cells = QRectF(below.left() + std::round(name), below.top() + line, below.width() - std::round(name) - totals - theme.px(12),
                         below.height() - 2 * line - theme.px(4));
        // No cell is so wide that a row of one step looks like a bar.
        const double widest = theme.px(92) * m_columns.shown;
        m_cells.setWidth(std::min(m_cells.width(), widest));
        const double left = m_cells.right() + theme.px(12);
        m_totals = QRectF(left, m_cells.top(), std::min(below.right() - left, theme.px(260)), m_cells.height());
    }
    void draw()
    {
        if (m_cells.width() < m_canvas.theme().px(20) || m_cells.height() < m_canvas.theme().px(20))
            return;
        m_hasFigures = m_rows.isAlone() && m_cells.width() / m_columns.shown >= m_canvas.theme().px(12) &&
                       m_cells.height() / m_rows.shown + 2 >= m_canvas.theme().lineHeight(TextStyle::Caption);
        for (int row = 0; row < m_rows.shown; ++row) {
            for (int column = 0; column < m_columns.shown; ++column)
                drawCell(row, column);
            drawTotal(row);
        }
        drawNames();
        drawSteps();
        drawMean();
    }

private:
    [[nodiscard]] QString detail() const;
    [[nodiscard]] double x(int column) const { return std::round(m_cells.left() + m_cells.width() * column / m_columns.shown); }
    [[nodiscard]] double y(int row) const { return std::round(m_cells.top() + m_cells.height() * row / m_rows.shown); }
    /// The mean work of a cell, in the steps of the forward that the pass does in these steps.
    [[nodiscard]] double shareOf(int row, int column) const
    {
        const int first = m_picture.turn() > 0 ? m_columns.begin(column) : m_work.steps() - m_columns.end(column);
        const double cells = double(m_rows.size(row)) * m_columns.size(column);
        return m_work.shareOfCells(m_rows.begin(row), m_rows.end(row), first, first + m_columns.size(column)) / cells;
    }
    [[nodiscard]] double balanceOf(int step) const { return m_work.balanceOfStep(m_picture.turn() > 0 ? step : m_work.steps() - 1 - step); }
    void drawCell(int row, int column);
    void drawTotal(int row);
    void drawNames();
    void drawSteps();
    void drawMean();

    RingCanvas& m_canvas;
    const RingPicture& m_picture;
    const RingWork& m_work;
    RingGroups m_rows;
    RingGroups m_columns;
    QRectF m_cells;
    QRectF m_totals;
    double m_busiest = 0;
    double m_most = 0;
    bool m_hasFigures = false;  ///< cells may be large enough for one: asked once, since there may be thousands
};

QString WorkPanel::detail() const
{
    const double most = m_work.balance();
    if (most > 0.9995)
        return tr("every rank does %1 of all causal work").arg(percentText(1.0 / m_work.ranks()));
    return tr("the busiest rank does %1 of all causal work, the mean is %2").arg(percentText(m_busiest), percentText(1.0 / m_work.ranks()));
}

void WorkPanel::drawCell(int row, int column)
{
    const Theme& theme = m_canvas.theme();
    const QRectF cell(x(column), y(row), x(column + 1) - x(column), y(row + 1) - y(row));
    const bool isLarge = cell.width() >= theme.px(7) && cell.height() >= theme.px(7);
    const QRectF body = isLarge ? cell.adjusted(0, 0, -1, -1) : cell;
    const int mark = m_canvas.mark(m_rows.middle(row), m_columns.middle(column), body);
    const double share = shareOf(row, column);
    if (share <= 0) {
        m_canvas.waiting(body, mark);
        return;
    }
    const QColor fill = mixed(m_canvas.color(ColorRole::Card), m_canvas.color(ColorRole::Forward), 0.18 + 0.72 * share / m_most);
    m_canvas.rect(body, fill, isLarge ? theme.edgeOf(fill) : QColor(Qt::transparent), Hatch::None, mark);
    if (!m_hasFigures)
        return;
    const QString text = blocksText(share * m_work.ranks() * m_work.ranks() / 2);
    if (theme.textWidth(TextStyle::Caption, text) + 4 <= body.width())
        m_canvas.scene().texts.append({body, Qt::AlignCenter, text, inkOn(fill), TextStyle::Caption});
}

void WorkPanel::drawTotal(int row)
{
    const Theme& theme = m_canvas.theme();
    const int rank = m_rows.middle(row);
    const double share = m_work.shareOfRank(rank);
    const double room = theme.textWidth(TextStyle::Caption, percentText(0.88)) + theme.px(6);
    const double height = y(row + 1) - y(row);
    const double gap = height >= theme.px(7) ? 1 : 0;
    const QRectF bar(m_totals.left(), y(row), std::round((m_totals.width() - room) * share / m_busiest), height - gap);
    const QColor fill = rankColor(rank, m_picture.shape, theme);
    const int mark = m_canvas.mark(rank, -1, bar);
    m_canvas.rect(bar, fill, theme.edgeOf(fill), Hatch::None, mark);
    if (height + 2 >= theme.lineHeight(TextStyle::Caption))
        m_canvas.text(QRectF(m_totals.right() - room, bar.top(), room, bar.height()), percentText(share), ColorRole::Text,
                      TextStyle::Caption, Qt::AlignRight | Qt::AlignVCenter);
}

void WorkPanel::drawNames()
{
    const Theme& theme = m_canvas.theme();
    const double line = theme.lineHeight(TextStyle::Caption);
    const int every = std::max(1, static_cast<int>(std::ceil(line * m_rows.shown / m_cells.height())));
    for (int row = 0; row < m_rows.shown; row += every) {
        const QRectF box(m_cells.left() - theme.px(80), y(row), theme.px(74), std::max(y(row + 1) - y(row), every > 1 ? line : 0));
        m_canvas.text(box, tr("rank %1").arg(m_rows.begin(row)), ColorRole::Muted, TextStyle::Caption, Qt::AlignRight | Qt::AlignVCenter);
    }
}

void WorkPanel::drawSteps()
{
    const Theme& theme = m_canvas.theme();
    const double line = theme.lineHeight(TextStyle::Caption);
    const double widest = theme.textWidth(TextStyle::Caption, percentText(0.888)) + theme.px(8);
    const int every = std::max(1, static_cast<int>(std::ceil(widest * m_columns.shown / m_cells.width())));
    const double pitch = m_cells.width() / m_columns.shown;
    const double width = pitch * every;
    for (int column = 0; column < m_columns.shown; column += every) {
        const int step = m_columns.begin(column);
        if (x(column) + (pitch + widest) / 2 > m_totals.left() && column > 0)
            break;
        const bool isRoomy = width >= theme.textWidth(TextStyle::Caption, tr("step %1").arg(m_work.steps()));
        m_canvas.text(QRectF(x(column) + (pitch - width) / 2, m_cells.top() - line - 1, width, line),
                      isRoomy ? tr("step %1").arg(step) : QString::number(step), ColorRole::Muted);
        m_canvas.text(QRectF(x(column) + (pitch - width) / 2, m_cells.bottom() + 2, width, line), percentText(balanceOf(step)),
                      ColorRole::Muted);
    }
    m_canvas.text(QRectF(m_totals.left(), m_cells.top() - line - 1, m_totals.width(), line), tr("share of total"), ColorRole::Muted,
                  TextStyle::Caption, Qt::AlignLeft | Qt::AlignVCenter);
    m_canvas.text(QRectF(m_totals.left(), m_cells.bottom() + 2, m_totals.width(), line), tr("← balance of a step"), ColorRole::Muted,
                  TextStyle::Caption, Qt::AlignLeft | Qt::AlignVCenter);
    const int now = m_columns.groupOf(m_picture.stepAt(m_canvas.moment().step));
    if (m_work.steps() == 1 || m_picture.isAfter(m_canvas.moment().step))
        return;
    const QColor ink = m_canvas.color(ColorRole::Text);
    const double width2 = theme.px(2);
    m_canvas.line({x(now), m_cells.top() - 1}, {x(now), m_cells.bottom()}, ink, width2);
    m_canvas.line({x(now + 1) - 1, m_cells.top() - 1}, {x(now + 1) - 1, m_cells.bottom()}, ink, width2);
}

void WorkPanel::drawMean()
{
    const Theme& theme = m_canvas.theme();
    const double room = theme.textWidth(TextStyle::Caption, percentText(0.88)) + theme.px(6);
    const double at = m_totals.left() + (m_totals.width() - room) / m_work.ranks() / m_busiest;
    m_canvas.line({at, m_cells.top()}, {at, m_cells.bottom()}, m_canvas.color(ColorRole::Text), theme.px(1.5), true);
}

}  // namespace

void drawWork(RingCanvas& canvas, const QRectF& area) { WorkPanel(canvas, area).draw(); }

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chart_accessible.h"
#include "widgets/timeline/gantt_text.h"
#include "widgets/timeline/gantt_view.h"

/// Tells what a screen reader finds: the rows, each with how much it runs, and after them the block that the keyboard is on. A million blocks
/// are a million names only if asked for one by one.
namespace shardscope {
namespace {

constexpr int kBlock = -1;  ///< the part; rows are counted from 0

int rowCount(const GanttContent& content)
{
    int rows = 0;
    for (const auto& panel : content.panels)
        rows += static_cast<int>(panel->rows.size());
    return rows;
}

int rowsOfFirstPanel(const GanttContent& content) { return static_cast<int>(content.panels.front()->rows.size()); }

/// The panel of a row, and its number there.
std::pair<int, int> rowInPanel(const GanttContent& content, int row)
{
    const int first = rowsOfFirstPanel(content);
    return row < first ? std::pair(0, row) : std::pair(1, row - first);
}

const GanttRow& rowData(const GanttContent& content, int row)
{
    const auto [panel, inPanel] = rowInPanel(content, row);
    return content.panels[static_cast<std::size_t>(panel)]->rows[static_cast<std::size_t>(inPanel)];
}

}  // namespace

int GanttView::partCount() const { return rowCount(m_content) + (m_cursor >= 0 ? 1 : 0); }

int GanttView::partAt(int child) const { return child < rowCount(m_content) ? child : kBlock; }

int GanttView::childOf(int part) const { return part == kBlock ? rowCount(m_content) : part; }

bool GanttView::isRow(int part) const { return part != kBlock; }

QString GanttView::nameOfPart(int part) const
{
    if (part == kBlock)
        return selectedGap().isNone() ? markName(m_cursor) : nameOf(selectedGap());
    const auto [panel, row] = rowInPanel(m_content, part);
    return rowText(m_content, panel, row);
}

QRectF GanttView::partBounds(int part) const
{
    if (part == kBlock)
        return boundsOf(placeOf(m_cursor));
    QRectF box = boxes().panels[static_cast<std::size_t>(rowInPanel(m_content, part).first)].row(rowData(m_content, part));
    box.setLeft(0);
    return box;
}

bool GanttView::isSelected(int part) const { return part == kBlock && markOf(selected()) == m_cursor; }

/// The block if it is the keyboard's, else its row.
std::optional<int> GanttView::partUnder(const QPointF& point) const
{
    const GanttHit hit = hitAt(point);
    if (!hit.block.isNone() && markOf(hit.block) == m_cursor)
        return kBlock;
    if (hit.row < 0)
        return std::nullopt;
    return hit.row + (hit.panel > 0 ? rowsOfFirstPanel(m_content) : 0);
}

std::optional<int> GanttView::partInFocus() const { return m_cursor < 0 ? std::nullopt : std::optional(kBlock); }

/// Puts the keyboard on its first block.
void GanttView::enterPart(int part)
{
    if (part == kBlock)
        return;
    const int panel = rowInPanel(m_content, part).first;
    const GanttData& schedule = *m_content.panels[static_cast<std::size_t>(panel)];
    setCursor(markOf({panel, schedule.lanes[static_cast<std::size_t>(rowData(m_content, part).firstLane)].begin}));
}

void GanttView::pressPart(int part)
{
    if (part == kBlock)
        select(placeOf(m_cursor));
}

void GanttView::announceBlock() { announcePart(*this, kBlock, true); }

}  // namespace shardscope

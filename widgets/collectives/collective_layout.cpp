// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/collectives/collective_layout.h"

#include <algorithm>
#include <cmath>

#include "widgets/text/tr.h"

namespace shardscope {
namespace {

constexpr double kRoomForPanels = 700;  ///< next to the ranks
constexpr double kNarrowestPanels = 270;
constexpr double kWidestPanels = 400;
constexpr double kGutter = 66;
constexpr double kWidestRank = 210;
constexpr double kTallestRow = 80;
constexpr double kTallestBuffer = 150;  ///< a row that has no other next to it
constexpr double kArrows = 130;
constexpr double kNodeGap = 20;

}  // namespace

CollectiveLayout::CollectiveLayout(const CollectiveData& data, const QSizeF& size, const Theme& theme) : m_data(data)
{
    splitColumns(size, theme);
    placeRows(theme);
}

void CollectiveLayout::splitColumns(const QSizeF& size, const Theme& theme)
{
    const double edge = theme.px(2);
    double right = size.width() - edge;
    if (size.width() >= theme.px(kRoomForPanels)) {
        const double width = std::clamp(size.width() * 0.31, theme.px(kNarrowestPanels), theme.px(kWidestPanels));
        const double left = right - width;
        const double line = theme.lineHeight(TextStyle::Caption) + theme.lineHeight(TextStyle::Strong);
        const double formulas =
            std::min(size.height() * (theme.isForAudience() ? 1 : 0.62), 9.4 * (line + theme.px(3)) + theme.lineHeight(TextStyle::Strong));
        const double links = std::min(size.height() - formulas - theme.px(16), width);
        const bool fits = links >= theme.px(120);
        m_links = fits ? QRectF(left, edge, width, links) : QRectF();
        m_formulas = QRectF(left, edge + (fits ? links + theme.px(14) : 0), width, 0);
        m_formulas.setBottom(size.height() - edge);
        right = left - theme.px(22);
    }
    m_gutter = theme.px(kGutter);
    for (const QString& name : {tr("chunk %1").arg(m_data.rows() - 1), tr("sent (%1)").arg(QStringLiteral("MiB"))})
        m_gutter = std::max(m_gutter, theme.textWidth(TextStyle::Caption, name) + theme.px(8));
    m_title = QRectF(edge, edge, right - edge, theme.lineHeight(TextStyle::Title) + 2 * theme.lineHeight(TextStyle::Caption));
    const double nodes = m_data.nodes();
    m_nodeGap = nodes > 1 ? std::min(theme.px(kNodeGap), 0.12 * right / nodes) : 0;
    const double room = right - edge - m_gutter - (nodes - 1) * m_nodeGap;
    m_pitch = std::min(room / m_data.ranks(), theme.px(kWidestRank));
    m_between = std::clamp(m_pitch * 0.12, 2.0, theme.px(14));
    m_cells = QRectF(edge + m_gutter, m_title.bottom(), m_pitch * m_data.ranks() + (nodes - 1) * m_nodeGap,
                     size.height() - edge - m_title.bottom());
}

void CollectiveLayout::placeRows(const Theme& theme)
{
    const double caption = theme.lineHeight(TextStyle::Caption);
    m_head = theme.lineHeight(TextStyle::Strong) + theme.px(4) + (m_data.nodes() > 1 ? caption + theme.px(2) : 0);
    m_foot = caption + theme.px(14);
    const double legend = caption + theme.px(6);
    const double bottom = m_cells.bottom();
    const double arrows = std::min(theme.px(kArrows), m_cells.height() * (m_data.rows() < 4 ? 0.25 : 0.15));
    m_arrows = QRectF(m_cells.left(), m_cells.top(), m_cells.width(), arrows);
    const double room = m_cells.height() - arrows - m_head - m_foot - legend - theme.px(14);
    m_row = std::max(3.0,
                     std::min(std::floor(room / m_data.rows()), std::max(theme.px(kTallestRow), theme.px(kTallestBuffer) / m_data.rows())));
    m_cells.setTop(m_arrows.bottom() + m_head);
    m_cells.setHeight(m_row * m_data.rows());
    m_legend = QRectF(m_title.left(), std::min(bottom - legend, m_cells.bottom() + m_foot + theme.px(12)), m_cells.right() - m_title.left(),
                      legend);
}

QRectF CollectiveLayout::column(int rank) const
{
    const double left = m_cells.left() + rank * m_pitch + (rank / m_data.ranksPerNode) * m_nodeGap;
    return {std::round(left + m_between / 2), m_cells.top(), std::max(2.0, std::round(m_pitch - m_between)), m_cells.height()};
}

QRectF CollectiveLayout::head(int rank) const
{
    const QRectF below = column(rank);
    const double height = m_data.nodes() > 1 ? m_head * 0.56 : m_head;
    return {below.left() - m_between / 2, m_cells.top() - height, m_pitch, height};
}

QRectF CollectiveLayout::node(int node) const
{
    const QRectF first = head(node * m_data.ranksPerNode);
    const QRectF last = head(std::min((node + 1) * m_data.ranksPerNode, m_data.ranks()) - 1);
    return {QPointF(first.left(), m_arrows.bottom() + 1), QPointF(last.right(), m_cells.bottom() + m_foot + 4)};
}

QRectF CollectiveLayout::foot(int rank) const
{
    const QRectF above = column(rank);
    return {above.left() - m_between / 2, m_cells.bottom() + 3, m_pitch, m_foot - 3};
}

QRectF CollectiveLayout::footGutter() const { return {m_cells.left() - m_gutter, m_cells.bottom() + 3, m_gutter - 6, m_foot - 3}; }

QRectF CollectiveLayout::gutter(int row) const { return {m_cells.left() - m_gutter, m_cells.top() + row * m_row, m_gutter - 6, m_row}; }

QRectF CollectiveLayout::cell(int rank, int row) const
{
    const QRectF across = column(rank);
    const double gap = m_row > 12 ? 3 : 1;
    return {across.left(), std::round(m_cells.top() + row * m_row), across.width(), std::max(2.0, m_row - gap)};
}

QRectF CollectiveLayout::half(int rank, int row, bool received) const
{
    QRectF whole = cell(rank, row);
    const double width = std::floor((whole.width() - 1) / 2);
    if (received)
        whole.setLeft(whole.right() - width);
    else
        whole.setRight(whole.left() + width);
    return whole;
}

QRectF CollectiveLayout::moving() const
{
    return {QPointF(m_title.left(), m_arrows.top()), QPointF(m_cells.right() + m_between, m_cells.bottom() + m_foot)};
}

}  // namespace shardscope

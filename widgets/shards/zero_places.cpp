// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shards/zero_places.h"

#include <algorithm>

namespace shardscope {
namespace {

constexpr double kNames = 62;
constexpr double kBars = 190;

}  // namespace

ZeroPlaces::ZeroPlaces(const ZeroExample& example, const QRectF& area, double barText, int lawLines, const Theme& theme)
    : m_example(example),
      m_line(theme.lineHeight(TextStyle::Caption)),
      m_layerGap(theme.px(6)),
      m_stateGap(theme.px(18)),
      m_rowGap(theme.px(8))
{
    const double head = theme.lineHeight(TextStyle::Strong) + 2 * m_line + theme.px(6);
    m_strip = QRectF(area.left(), area.bottom() - 2 * m_line - theme.px(8), area.width(), 2 * m_line + theme.px(8));
    // The bytes of the whole step have a line of their own where texts are large.
    const double legend = (theme.isForAudience() ? 1 + lawLines : 1) * m_line;
    m_legend = QRectF(area.left(), m_strip.top() - legend - theme.px(8), area.width(), legend);
    const double names = theme.px(kNames);
    const double bars = std::max(std::min(theme.px(kBars), area.width() * 0.22), std::min(barText, area.width() * 0.4));
    m_grid = QRectF(area.left() + names, area.top() + head + 2 * m_line, area.width() - names - bars - theme.px(14),
                    m_legend.top() - theme.px(6) - area.top() - head - 2 * m_line);
    m_bars = QRectF(m_grid.right() + theme.px(14), m_grid.top(), bars, m_grid.height());
    const double gaps = kModelStates * (example.layers - 1) * m_layerGap + (kModelStates - 1) * m_stateGap;
    const double width = (m_grid.width() - gaps) / (kModelStates * example.layers * example.ranks);
    const double height = (m_grid.height() - (example.ranks - 1) * m_rowGap) / example.ranks;
    m_cell = QSizeF(std::max(1.0, width), std::clamp(height, 4.0, theme.px(170)));
}

double ZeroPlaces::left(ModelState state, int layer) const
{
    const double layerWidth = m_cell.width() * m_example.ranks;
    const double stateWidth = layerWidth * m_example.layers + m_layerGap * (m_example.layers - 1);
    return m_grid.left() + static_cast<int>(state) * (stateWidth + m_stateGap) + layer * (layerWidth + m_layerGap);
}

QRectF ZeroPlaces::cell(int rank, ModelState state, int layer, int piece) const
{
    const double x = left(state, layer) + piece * m_cell.width();
    return QRectF(x, m_grid.top() + rank * (m_cell.height() + m_rowGap), m_cell.width() - 1.5, m_cell.height());
}

QRectF ZeroPlaces::row(int rank) const
{
    const QRectF first = cell(rank, ModelState::Weights, 0, 0);
    return QRectF(first.left() - (m_grid.left() - m_strip.left()), first.top(), m_bars.right() - m_strip.left(), first.height());
}

QRectF ZeroPlaces::stateHead(ModelState state) const
{
    const double end = left(state, m_example.layers - 1) + m_cell.width() * m_example.ranks;
    const bool isLast = static_cast<int>(state) == kModelStates - 1;
    return QRectF(left(state, 0), m_grid.top() - 2 * m_line, (isLast ? m_bars.right() : end + m_stateGap - 2) - left(state, 0), m_line);
}

QRectF ZeroPlaces::layerHead(ModelState state, int layer) const
{
    return QRectF(left(state, layer), m_grid.top() - m_line, m_cell.width() * m_example.ranks, m_line);
}

QRectF ZeroPlaces::bar(int rank) const
{
    const QRectF first = cell(rank, ModelState::Weights, 0, 0);
    return QRectF(m_bars.left(), first.top(), m_bars.width(), first.height());
}

}  // namespace shardscope

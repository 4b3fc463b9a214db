// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/run_writer.h"

#include <algorithm>
#include <cmath>

namespace shardscope {

namespace {

/// The least drawn share of a column: less would be invisible.
constexpr double kSmallestShare = 1e-6;

}  // namespace

void RunWriter::Parts::clear()
{
    used = 0;
    first = std::numeric_limits<std::uint32_t>::max();
    last = 0;
    idleBlock = 0;
}

void RunWriter::Parts::add(float share, std::uint32_t block, int style)
{
    if (style == kGap) {
        idleBlock = block;
        return;
    }
    first = std::min(first, block);
    last = block;
    addShare(share, style);
}

void RunWriter::Parts::addShare(float share, int style)
{
    RunPart* const end = parts.data() + used;
    RunPart* part = parts.data();
    while (part != end && part->style < style)
        ++part;
    if (part != end && part->style == style) {
        part->share += share;
        return;
    }
    std::move_backward(part, end, end + 1);
    *part = {style, share};
    ++used;
}

double RunWriter::clamped(double x) const { return std::clamp(x, m_begin - 2.0, m_end + 2.0); }

void RunWriter::wide(double from, double to, std::uint32_t block, int style)
{
    closeCell();
    from = clamped(from);
    to = clamped(to);
    if (m_isMixing) {
        const double within = m_column + 1 - from;
        if (within > kSmallestShare)
            m_mixed.add(static_cast<float>(within), block, style);
        flushColumn(m_column + 1);
    } else if (m_hasWide) {
        flushWide(static_cast<int>(std::floor(from + 0.5)));
    }
    m_hasWide = true;
    m_wideFrom = from;
    m_wideTo = to;
    m_wideBlock = block;
    m_wideStyle = style;
}

void RunWriter::narrowGroup(double from, double to, std::uint32_t first, std::uint32_t last, std::span<const BlockGroups::Part> parts,
                            double scale)
{
    if (!m_cell.isOpen)
        openCell(from);
    m_cell.to = to;
    m_cell.parts.idleBlock = first;
    for (const BlockGroups::Part& part : parts) {
        if (part.length > 0)
            m_cell.parts.add(static_cast<float>(part.length * scale), first, part.style);
    }
    if (m_cell.parts.used > 0)
        m_cell.parts.last = last;
}

void RunWriter::openCell(double from)
{
    m_cell.isOpen = true;
    m_cell.from = from;
    m_cell.parts.clear();
}

void RunWriter::closeCell()
{
    if (!m_cell.isOpen)
        return;
    m_cell.isOpen = false;
    const double from = m_cell.from;
    const double to = m_cell.to;
    if (!(to > from) || to <= m_begin - 1 || from >= m_end + 1)
        return;
    int column = static_cast<int>(std::floor(from));
    if (m_hasWide) {
        flushWide(column);
        m_hasWide = false;
        openColumn(column);
        const double before = from - std::max<double>(column, m_wideFrom);
        if (before > kSmallestShare)
            m_mixed.add(static_cast<float>(before), m_wideBlock, m_wideStyle);
    } else if (!m_isMixing) {
        openColumn(column);
    } else if (column > m_column) {
        flushColumn(m_column + 1);
        openColumn(column);
    }
    addCell(std::min<double>(to, column + 1) - from);
    if (to <= column + 1)
        return;
    flushColumn(++column);
    const int last = static_cast<int>(std::floor(to));
    if (last > column) {
        openColumn(column);
        addCell(1);
        flushColumn(last);
    }
    if (to > last) {
        openColumn(last);
        addCell(to - last);
    }
}

void RunWriter::addCell(double width)
{
    if (width < kSmallestShare)
        return;
    const Parts& cell = m_cell.parts;
    const auto scale = static_cast<float>(width / (m_cell.to - m_cell.from));
    for (int i = 0; i < cell.used; ++i)
        m_mixed.addShare(cell.parts[static_cast<std::size_t>(i)].share * scale, cell.parts[static_cast<std::size_t>(i)].style);
    if (cell.used == 0) {
        m_mixed.idleBlock = cell.idleBlock;
        return;
    }
    m_mixed.first = std::min(m_mixed.first, cell.first);
    m_mixed.last = cell.last;
}

void RunWriter::openColumn(int column)
{
    m_isMixing = true;
    m_column = column;
    m_mixed.clear();
}

void RunWriter::flushColumn(int end)
{
    m_isMixing = false;
    const int from = std::max(m_column, m_begin);
    const int to = std::min(end, m_end);
    if (from >= to)
        return;
    if (m_mixed.used == 0) {
        append({from, to, m_mixed.idleBlock, 0, 0, 0, LaneRun::Kind::Gap});
        return;
    }
    const auto begin = static_cast<std::uint32_t>(m_out.parts.size());
    m_out.parts.insert(m_out.parts.end(), m_mixed.parts.begin(), m_mixed.parts.begin() + m_mixed.used);
    append({from, to, m_mixed.first, m_mixed.last - m_mixed.first + 1, begin, static_cast<std::uint32_t>(m_out.parts.size()),
            LaneRun::Kind::Mixed});
}

void RunWriter::flushWide(int until)
{
    const int end = std::min(until, m_end);
    if (end <= m_next)
        return;
    const bool gap = m_wideStyle == kGap;
    append({m_next, end, m_wideBlock, gap ? 0U : 1U, 0, 0, gap ? LaneRun::Kind::Gap : LaneRun::Kind::Block});
}

void RunWriter::append(const LaneRun& run)
{
    m_out.runs.push_back(run);
    m_next = run.end;
}

void RunWriter::finish()
{
    closeCell();
    if (m_isMixing)
        flushColumn(m_column + 1);
    else if (m_hasWide)
        flushWide(m_end);
}

}  // namespace shardscope

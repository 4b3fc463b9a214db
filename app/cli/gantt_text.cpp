// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/gantt_text.h"

#include <algorithm>
#include <cstdio>

#include "app/cli/gantt_grid.h"

namespace shardscope::cli {
namespace {

constexpr std::size_t kMostLines = 40;
constexpr std::size_t kTickEvery = 5;
constexpr int kShownRows = 16;

std::size_t widestCell(const GanttGrid& grid)
{
    std::size_t widest = 1;
    for (const GanttRow& row : grid.rows) {
        for (const GanttCell& cell : row)
            widest = std::max(widest, cell.text.size());
    }
    return widest;
}

std::string rightAligned(const std::string& text, std::size_t width)
{
    return std::string(width - std::min(width, text.size()), ' ') + text;
}

/// Columns `begin` to `end` of every rank, under the times at which they start.
class Band {
public:
    Band(const GanttGrid& grid, const Terminal& terminal)
        : m_grid(grid), m_terminal(terminal), m_label(std::to_string(grid.rows.size() - 1).size()), m_cell(widestCell(grid))
    {
    }

    /// How many columns a line has room for.
    [[nodiscard]] std::size_t capacity() const { return std::max<std::size_t>(1, (m_terminal.width - m_label) / (m_cell + 1)); }

    [[nodiscard]] std::string text(std::size_t begin, std::size_t end) const
    {
        std::string text = ticks(begin, end);
        for (std::size_t rank = 0; rank < m_grid.rows.size(); ++rank) {
            text += rightAligned(std::to_string(rank), m_label);
            for (std::size_t column = begin; column < end; ++column)
                appendCell(text, m_grid.rows[rank][column]);
            text.erase(text.find_last_not_of(' ') + 1);
            text += '\n';
        }
        return text;
    }

private:
    [[nodiscard]] std::string ticks(std::size_t begin, std::size_t end) const
    {
        std::string line;
        for (std::size_t column = begin; column < end; ++column) {
            const std::string tick = plainNumber(static_cast<double>(column) * m_grid.unit);
            const std::size_t at = m_label + 1 + (column - begin) * (m_cell + 1);
            const bool wanted = column % kTickEvery == 0 || column == begin;
            if (!wanted || at <= line.size() || at + tick.size() > m_terminal.width)
                continue;
            line.resize(at, ' ');
            line += tick;
        }
        return m_terminal.paint(Colour::Dim, line) + "\n";
    }

    void appendCell(std::string& text, const GanttCell& cell) const
    {
        const std::string padding(m_cell - cell.text.size(), ' ');
        const bool joined = cell.gap != ' ';
        text += cell.gap;
        text += joined ? m_terminal.paint(cell.colour, cell.text) + padding : padding + m_terminal.paint(cell.colour, cell.text);
    }

    const GanttGrid& m_grid;
    const Terminal& m_terminal;
    std::size_t m_label = 1;  ///< columns of the terminal that a rank's number takes
    std::size_t m_cell = 1;   ///< and a cell, without its gap
};

/// "0  F0 F1 F2 …"
std::string orderLine(const Schedule& schedule, int rank, std::size_t labelWidth, const Terminal& terminal)
{
    std::string line = rightAligned(std::to_string(rank), labelWidth) + " ";
    std::size_t width = line.size();
    for (std::uint32_t i = schedule.begin(rank); i < schedule.end(rank); ++i) {
        const Block& block = schedule.blocks[i];
        std::string name = firstName(block, schedule.shape.chunks);
        if (block.isFused())
            name += "&" + secondName(block, schedule.shape.chunks);
        const std::size_t kept = i + 1 == schedule.end(rank) ? 0 : 2;  // for " …"
        if (width + 1 + name.size() + kept > terminal.width)
            return line + " …\n";
        line += " " + terminal.paint(colourOf(block.kind), name);
        width += 1 + name.size();
    }
    return line + "\n";
}

}  // namespace

std::string plainNumber(double value)
{
    char buffer[40];
    std::snprintf(buffer, sizeof buffer, "%.10g", value);
    return buffer;
}

std::string ganttText(const Schedule& schedule, const Simulation& simulation, const Terminal& terminal)
{
    if (static_cast<std::size_t>(schedule.rankCount()) >= kMostLines)
        return {};
    const std::optional<GanttGrid> grid = ganttGrid(schedule, simulation);
    if (!grid)
        return {};
    const Band band(*grid, terminal);
    const std::size_t columns = grid->rows.front().size();
    const std::size_t capacity = band.capacity();
    const std::size_t bands = (columns + capacity - 1) / capacity;
    if (bands * (grid->rows.size() + 2) > kMostLines)
        return {};
    const std::size_t even = (columns + bands - 1) / bands;
    const std::size_t step = std::min(capacity, (even + kTickEvery - 1) / kTickEvery * kTickEvery);
    std::string text;
    for (std::size_t begin = 0; begin < columns; begin += step)
        text += (begin == 0 ? "" : "\n") + band.text(begin, std::min(columns, begin + step));
    return text;
}

std::string orderText(const Schedule& schedule, const Terminal& terminal)
{
    const int ranks = schedule.rankCount();
    const std::size_t labelWidth = std::to_string(ranks - 1).size();
    std::string text;
    for (int rank = 0; rank < ranks; ++rank) {
        if (ranks > kShownRows && rank == kShownRows - 2) {
            text += rightAligned("", labelWidth) + "  …\n";
            rank = ranks - 1;
        }
        text += orderLine(schedule, rank, labelWidth, terminal);
    }
    return text;
}

}  // namespace shardscope::cli

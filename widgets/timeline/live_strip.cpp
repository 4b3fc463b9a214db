// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/live_strip.h"

#include <limits>

namespace shardscope {

namespace {

/// Writes the highest level of each column of pixels over which time runs evenly; nothing over a break.
class LevelWriter {
public:
    LevelWriter(const TimePiece& piece, double live, std::vector<double>& levels)
        : m_scale(piece.scale), m_column(piece.fold ? piece.end : piece.begin), m_end(piece.end), m_live(live), m_levels(&levels)
    {
    }

    void raise(double time, double level)
    {
        const double x = m_scale.x(time);
        if (x >= m_column + 1) {
            const int last = x >= m_end ? m_end : static_cast<int>(x);
            for (; m_column < last; ++m_column)
                lift(m_live);
        }
        if (x >= m_column && m_column < m_end)
            lift(std::max(m_live, level));
        m_live = level;
    }
    void fill()
    {
        for (; m_column < m_end; ++m_column)
            lift(m_live);
    }
    [[nodiscard]] bool isFull() const { return m_column >= m_end; }

private:
    void lift(double level)
    {
        double& highest = (*m_levels)[static_cast<std::size_t>(m_column)];
        highest = std::max(highest, level);
    }

    TimeScale m_scale;
    int m_column;  ///< `m_live` holds from within this one on
    int m_end;
    double m_live;
    std::vector<double>* m_levels;
};

/// Goes through a row's events in time, from break to break.
class LiveWalk {
public:
    LiveWalk(std::vector<TimePiece> pieces, std::vector<double>& levels)
        : m_pieces(std::move(pieces)), m_levels(levels), m_until(endOf(0)), m_writer(m_pieces[0], 0, levels)
    {
    }

    void change(double time, double by)
    {
        while (time >= m_until) {
            m_writer.fill();
            ++m_at;
            m_until = endOf(m_at);
            m_writer = LevelWriter(m_pieces[m_at], m_live, m_levels);
        }
        m_live += by;
        m_writer.raise(time, m_live);
    }
    /// Blocks too narrow to be told apart: the highest level that they reach holds for all their columns.
    [[nodiscard]] bool changeTogether(double begin, double end, const BlockGroup& group)
    {
        if (end >= m_until || !group.isNarrowAltogether(m_pieces[m_at].scale.perTime()))
            return false;
        m_writer.raise(begin, m_live + group.liveMost);
        m_writer.raise(end, m_live + group.liveChange);
        m_live += group.liveChange;
        return true;
    }
    [[nodiscard]] bool isOver() const { return m_at + 1 == m_pieces.size() && m_writer.isFull(); }

private:
    /// A time at which the next piece begins.
    [[nodiscard]] double endOf(std::size_t piece) const
    {
        if (piece + 1 == m_pieces.size())
            return std::numeric_limits<double>::infinity();
        return m_pieces[piece].fold ? m_pieces[piece].fold->end : m_pieces[piece + 1].fold->begin;
    }

    std::vector<TimePiece> m_pieces;
    std::vector<double>& m_levels;
    std::size_t m_at = 0;
    double m_until;
    double m_live = 0;
    LevelWriter m_writer;
};

/// Columns over which a strip of narrow blocks may be level.
constexpr double kWidestTogether = 8;

/// How many blocks, from one on, the walk took together.
std::uint32_t takenTogether(const GanttData& data, int number, std::uint32_t block, double perTime, LiveWalk& walk)
{
    const GanttLane& lane = data.lanes[static_cast<std::size_t>(number)];
    const std::uint32_t at = block - lane.begin;
    const auto lastOf = [&](std::size_t level) { return std::min(block + (BlockGroups::kSize << level), lane.end) - 1; };
    std::size_t level = 0;
    while (level + 1 < data.groups.levels.size() && at % (BlockGroups::kSize << (level + 1)) == 0 &&
           (data.spans[lastOf(level + 1)].end - data.spans[block].start) * perTime < kWidestTogether)
        ++level;
    const BlockGroup& group = data.groups.of(level, number, at / (BlockGroups::kSize << level));
    return walk.changeTogether(data.spans[block].start, data.spans[lastOf(level)].end, group) ? lastOf(level) + 1 - block : 0;
}

}  // namespace

void liveLevels(const GanttData& data, int row, const TimeScale& scale, int columns, std::vector<double>& levels)
{
    levels.assign(static_cast<std::size_t>(columns), 0);
    if (columns < 1)
        return;
    const int number = data.rows[static_cast<std::size_t>(row)].firstLane;
    const GanttLane& lane = data.lanes[static_cast<std::size_t>(number)];
    LiveWalk walk(scale.pieces(0, columns), levels);
    for (std::uint32_t block = lane.begin; block < lane.end && !walk.isOver(); ++block) {
        if (!data.groups.levels.empty() && (block - lane.begin) % BlockGroups::kSize == 0) {
            const std::uint32_t taken = takenTogether(data, number, block, scale.perTime(), walk);
            if (taken > 0) {
                block += taken - 1;
                continue;
            }
        }
        const GanttStyle& style = data.style(block);
        if (style.liveAtStart != 0)
            walk.change(data.spans[block].start, style.liveAtStart);
        if (style.liveAtEnd != 0)
            walk.change(data.spans[block].end, style.liveAtEnd);
    }
    // After the last block the memory is unknown for an unfinished schedule, and zero for a complete one.
    if (lane.begin < lane.end)
        walk.change(data.spans[lane.end - 1].end, 0);
}

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/lane_runs.h"

#include "widgets/timeline/run_writer.h"

namespace shardscope {

namespace {

constexpr double kFar = 1e18;
/// Blocks and gaps among wide ones keep their edges down to this.
constexpr double kNarrowestCrisp = 1;
/// Columns over which shares are taken at least; below, a cell would beat with the pixels again.
constexpr double kShortestCell = 6;
/// The number of a lane's blocks in a cell: by their mean length, so that it does not depend on the visible range.
std::uint32_t cellOf(const GanttData& data, const GanttLane& lane, double perTime)
{
    const double length = (data.spans[lane.end - 1].end - data.spans[lane.begin].start) * perTime;
    const double needed = kShortestCell * (lane.end - lane.begin);
    std::uint32_t cell = BlockGroups::kSize;  // whole repeats, so that cells look alike
    while (length * cell < needed && cell < lane.end - lane.begin)
        cell *= 2;
    return cell;
}

/// Hands the pieces of a lane to the writer.
class LaneWalk {
public:
    LaneWalk(const GanttData& data, int lane, const TimePiece& piece, RunWriter& writer)
        : m_data(data),
          m_number(lane),
          m_lane(data.lanes[static_cast<std::size_t>(lane)]),
          m_piece(piece),
          m_writer(writer),
          m_shortest(data.shortestGap())
    {
    }

    void go(std::uint32_t visible)
    {
        const std::uint32_t size = m_lane.begin < m_lane.end ? cellOf(m_data, m_lane, m_piece.scale.perTime()) : 1;
        std::uint32_t block = visible - (visible - m_lane.begin) % size;
        std::uint32_t untilFull = size;
        m_time = block > m_lane.begin ? m_data.spans[block - 1].end : -kFar;
        m_x = block > m_lane.begin ? m_piece.scale.x(m_time) : -kFar;
        while (block < m_lane.end && (m_x < m_piece.end || m_writer.isCollecting())) {
            const std::uint32_t taken = (size - untilFull) % BlockGroups::kSize == 0 ? takeGroups(block, untilFull) : 0;
            if (taken == 0)
                take(block);
            block += std::max(taken, 1U);
            untilFull -= std::min(untilFull, std::max(taken, 1U));
            if (untilFull == 0) {
                m_writer.closeCell();
                untilFull = size;
            }
        }
        if (m_x < m_piece.end)
            m_writer.wide(m_x, kFar, m_lane.end, RunWriter::kGap);
        m_writer.finish();
    }

private:
    /// The largest group, of at most so many blocks, that begins with a block and in which nothing stands out; how many it has, 0:
    /// they are taken one by one.
    std::uint32_t takeGroups(std::uint32_t first, std::uint32_t most)
    {
        const double perTime = m_piece.scale.perTime();
        const std::uint32_t at = first - m_lane.begin;
        m_isNarrow = m_data.groups.of(0, m_number, at / BlockGroups::kSize).isNarrow(perTime);
        if (at == 0 || !m_isNarrow)
            return 0;
        std::size_t level = 0;
        while (level + 1 < m_data.groups.levels.size() && sizeOf(level + 1) <= most && at % sizeOf(level + 1) == 0)
            ++level;
        for (;; --level) {
            const BlockGroup& group = m_data.groups.of(level, m_number, at / sizeOf(level));
            if (group.isNarrowAltogether(perTime))
                return takeGroup(level, group, first);
            if (level == 0)
                return 0;
        }
    }

    static std::uint32_t sizeOf(std::size_t level) { return BlockGroups::kSize << level; }

    std::uint32_t takeGroup(std::size_t level, const BlockGroup& group, std::uint32_t first)
    {
        const std::uint32_t last = std::min(first + sizeOf(level), m_lane.end) - 1;
        m_time = m_data.spans[last].end;
        const double to = m_piece.scale.x(m_time);
        if (to > m_x)
            m_writer.narrowGroup(m_x, to, first, last, m_data.groups.partsOf(level, group), m_piece.scale.perTime());
        m_x = to;
        return last - first + 1;
    }

    void take(std::uint32_t block)
    {
        const BlockSpan& span = m_data.spans[block];
        const double from = m_piece.scale.x(span.start);
        const double to = m_piece.scale.x(span.end);
        const bool isNarrow = to - from < (m_isNarrow ? kNarrowestAmongNarrow : kNarrowestCrisp);
        if (span.start - m_time > m_shortest) {
            const double least = m_isNarrow ? kNarrowestBlock : kNarrowestCrisp;
            put(m_x, from, block, RunWriter::kGap, from - m_x < least);
            m_x = from;
        }
        put(m_x, to, block, m_data.styleOf[block], isNarrow);
        m_x = to;
        m_time = span.end;
    }

    void put(double from, double to, std::uint32_t block, int style, bool isNarrow)
    {
        if (!(to > from))
            return;
        if (isNarrow)
            m_writer.narrow(from, to, block, style);
        else
            m_writer.wide(from, to, block, style);
    }

    const GanttData& m_data;
    int m_number;
    const GanttLane& m_lane;
    const TimePiece& m_piece;
    RunWriter& m_writer;
    double m_shortest;
    bool m_isNarrow = false;  ///< the group that is gone through
    double m_time = 0;
    double m_x = 0;
};

}  // namespace

void LaneRuns::clear()
{
    runs.clear();
    parts.clear();
}

void laneRuns(const GanttData& data, int lane, const TimeScale& scale, int begin, int end, LaneRuns& runs)
{
    runs.clear();
    if (begin >= end)
        return;
    for (const TimePiece& piece : scale.pieces(begin, end)) {
        if (piece.fold) {
            runs.runs.push_back({piece.begin, piece.end, 0, 0, 0, 0, LaneRun::Kind::Break});
            continue;
        }
        RunWriter writer(piece.begin, piece.end, runs);
        LaneWalk(data, lane, piece, writer).go(data.firstEndingAfter(lane, piece.scale.time(piece.begin)));
    }
}

}  // namespace shardscope

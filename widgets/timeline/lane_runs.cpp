// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/lane_runs.h"

#include "widgets/timeline/run_writer.h"

namespace shardscope {

namespace {

constexpr double kFar = 1e18;
/// Gaps beside wide blocks keep their edges down to this.
constexpr double kNarrowestGap = 1;
/// Columns over which shares are taken at least; below, a cell would beat with the pixels again.
constexpr double kShortestCell = 6;
/// Schedules repeat after two, three or four blocks: cells of whole repeats look alike.
constexpr std::uint32_t kSmallestCell = 12;

/// How many of a lane's blocks are a cell: by their mean length, so that it does not hang on what is in view.
std::uint32_t cellOf(const GanttData& data, const GanttLane& lane, double perTime)
{
    const double length = (data.spans[lane.end - 1].end - data.spans[lane.begin].start) * perTime;
    const double needed = kShortestCell * (lane.end - lane.begin);
    std::uint32_t cell = kSmallestCell;
    while (length * cell < needed && cell < lane.end - lane.begin)
        cell *= 2;
    return cell;
}

/// Hands the pieces of a lane to the writer.
class LaneWalk {
public:
    LaneWalk(const GanttData& data, const GanttLane& lane, const TimePiece& piece, RunWriter& writer)
        : m_data(data), m_lane(lane), m_piece(piece), m_writer(writer), m_shortest(data.shortestGap())
    {
    }

    void go(std::uint32_t visible)
    {
        const std::uint32_t size = m_lane.begin < m_lane.end ? cellOf(m_data, m_lane, m_piece.scale.perTime()) : kSmallestCell;
        std::uint32_t untilFull = size - (visible - m_lane.begin) % size;
        std::uint32_t block = visible - (size - untilFull);
        untilFull = size;
        m_time = block > m_lane.begin ? m_data.spans[block - 1].end : -kFar;
        m_x = block > m_lane.begin ? m_piece.scale.x(m_time) : -kFar;
        for (; block < m_lane.end && (m_x < m_piece.end || m_writer.isCollecting()); ++block) {
            take(block);
            if (--untilFull == 0) {
                m_writer.closeCell();
                untilFull = size;
            }
        }
        if (m_x < m_piece.end)
            m_writer.wide(m_x, kFar, m_lane.end, RunWriter::kGap);
        m_writer.finish();
    }

private:
    void take(std::uint32_t block)
    {
        const BlockSpan& span = m_data.spans[block];
        const double from = m_piece.scale.x(span.start);
        const double to = m_piece.scale.x(span.end);
        const bool isNarrow = to - from < kNarrowestBlock;
        if (span.start - m_time > m_shortest) {
            const double least = isNarrow || m_writer.isCollecting() ? kNarrowestBlock : kNarrowestGap;
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
    const GanttLane& m_lane;
    const TimePiece& m_piece;
    RunWriter& m_writer;
    double m_shortest;
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
    const GanttLane& range = data.lanes[static_cast<std::size_t>(lane)];
    for (const TimePiece& piece : scale.pieces(begin, end)) {
        if (piece.fold) {
            runs.runs.push_back({piece.begin, piece.end, 0, 0, 0, 0, LaneRun::Kind::Break});
            continue;
        }
        RunWriter writer(piece.begin, piece.end, runs);
        LaneWalk(data, range, piece, writer).go(data.firstEndingAfter(lane, piece.scale.time(piece.begin)));
    }
}

}  // namespace shardscope

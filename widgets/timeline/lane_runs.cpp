// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/lane_runs.h"

#include <array>
#include <cmath>
#include <limits>

namespace shardscope {

namespace {

/// What covers less of a column would not be seen.
constexpr double kSmallestShare = 1e-6;
constexpr int kGap = -1;

/// Takes blocks and gaps from left to right, each beginning where the one before ended, and writes what columns show.
class RunWriter {
public:
    RunWriter(int begin, int end, LaneRuns& out) : m_next(begin), m_begin(begin), m_end(end), m_out(out) {}

    void piece(double from, double to, std::uint32_t block, int style)
    {
        if (to - from >= 1)
            wide(clamped(from), clamped(to), block, style);
        else if (to > from)
            narrow(from, to, block, style);
    }

    void finish()
    {
        if (m_isMixing)
            flushMixed();
        else if (m_hasWide)
            flushWide(m_end);
    }

private:
    /// Far away, where columns would not fit an int. Only wide pieces reach that far.
    double clamped(double x) const { return std::clamp(x, m_begin - 2.0, m_end + 2.0); }

    void wide(double from, double to, std::uint32_t block, int style)
    {
        if (m_isMixing) {
            if (from < m_column + 1)
                add(m_column + 1 - from, block, style);
            flushMixed();
        } else if (m_hasWide) {
            flushWide(static_cast<int>(std::floor(from + 0.5)));
        }
        m_hasWide = true;
        m_wideFrom = from;
        m_wideTo = to;
        m_wideBlock = block;
        m_wideStyle = style;
    }

    void narrow(double from, double to, std::uint32_t block, int style)
    {
        const int column = static_cast<int>(std::floor(from));
        if (m_hasWide) {
            flushWide(column);
            m_hasWide = false;
            openMixed(column);
            add(from - std::max<double>(column, m_wideFrom), m_wideBlock, m_wideStyle);
        } else if (!m_isMixing) {
            openMixed(column);
        } else if (column > m_column) {
            flushMixed();
            openMixed(column);
        }
        if (to <= m_column + 1) {
            add(to - from, block, style);
            return;
        }
        add(m_column + 1 - from, block, style);
        const double rest = to - (m_column + 1);
        flushMixed();
        openMixed(column + 1);
        add(rest, block, style);
    }

    void openMixed(int column)
    {
        m_isMixing = true;
        m_column = column;
        m_first = std::numeric_limits<std::uint32_t>::max();
        m_last = 0;
        m_idleBlock = 0;
        m_used = 0;
    }

    void add(double share, std::uint32_t block, int style)
    {
        if (share < kSmallestShare)
            return;
        if (style == kGap) {
            m_idleBlock = block;
            return;
        }
        m_first = std::min(m_first, block);
        m_last = block;
        // Few styles meet in a column: they are kept in order by insertion.
        RunPart* const end = m_parts.data() + m_used;
        RunPart* part = m_parts.data();
        while (part != end && part->style < style)
            ++part;
        if (part != end && part->style == style) {
            part->share += static_cast<float>(share);
            return;
        }
        std::move_backward(part, end, end + 1);
        *part = {style, static_cast<float>(share)};
        ++m_used;
    }

    void flushMixed()
    {
        m_isMixing = false;
        if (m_column < m_begin || m_column >= m_end)
            return;
        if (m_used == 0) {
            append({m_column, m_column + 1, m_idleBlock, 0, 0, 0, LaneRun::Kind::Gap});
            return;
        }
        const auto used = m_parts.begin() + m_used;
        const auto from = static_cast<std::uint32_t>(m_out.parts.size());
        m_out.parts.insert(m_out.parts.end(), m_parts.begin(), used);
        append({m_column, m_column + 1, m_first, m_last - m_first + 1, from, static_cast<std::uint32_t>(m_out.parts.size()),
                LaneRun::Kind::Mixed});
    }

    void flushWide(int until)
    {
        const int end = std::min(until, m_end);
        if (end <= m_next)
            return;
        const bool gap = m_wideStyle == kGap;
        append({m_next, end, m_wideBlock, gap ? 0U : 1U, 0, 0, gap ? LaneRun::Kind::Gap : LaneRun::Kind::Block});
    }

    void append(const LaneRun& run)
    {
        m_out.runs.push_back(run);
        m_next = run.end;
    }

    int m_next;  ///< the first column that has no run yet
    int m_begin;
    int m_end;
    LaneRuns& m_out;
    bool m_hasWide = false;  ///< the last piece is wide, and its end is not written yet
    double m_wideFrom = 0;
    double m_wideTo = 0;
    std::uint32_t m_wideBlock = 0;
    int m_wideStyle = kGap;
    bool m_isMixing = false;
    int m_column = 0;
    std::uint32_t m_first = 0;
    std::uint32_t m_last = 0;
    std::uint32_t m_idleBlock = 0;
    int m_used = 0;
    std::array<RunPart, 256> m_parts;
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
    constexpr double kFar = 1e18;
    const GanttLane& range = data.lanes[static_cast<std::size_t>(lane)];
    RunWriter writer(begin, end, runs);
    std::uint32_t block = data.firstEndingAfter(lane, scale.time(begin));
    double time = block > range.begin ? data.spans[block - 1].end : -kFar;
    double x = block > range.begin ? scale.x(time) : -kFar;
    const double shortest = data.shortestGap();
    for (; block < range.end && x < end; ++block) {
        const BlockSpan& span = data.spans[block];
        if (span.start - time > shortest) {
            const double from = scale.x(span.start);
            writer.piece(x, from, block, kGap);
            x = from;
        }
        const double to = scale.x(span.end);
        writer.piece(x, to, block, data.styleOf[block]);
        x = to;
        time = span.end;
    }
    if (x < end)
        writer.piece(x, kFar, range.end, kGap);
    writer.finish();
}

}  // namespace shardscope

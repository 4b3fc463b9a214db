// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <limits>

#include "widgets/timeline/lane_runs.h"

namespace shardscope {

/// Takes blocks and gaps from left to right, each beginning where the previous one ended, and writes the runs of columns. Narrow ones are
/// collected in a cell until it is closed.
class RunWriter {
public:
    static constexpr int kGap = -1;

    RunWriter(int begin, int end, LaneRuns& out) : m_next(begin), m_begin(begin), m_end(end), m_out(out) {}

    /// Adds a piece of at least one column. Closes the cell.
    void wide(double from, double to, std::uint32_t block, int style);
    /// Adds a narrow piece to the cell; the caller closes it.
    void narrow(double from, double to, std::uint32_t block, int style)
    {
        if (!m_cell.isOpen)
            openCell(from);
        m_cell.to = to;
        m_cell.parts.add(static_cast<float>(to - from), block, style);
    }
    /// Adds the shares of many blocks at once: `first` to `last`, with lengths to be multiplied by `scale`.
    void narrowGroup(double from, double to, std::uint32_t first, std::uint32_t last, std::span<const BlockGroups::Part> parts,
                     double scale);
    void closeCell();
    [[nodiscard]] bool isCollecting() const { return m_cell.isOpen; }
    void finish();

private:
    /// The covered lengths by style, ascending: a cell or a column has few styles, which are kept in order by insertion.
    struct Parts {
        std::array<RunPart, 256> parts;
        int used = 0;
        std::uint32_t first = std::numeric_limits<std::uint32_t>::max();
        std::uint32_t last = 0;
        std::uint32_t idleBlock = 0;  ///< the one after idle time

        void clear();
        void add(float share, std::uint32_t block, int style);
        void addShare(float share, int style);
    };
    struct Cell {
        bool isOpen = false;
        double from = 0;
        double to = 0;
        Parts parts;
    };

    /// Returns a coordinate clamped to the range of int columns. Only wide pieces extend that far.
    [[nodiscard]] double clamped(double x) const;
    void openCell(double from);
    void openColumn(int column);
    /// Adds the shares of the cell over this width of the open column.
    void addCell(double width);
    void flushColumn(int end);
    void flushWide(int until);
    void append(const LaneRun& run);

    int m_next;  ///< the first column that has no run yet
    int m_begin;
    int m_end;
    LaneRuns& m_out;
    bool m_hasWide = false;  ///< the last piece is wide, and its end is not written yet
    double m_wideFrom = 0;
    double m_wideTo = 0;
    std::uint32_t m_wideBlock = 0;
    int m_wideStyle = kGap;
    bool m_isMixing = false;  ///< a column is open that cells share
    int m_column = 0;
    Parts m_mixed;
    Cell m_cell;
};

}  // namespace shardscope

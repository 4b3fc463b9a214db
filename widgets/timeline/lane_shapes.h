// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "widgets/timeline/gantt_palette.h"
#include "widgets/timeline/lane_runs.h"

namespace shardscope {

/// A rectangle of device pixels that is filled with one colour; `top` and `bottom` from the top of its lane.
struct LaneShape {
    int left = 0;
    int right = 0;
    int top = 0;
    int bottom = 0;
    QRgb fill = 0;
    QRgb edge = 0;            ///< inner edge on all sides; 0: none
    std::uint32_t block = 0;  ///< first block in it
    std::uint8_t style = 0;
    bool isSingle = false;  ///< one block, over the full height: it can carry a label
};

/// Computes the heights at which the parts of a mixed column begin, from the bottom up: shares of the height, with a pixel of idle time on
/// top wherever there is any.
void mixedTops(std::span<const RunPart> parts, int height, std::vector<int>& tops);

/// Makes the shapes of a lane's visible runs. Columns with the same look are one shape, so that pictures stay small.
class LaneShapes {
public:
    /// `leftOut`: the colour of breaks in the axis.
    LaneShapes(const std::vector<GanttLook>& looks, double pixelsPerUnit, QRgb leftOut = 0);

    /// Returns the shapes, valid until the next call.
    [[nodiscard]] const std::vector<LaneShape>& make(const GanttData& data, const LaneRuns& runs, int height);

private:
    struct Fill {
        QRgb upper = 0;
        QRgb lower = 0;
        QRgb edge = 0;
    };

    void addBlock(const LaneRun& run, std::uint8_t style);
    void addMixed(const LaneRuns& runs, const LaneRun& run);
    void extendOrAdd(const LaneShape& shape);
    void add(const LaneShape& shape) { m_shapes.push_back(shape); }

    std::vector<Fill> m_fills;  ///< by style
    double m_pixelsPerUnit;
    QRgb m_leftOut;
    int m_height = 0;
    std::vector<LaneShape> m_shapes;
    std::vector<int> m_tops;
    std::vector<std::size_t> m_previous;  ///< the shapes of the mixed column before
    std::vector<std::size_t> m_current;
};

}  // namespace shardscope

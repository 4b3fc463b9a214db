// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/lane_shapes.h"

#include <cmath>

namespace shardscope {

namespace {

/// Blocks below this, in device-independent pixels, have no room for an edge.
constexpr double kNarrowestEdged = 4;
constexpr double kNarrowestBoxed = 8;
constexpr double kLowestBoxed = 9;
constexpr float kSmallestIdle = 1e-3F;

}  // namespace

void mixedTops(std::span<const RunPart> parts, int height, std::vector<int>& tops)
{
    tops.clear();
    float busy = 0;
    for (const RunPart& part : parts)
        busy += part.share;
    const int least = busy < 1 - kSmallestIdle && height > 1 ? 1 : 0;
    float sum = 0;
    for (const RunPart& part : parts) {
        sum += part.share;
        tops.push_back(std::max(least, height - static_cast<int>(sum * static_cast<float>(height) + 0.5F)));
    }
    if (!tops.empty() && tops.back() == height)
        tops.back() = height - 1;
}

LaneShapes::LaneShapes(const std::vector<GanttLook>& looks, double pixelsPerUnit, QRgb leftOut)
    : m_pixelsPerUnit(pixelsPerUnit), m_leftOut(leftOut)
{
    m_fills.reserve(looks.size());
    for (const GanttLook& look : looks)
        m_fills.push_back({look.fill.rgb(), look.lower.rgb(), look.edge.rgb()});
}

const std::vector<LaneShape>& LaneShapes::make(const GanttData& data, const LaneRuns& runs, int height)
{
    m_height = height;
    m_shapes.clear();
    m_previous.clear();
    for (const LaneRun& run : runs.runs) {
        if (run.kind == LaneRun::Kind::Mixed) {
            addMixed(runs, run);
            continue;
        }
        m_previous.clear();
        if (run.kind == LaneRun::Kind::Block)
            addBlock(run, data.styleOf[run.first]);
        else if (run.kind == LaneRun::Kind::Break)
            add({run.begin, run.end, 0, m_height, m_leftOut});
    }
    return m_shapes;
}

void LaneShapes::addBlock(const LaneRun& run, std::uint8_t style)
{
    const Fill& fill = m_fills[style];
    const double width = (run.end - run.begin) / m_pixelsPerUnit;
    const bool edged = width >= kNarrowestEdged;
    const bool boxed = width >= kNarrowestBoxed && m_height >= kLowestBoxed * m_pixelsPerUnit;
    add({run.begin, run.end, 0, m_height, fill.upper, boxed ? fill.edge : 0, run.first, style, true});
    if (fill.lower != fill.upper) {
        // Within the edge of the whole.
        const int in = boxed ? static_cast<int>(std::lround(m_pixelsPerUnit)) : 0;
        add({run.begin + in, run.end - in, m_height / 2, m_height - in, fill.lower, 0, run.first, style, false});
    }
    if (edged && !boxed)  // too small for a box: a line at its end tells it from the next of its class
        add({run.end - 1, run.end, 0, m_height, fill.edge, 0, run.first, style, false});
}

/// Draws a column: what it shows as the one before it did widens that shape.
void LaneShapes::extendOrAdd(const LaneShape& shape)
{
    for (const std::size_t index : m_previous) {
        LaneShape& before = m_shapes[index];
        if (before.right == shape.left && before.top == shape.top && before.bottom == shape.bottom && before.fill == shape.fill) {
            before.right = shape.right;
            m_current.push_back(index);
            return;
        }
    }
    m_current.push_back(m_shapes.size());
    add(shape);
}

void LaneShapes::addMixed(const LaneRuns& runs, const LaneRun& run)
{
    const std::span<const RunPart> parts(runs.parts.data() + run.partsBegin, run.partsEnd - run.partsBegin);
    mixedTops(parts, m_height, m_tops);
    m_current.clear();
    int bottom = m_height;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const int top = m_tops[i];
        const auto style = static_cast<std::uint8_t>(parts[i].style);
        const Fill& fill = m_fills[style];
        const int middle = fill.lower == fill.upper ? bottom : (top + bottom) / 2;
        if (top < middle)
            extendOrAdd({run.begin, run.end, top, middle, fill.upper, 0, run.first, style, false});
        if (middle < bottom)
            extendOrAdd({run.begin, run.end, middle, bottom, fill.lower, 0, run.first, style, false});
        bottom = top;
    }
    m_previous.swap(m_current);
}

}  // namespace shardscope

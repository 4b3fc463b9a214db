// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetricsF>

#include <array>

#include "widgets/charts/scene.h"
#include "widgets/timeline/gantt_lanes.h"

namespace shardscope {

/// Letters and numbers within blocks, where there is room, and the stripes of exposed communication.
class GanttLabels {
public:
    GanttLabels(const GanttContent& content, const GanttLayout& layout, const Theme& theme);

    /// Returns whether lanes are high enough for letters.
    [[nodiscard]] bool hasRoom() const { return m_hasRoom; }
    /// Appends to the texts and lines of a scene.
    void add(const PaintedLane& lane, Scene& scene);

private:
    void addLabel(const PaintedLane& lane, const LaneShape& shape, Scene& scene);
    void addText(Scene& scene, const QRectF& box, const QString& letter, const QString& number, double width, const QColor& ink);
    void addStripes(const PaintedLane& lane, const LaneShape& shape, double labelWidth, Scene& scene) const;
    [[nodiscard]] QRectF boxOf(const PaintedLane& lane, const LaneShape& shape) const;
    [[nodiscard]] double widthOf(const QString& text);

    const GanttContent& m_content;
    const GanttLayout& m_layout;
    const Theme& m_theme;
    std::vector<std::vector<GanttLook>> m_looks;  ///< by panel
    TextStyle m_style = TextStyle::Caption;
    QFontMetricsF m_metrics;
    std::array<double, 128> m_advance;  ///< of plain letters; negative: not measured yet
    double m_room = 0;                  ///< left and right of a label together
    bool m_hasRoom = false;
};

}  // namespace shardscope

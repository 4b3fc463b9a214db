// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/timeline/gantt_data.h"

namespace shardscope {

/// Makes rows from any spans: the streams of one rank, a profiler's trace. Overlapping spans of one row are distributed over as few lanes
/// as possible.
class GanttBuilder {
public:
    explicit GanttBuilder(const QString& name, GanttTime time = GanttTime::InSeconds);

    /// Adds a style and returns its number; one without a legend is listed by its name. Precondition: fewer than 255 styles.
    int addStyle(GanttStyle style);
    int addRow(const QString& name, const QString& shortName = {});
    /// Adds a span. Empty labels and descriptions take no memory. Precondition: 0 <= start <= end, both finite.
    void addSpan(int row, int style, double start, double end, const QString& label = {}, const QString& description = {});

    /// Moves the added spans into the result; call it once. Blocks are numbered lane by lane. `end`: at least this.
    [[nodiscard]] std::shared_ptr<GanttData> build(double end = 0);

private:
    struct Entry {
        BlockSpan span;
        int row = 0;
        int style = 0;
        std::int32_t text = -1;
        int lane = 0;
    };
    struct Text {
        QString label, description;
    };

    void spreadOverLanes();

    std::shared_ptr<GanttData> m_data;
    std::vector<Entry> m_entries;
    std::vector<Text> m_texts;
};

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/timeline/gantt_data.h"

namespace shardscope {

/// Makes rows of spans that come from anywhere: the streams of one rank, a profiler's trace. Spans of one row that overlap
/// are spread over as few lanes as that takes.
class GanttBuilder {
public:
    explicit GanttBuilder(const QString& name, GanttTime time = GanttTime::InSeconds);

    /// The number of the style; one without a legend is listed by its name. Precondition: fewer than 255 styles.
    int addStyle(GanttStyle style);
    int addRow(const QString& name, const QString& shortName = {});
    /// Empty labels and descriptions take no room. Precondition: 0 <= start <= end, both finite.
    void addSpan(int row, int style, double start, double end, const QString& label = {}, const QString& description = {});

    /// Blocks are numbered lane by lane. Takes what was added; `end`: at least that.
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

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <memory>
#include <optional>

#include "app/views/step/step_focus.h"
#include "core/io/profiler_trace.h"
#include "widgets/charts/chart_table.h"

class QTableView;

namespace shardscope {

class ChartPage;
class GanttView;

/// The streams of one rank through a step, with an overview below, and the sums of each. A profiled step is below the estimate on the same
/// axis.
class StepTimeline : public QWidget {
    Q_OBJECT
public:
    explicit StepTimeline(QWidget* parent = nullptr);

    void setPicture(std::shared_ptr<const StepPicture> picture);
    void setTrace(std::shared_ptr<const ProfilerTrace> trace);
    /// Zooms to a part; new pictures keep it.
    void setFocus(StepFocus focus);
    [[nodiscard]] StepFocus focus() const { return m_focus; }
    /// Highlights the row of a dimension; empty: no row.
    void setPointedDimension(std::optional<Axis> dimension);
    [[nodiscard]] GanttView& gantt() const { return *m_gantt; }
    [[nodiscard]] ChartPage& page() const { return *m_page; }
    [[nodiscard]] ChartTable& sums() { return m_sums; }

Q_SIGNALS:
    /// Emitted with the dimension of the row under the mouse or the focus; empty for compute or no row.
    void focusChanged(shardscope::StepFocus focus);
    void dimensionPointed(std::optional<shardscope::Axis> dimension);
    /// Emitted with the chosen span of the estimate's streams.
    void spanChosen(const shardscope::StreamSpan& span);

protected:
    void changeEvent(QEvent* event) override;

private:
    void show();
    void fitSums();

    std::shared_ptr<const StepPicture> m_picture;
    std::shared_ptr<const ProfilerTrace> m_trace;
    GanttView* m_gantt;
    ChartPage* m_page;
    StepFocus m_focus = StepFocus::Layer;
    bool m_isFocusing = false;
    ChartTable m_sums;
    QTableView* m_sumsView;
};

}  // namespace shardscope

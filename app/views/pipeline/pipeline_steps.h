// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>
#include <QTableView>

#include <array>
#include <memory>

#include "app/jobs/job.h"
#include "core/schedule/improvement_steps.h"
#include "widgets/charts/chart_table.h"
#include "widgets/charts/scene.h"
#include "widgets/timeline/schedule_gantt.h"

namespace shardscope {

class StepButton;
class StepsLegend;

/// One of the five steps, laid out and simulated, or the reasons against it.
struct DrawnStep {
    ImprovementRequest request;
    std::vector<ScheduleLimit> limits;
    ImprovementResult result;
    std::shared_ptr<const GanttData> gantt;  ///< null where it is impossible
};

using DrawnSteps = std::array<DrawnStep, 5>;

/// Returns the steps in unit times: F = 1, B = 2 for a stage.
[[nodiscard]] std::shared_ptr<const DrawnSteps> drawnSteps(int stages, std::int64_t microBatches, int chunks);

[[nodiscard]] QString stepName(ImprovementStep step);
/// Returns the change of the step, and why it is better than the previous one.
[[nodiscard]] QString stepReason(ImprovementStep step);

/// The playbook's five improvements on one time axis, each a button that opens it.
class PipelineSteps : public QStackedWidget {
    Q_OBJECT
public:
    explicit PipelineSteps(QWidget* parent = nullptr);
    void setShape(int stages, std::int64_t microBatches, int chunks);
    [[nodiscard]] bool isSettled() const { return !m_task.isBusy(); }
    [[nodiscard]] const std::array<StepButton*, 5>& buttons() const { return m_buttons; }
    [[nodiscard]] ChartTable& table() { return m_table; }
    void setTableShown(bool shown);
    /// Returns the shown picture, for export; empty before the first.
    [[nodiscard]] Scene scene() const;

Q_SIGNALS:
    void stepChosen(const shardscope::ImprovementRequest& request);
    void failed(const QString& problem);

private:
    void showSteps();
    [[nodiscard]] TableData tableData() const;

    std::shared_ptr<const DrawnSteps> m_steps;
    ChartTable m_table;
    StepsLegend* m_legend;
    QTableView* m_tableView;
    std::array<StepButton*, 5> m_buttons{};
    Job m_task{this, [this](const QString& problem) { Q_EMIT failed(problem); }};
};

}  // namespace shardscope

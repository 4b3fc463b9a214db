// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <memory>

#include "app/jobs/job.h"
#include "app/views/base/chart_page.h"
#include "app/views/memory/memory_charts.h"
#include "widgets/charts/stacked_timeline.h"
#include "widgets/controls/choice_box.h"
#include "widgets/controls/segmented_choice.h"
#include "widgets/controls/wrapping_label.h"

namespace shardscope {

class Estimate;

/// The bytes of one stage through the first and a later step, as a profiler shows them. Laid out off the GUI thread.
class MemorySteps : public QWidget {
    Q_OBJECT
public:
    explicit MemorySteps(QWidget* parent = nullptr);

    /// Shows the chosen stage where it still exists, else the worst. Precondition: the estimate is legal.
    void setEstimate(std::shared_ptr<const Estimate> estimate);
    /// Sets the stage; −1: the worst.
    void setStage(int stage);
    [[nodiscard]] int stage() const { return m_stage; }
    [[nodiscard]] bool isSettled() const { return !m_task.isBusy(); }
    [[nodiscard]] ChartPage& page() const { return *m_page; }
    [[nodiscard]] StackedTimeline& timeline() const { return *m_timeline; }
    [[nodiscard]] SegmentedChoice& steps() const { return *m_steps; }

Q_SIGNALS:
    void derivationRequested(const QString& field);
    void stageChosen(int stage);
    void failed(const QString& problem);

private:
    void takeStage();
    void fillStages();
    void layOut();
    void showSteps();
    [[nodiscard]] ShownSteps shownSteps() const;

    std::shared_ptr<const Estimate> m_estimate;
    std::shared_ptr<const Estimate> m_drawnEstimate;  ///< of which `m_moments` are
    std::shared_ptr<const MemoryTimeline> m_moments;
    int m_stage = -1;
    int m_chosen = -1;  ///< −1: the worst
    int m_drawnStage = -1;
    ChoiceBox* m_stages;
    SegmentedChoice* m_steps;
    StackedTimeline* m_timeline;
    ChartPage* m_page;
    WrappingLabel* m_legend;
    Job m_task{this, [this](const QString& problem) { Q_EMIT failed(problem); }};
};

}  // namespace shardscope

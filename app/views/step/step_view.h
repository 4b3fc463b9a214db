// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include "app/views/base/view.h"
#include "app/views/step/step_gains.h"
#include "app/views/step/step_ladders.h"
#include "core/base/result.h"
#include "core/io/profiler_trace.h"

namespace shardscope {

class ChartPage;
class GainsBar;
class ChoiceBox;
class SegmentedChoice;
class StackedBars;
class StepControls;
class StepTimeline;

enum class StepMode { Timeline, DataParallel, Accumulation, Recompute, TensorParallel };

/// "What overlaps what on one GPU?" The streams of one rank through a step, with bucket size and overlap to try, and a profiled step for
/// comparison; or a ladder of improvement, each step of which can be tried on the timeline.
class StepView : public View {
    Q_OBJECT
public:
    StepView();
    ~StepView() override;
    [[nodiscard]] static ViewInfo viewInfo();

    void setMode(StepMode mode);
    [[nodiscard]] StepMode mode() const { return m_mode; }
    /// Shows the rank of a pipeline stage; −1: the one that ends last.
    void setRank(int rank);
    /// Returns the shown rank.
    [[nodiscard]] int rank() const;
    /// Shows the scenario with these changes until they are applied or undone.
    void tryChanges(const Changes& changes);
    [[nodiscard]] const Changes& tried() const { return m_tried; }
    /// Returns the shown picture; null: none yet.
    [[nodiscard]] std::shared_ptr<const StepPicture> picture() const { return m_picture; }
    [[nodiscard]] ChartWidget* currentChart() const override;
    [[nodiscard]] const QAbstractItemModel* currentTable() const override;
    /// Reads a profiler's trace off the GUI thread; `failed` gives the reason where it cannot be shown.
    void openTrace(const QString& path);
    [[nodiscard]] std::shared_ptr<const ProfilerTrace> trace() const { return m_trace; }
    void closeTrace();
    /// Writes the step for Perfetto. Returns the error as a sentence, or empty.
    [[nodiscard]] QString exportTrace(const QString& path) const;
    [[nodiscard]] QString modeId() const override;
    void setModeId(const QString& mode) override;

protected:
    void contextChanged(const ViewContext& before) override;
    void refresh() override;
    void estimateChanged() override;
    void forget() override;
    void showTable(bool shown) override;
    void pageShown() override;
    [[nodiscard]] bool isWorking() const override { return m_traceJob.isBusy(); }
    void keyPressEvent(QKeyEvent* event) override;

private:
    void makeTools();
    void makePages();
    void findGains();
    void showPicture();
    void showRungs();
    void tellVerdict();
    void tryChange(const Change& change);
    void apply();
    void tryRung(int rung);
    void askForTrace();
    void askForExport();

    std::shared_ptr<const StepPicture> m_picture;
    std::shared_ptr<const Rungs> m_rungs;
    std::shared_ptr<const ProfilerTrace> m_trace;
    StepMode m_mode = StepMode::Timeline;
    int m_rank = -1;
    Changes m_tried;
    bool m_areGainsOld = true;
    SegmentedChoice* m_modes;
    ChoiceBox* m_focus;
    StepControls* m_controls;
    GainsBar* m_gains;
    StepTimeline* m_timeline;
    StackedBars* m_bars;
    ChartPage* m_barsPage;
    QToolButton* m_perfetto;
    QToolButton* m_profiler;
    QToolButton* m_closeTrace;
    Job& m_pictureJob = makeJob();
    Job& m_gainsJob = makeJob();
    Job& m_rungsJob = makeJob();
    Job m_traceJob{this, [this](const QString& problem) { Q_EMIT failed(problem); }};
};

}  // namespace shardscope

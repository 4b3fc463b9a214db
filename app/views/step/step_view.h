// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <memory>
#include <optional>

#include "app/views/base/newest_task.h"
#include "app/views/step/step_gains.h"
#include "app/views/step/step_ladders.h"
#include "core/base/result.h"
#include "core/io/profiler_trace.h"

class QStackedWidget;
class QToolButton;

namespace shardscope {

class Card;
class ChartPage;
class ChartWidget;
class ElidedLabel;
class GainsBar;
class SegmentedChoice;
class StackedBars;
class StatePage;
class StepControls;
class StepTimeline;

enum class StepMode { Timeline, DataParallel, Accumulation, Recompute, TensorParallel };

/// "What overlaps what on one GPU?" The streams of one rank through a step, with bucket size and overlap to be tried, and a
/// profiled step beside them; or a ladder of improvement, each step of which can be tried on the timeline. Nothing is
/// computed in the GUI's thread, or while the view is hidden.
class StepView : public QWidget {
    Q_OBJECT
public:
    explicit StepView(QWidget* parent = nullptr);
    ~StepView() override;

    void setEstimate(std::shared_ptr<const Estimate> estimate);
    void setMode(StepMode mode);
    [[nodiscard]] StepMode mode() const { return m_mode; }
    void setRank(int rank);
    [[nodiscard]] int rank() const { return m_rank; }
    /// Shows the scenario with these changes until they are applied or taken back.
    void tryChanges(const Changes& changes);
    [[nodiscard]] const Changes& tried() const { return m_tried; }
    /// What is shown; null: nothing yet.
    [[nodiscard]] std::shared_ptr<const StepPicture> picture() const { return m_picture; }
    void setTableShown(bool shown);
    [[nodiscard]] ChartWidget* currentChart() const;
    [[nodiscard]] bool isSettled() const;
    /// Reads a profiler's trace away from the GUI's thread; `failed` says why it can't be shown.
    void openTrace(const QString& path);
    [[nodiscard]] std::shared_ptr<const ProfilerTrace> trace() const { return m_trace; }
    void closeTrace();
    /// Writes the step for Perfetto. Empty: done; else a sentence that says why not.
    [[nodiscard]] QString exportTrace(const QString& path) const;
    /// Another view points at a dimension.
    void setPointedDimension(std::optional<Axis> dimension);

Q_SIGNALS:
    void dimensionPointed(std::optional<shardscope::Axis> dimension);
    /// A field of the scenario is to have this value.
    void editRequested(const QString& path, const shardscope::Value& value);
    void derivationRequested(const QString& field);
    void modeChanged(shardscope::StepMode mode);
    void failed(const QString& sentence);

protected:
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void makeTools();
    void makePages();
    void refresh();
    void findGains();
    void showPicture();
    void showRungs();
    void showState(const QString& headline, const QString& reason, bool isError);
    void showNoEstimate();
    void showProblem(const QString& problem);
    void showStatePage();
    void tellVerdict();
    void tellHint();
    void tryChange(const Change& change);
    void apply();
    void tryRung(int rung);
    void exportCsv();
    void exportPicture();
    void askForTrace();
    void askForExport();
    void enableTools();

    std::shared_ptr<const Estimate> m_estimate;
    std::shared_ptr<const StepPicture> m_picture;
    std::shared_ptr<const Rungs> m_rungs;
    std::shared_ptr<const ProfilerTrace> m_trace;
    StepMode m_mode = StepMode::Timeline;
    int m_rank = 0;
    Changes m_tried;
    bool m_isOld = true;
    bool m_areGainsOld = true;
    Card* m_card;
    SegmentedChoice* m_modes;
    SegmentedChoice* m_focus;
    StepControls* m_controls;
    GainsBar* m_gains;
    QStackedWidget* m_pages;
    StepTimeline* m_timeline;
    StackedBars* m_bars;
    ChartPage* m_barsPage;
    StatePage* m_state;
    ElidedLabel* m_hint;
    QToolButton* m_tableButton;
    QToolButton* m_closeTrace;
    QList<QToolButton*> m_chartTools;
    NewestTask<std::shared_ptr<const StepPicture>> m_pictureTask{this, [this](const QString& problem) { showProblem(problem); }};
    NewestTask<std::shared_ptr<const StepGains>> m_gainsTask{this, [this](const QString& problem) { showProblem(problem); }};
    NewestTask<std::shared_ptr<const Rungs>> m_rungsTask{this, [this](const QString& problem) { showProblem(problem); }};
    NewestTask<std::shared_ptr<const Result<ProfilerTrace>>> m_traceTask{this, [this](const QString& problem) { Q_EMIT failed(problem); }};
};

}  // namespace shardscope

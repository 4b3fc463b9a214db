// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <memory>

#include "app/views/base/newest_task.h"
#include "app/views/pipeline/pipeline_picture.h"
#include "core/schedule/improvement_steps.h"

class QAbstractItemModel;
class QLabel;
class QStackedWidget;
class QToolButton;

namespace shardscope {

class Card;
class ChartWidget;
class LimitPage;
class PipelineChart;
class PipelineControls;
class PipelineFacts;
class PipelineSteps;
class SegmentedChoice;
class StatePage;

enum class PipelineMode { Schedule, Steps };

/// "What does each stage do when, and how much is bubble?" The plan's schedule, or one that a person tries out, as a Gantt chart
/// with its numbers; a second kind on the same axis; the five improvement steps. Draws and computes nothing while it is hidden.
class PipelineView : public QWidget {
    Q_OBJECT
public:
    explicit PipelineView(QWidget* parent = nullptr);
    ~PipelineView() override;

    void setEstimate(std::shared_ptr<const Estimate> estimate);
    void setMode(PipelineMode mode);
    [[nodiscard]] PipelineMode mode() const { return m_mode; }
    /// Another schedule than the plan's; the plan's own leads back to it.
    void tryOut(const PipelineShape& shape);
    void backToPlan();
    /// Whether what is drawn is a "what if" and not the plan's.
    [[nodiscard]] bool isTrial() const { return m_trial.has_value(); }
    void compareWith(std::optional<ScheduleKind> kind);
    /// Degrees that do not follow when the plan takes over what is tried.
    void setLockedDegrees(const QSet<QString>& locked);
    void setUnitTimes(bool unit);
    void setTableShown(bool shown);
    /// Another view points at a pipeline rank; −1: none.
    void setHighlightedStage(int stage);

    [[nodiscard]] PipelineQuestion question() const;
    /// What is drawn; null before the first answer.
    [[nodiscard]] const std::shared_ptr<const PipelinePicture>& picture() const { return m_picture; }
    [[nodiscard]] PipelineChart& chart() const { return *m_chart; }
    /// What is on the screen as a chart; null where there is none. For export and print.
    [[nodiscard]] ChartWidget* currentChart() const;
    [[nodiscard]] QString explanation() const;
    [[nodiscard]] bool isSettled() const;

Q_SIGNALS:
    /// The plan shall have this pipeline.
    void planRequested(const shardscope::PipelineShape& shape);
    void stageHovered(int stage);
    /// Something could not be done, in a sentence.
    void failed(const QString& sentence);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void makeTools();
    void makePages();
    void tellTimes();
    void ask();
    void showNothing();
    void showProblem(const QString& problem);
    void showPicture(std::shared_ptr<const PipelinePicture> picture);
    void showPage(QWidget* page);
    void editShape(const PipelineShape& shape);
    void explain(const QString& sentence);
    void mend(ShapeField field, std::int64_t value);
    void drawLarge(const ImprovementRequest& request);
    void changed();
    [[nodiscard]] PipelineShape planShape() const;
    [[nodiscard]] QAbstractItemModel* currentTable() const;
    void copy();
    void exportCsv();
    void exportPicture();

    std::shared_ptr<const Estimate> m_estimate;
    std::shared_ptr<const PipelinePicture> m_picture;
    std::optional<PipelineShape> m_trial;
    std::optional<ScheduleKind> m_against;
    int m_stepChunks = 2;  ///< of the interleaved improvement step
    bool m_unitTimes = false;
    QSet<QString> m_lockedDegrees;
    PipelineMode m_mode = PipelineMode::Schedule;
    bool m_isOld = true;
    Card* m_card;
    SegmentedChoice* m_modes;
    SegmentedChoice* m_times;
    QToolButton* m_tableButton;
    QToolButton* m_copyButton;
    QToolButton* m_csvButton;
    QToolButton* m_pictureButton;
    PipelineControls* m_controls;
    PipelineFacts* m_facts;
    PipelineChart* m_chart;
    PipelineSteps* m_steps;
    StatePage* m_state;
    LimitPage* m_limits;
    QStackedWidget* m_pages;
    QLabel* m_explanation;
    NewestTask<std::shared_ptr<const PipelinePicture>> m_task{this, [this](const QString& problem) { showProblem(problem); }};
};

}  // namespace shardscope

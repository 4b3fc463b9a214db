// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/views/base/view.h"
#include "app/views/pipeline/pipeline_picture.h"
#include "core/schedule/improvement_steps.h"

class QLabel;
class QPushButton;

namespace shardscope {

class LimitPage;
struct BubbleCause;
class PipelineChart;
class PipelineControls;
class PipelineFacts;
class PipelineSteps;
class SegmentedChoice;
class StageSplit;

enum class PipelineMode { Schedule, Steps };

/// "What does each stage do when, and how much is bubble?" The plan's schedule, or one that a person tries out, as a Gantt chart
/// with its numbers; a second kind on the same axis; the five improvement steps.
class PipelineView : public View {
    Q_OBJECT
public:
    PipelineView();
    ~PipelineView() override;
    [[nodiscard]] static ViewInfo viewInfo();
    [[nodiscard]] static QList<ViewCommand> viewCommands();

    void setMode(PipelineMode mode);
    [[nodiscard]] PipelineMode mode() const { return m_mode; }
    /// Shows another schedule than the plan's; the plan's own ends the trial.
    void tryOut(const PipelineShape& shape);
    void backToPlan();
    /// Returns whether the drawn schedule is a "what if", not the plan's.
    [[nodiscard]] bool isTrial() const { return m_trial.has_value(); }
    void compareWith(std::optional<ScheduleKind> kind);
    /// Sets whether times are those of unit blocks, not the model's own.
    void setUnitTimes(bool unit);
    /// Applies the tried pipeline to the plan.
    void apply();

    [[nodiscard]] PipelineQuestion question() const;
    /// Returns the picture; null before the first answer.
    [[nodiscard]] const std::shared_ptr<const PipelinePicture>& picture() const { return m_picture; }
    [[nodiscard]] PipelineChart& chart() const { return *m_chart; }
    [[nodiscard]] ChartWidget* currentChart() const override;
    [[nodiscard]] const QAbstractItemModel* currentTable() const override;
    [[nodiscard]] QString saveShown(const QString& path) const override;
    [[nodiscard]] QString explanation() const;
    /// Returns why the ranks of the plan wait for each other; null: no particular rank, or not known yet.
    [[nodiscard]] const std::shared_ptr<const BubbleCause>& cause() const { return m_cause; }
    /// Applies the cause's cure. Precondition: there is one.
    void applyCure();
    [[nodiscard]] QString modeId() const override;
    void setModeId(const QString& mode) override;

protected:
    void contextChanged(const ViewContext& before) override;
    void refresh() override;
    void estimateChanged() override;
    void forget() override;
    void showTable(bool shown) override;
    void pageShown() override;
    [[nodiscard]] bool isWorking() const override;
    void tightChanged() override;

private:
    void makeTools();
    void makePages();
    void tellTimes();
    void showPicture(std::shared_ptr<const PipelinePicture> picture);
    void editShape(const PipelineShape& shape);
    void explain(const QString& sentence);
    void findCause();
    void fitExplanation();
    [[nodiscard]] QString restingText() const;
    void mend(ShapeField field, std::int64_t value);
    void drawLarge(const ImprovementRequest& request);
    [[nodiscard]] PipelineShape planShape() const;

    std::shared_ptr<const PipelinePicture> m_picture;
    PipelineShape m_shownShape;  ///< the plan's, of the estimate before
    bool m_hasShape = false;
    std::optional<PipelineShape> m_trial;
    std::optional<ScheduleKind> m_against;
    int m_stepChunks = 2;  ///< of the interleaved improvement step
    bool m_unitTimes = false;
    PipelineMode m_mode = PipelineMode::Schedule;
    SegmentedChoice* m_modes;
    SegmentedChoice* m_times;
    PipelineControls* m_controls;
    PipelineFacts* m_facts;
    PipelineChart* m_chart;
    PipelineSteps* m_steps;
    LimitPage* m_limits;
    QLabel* m_explanation;
    QPushButton* m_cure;
    StageSplit* m_split;
    std::shared_ptr<const BubbleCause> m_cause;
    Job& m_job = makeJob();
    Job& m_causeJob = makeJob();
};

}  // namespace shardscope

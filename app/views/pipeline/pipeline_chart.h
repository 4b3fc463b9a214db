// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/views/pipeline/pipeline_picture.h"
#include "core/schedule/phases.h"
#include "widgets/timeline/gantt_view.h"

class QToolButton;

namespace shardscope {

class ChartPage;
class ChoiceBox;
class GanttMinimap;

/// The Gantt chart of one or two schedules with what belongs to it: minimap, playback, phases, critical path, memory in
/// flight. Whatever is pointed at in it is explained in a sentence.
class PipelineChart : public QWidget {
    Q_OBJECT
public:
    explicit PipelineChart(QWidget* parent = nullptr);

    /// Precondition: there is something drawn.
    void setPicture(std::shared_ptr<const PipelinePicture> picture);
    [[nodiscard]] GanttView& gantt() const { return *m_gantt; }
    [[nodiscard]] ChartPage& page() const { return *m_page; }
    /// Steps through the phases; whoever shows the chart gives it a place.
    [[nodiscard]] ChoiceBox& phases() const { return *m_phases; }
    void setTight(bool tight);
    /// Shows the time in which any rank is in this phase, and says what it is; nothing: the whole step.
    void showPhase(std::optional<Phase> phase);
    /// Shows or hides the layers of each stage; whoever has them connects it, and disables it where there are none.
    [[nodiscard]] QToolButton& layersSwitch() const { return *m_layers; }
    /// Returns what stands below the chart while nothing is selected.
    [[nodiscard]] QString summary() const;

Q_SIGNALS:
    /// Empty: nothing is pointed at any more.
    void explained(const QString& sentence);
    void rankHovered(int rank);
    /// A block or a gap, as lessons name it: "F@0", "gap-start@3".
    void placeChosen(int rank, const QString& place);

private:
    void explainGap(const GanttGap& gap);
    void explainBlock(const GanttPlace& place);
    void tellGap(const GanttGap& place);
    void tellBlock(const GanttPlace& place);
    [[nodiscard]] const DrawnSchedule* panel(int index) const;

    [[nodiscard]] const std::vector<RankPhases>& rankPhases();
    void explainMoment();
    void tellRepeats();

    std::shared_ptr<const PipelinePicture> m_picture;
    std::vector<RankPhases> m_rankPhases;  ///< of the first schedule, once somebody wants to know
    GanttView* m_gantt;
    ChartPage* m_page;
    ChoiceBox* m_phases;
    QToolButton* m_criticalPath;
    QToolButton* m_memory;
    QToolButton* m_fold;
    QToolButton* m_layers;
    GanttMinimap* m_minimap;
};

}  // namespace shardscope

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

/// The Gantt chart of one or two schedules with its tools: minimap, playback, phases, critical path, memory in flight. The pointed part is
/// explained in a sentence.
class PipelineChart : public QWidget {
    Q_OBJECT
public:
    explicit PipelineChart(QWidget* parent = nullptr);

    /// Sets the picture. Precondition: there is a drawn schedule.
    void setPicture(std::shared_ptr<const PipelinePicture> picture);
    [[nodiscard]] GanttView& gantt() const { return *m_gantt; }
    [[nodiscard]] ChartPage& page() const { return *m_page; }
    /// Returns the control that steps through the phases; the owner of the chart places it.
    [[nodiscard]] ChoiceBox& phases() const { return *m_phases; }
    void setTight(bool tight);
    /// Shows the time in which any rank is in this phase, and explains it; empty: the whole step.
    void showPhase(std::optional<Phase> phase);
    /// Returns the switch for the layers of each stage; the owner of the layers connects it, and disables it where there are none.
    [[nodiscard]] QToolButton& layersSwitch() const { return *m_layers; }
    /// Returns the text below the chart without a selection.
    [[nodiscard]] QString summary() const;

Q_SIGNALS:
    /// Emitted with the explanation of the pointed part; empty: none.
    void explained(const QString& sentence);
    void rankHovered(int rank);
    /// Emitted for a chosen block or gap, by its name in lessons: "F@0", "gap-start@3".
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
    std::vector<RankPhases> m_rankPhases;  ///< of the first schedule, computed on demand
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

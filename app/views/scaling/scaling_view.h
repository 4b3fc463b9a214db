// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/views/base/view.h"
#include "app/views/scaling/scaling_picture.h"

class QCheckBox;
class QComboBox;
class QToolButton;

namespace shardscope {

class ChartPage;
class HeatMap;
class SegmentedChoice;

/// "What happens if I change one thing?" A sweep of any value, with the plan fixed or the best plan at each; the sensitivity of the time to
/// each assumption; the batch that each axis of the mesh needs to hide its traffic; and the best plan of the playbook's models on its
/// nodes, with the measured one.
class ScalingView : public View {
    Q_OBJECT
public:
    static constexpr int kMostKept = 3;

    ScalingView();
    [[nodiscard]] static ViewInfo viewInfo();

    void setQuestion(const ScalingQuestion& question);
    void setMeasure(ScalingMeasure measure);
    /// Keeps the current curve for comparison with another scenario; drops the oldest of more than `kMostKept`.
    void keepCurve();
    void forgetKept();
    [[nodiscard]] const QList<KeptCurve>& kept() const { return m_kept; }
    /// Returns the answer; null before the first one.
    [[nodiscard]] const std::shared_ptr<const ScalingAnswer>& answer() const { return m_answer; }
    [[nodiscard]] ChartWidget* currentChart() const override;
    [[nodiscard]] QString modeId() const override;
    void setModeId(const QString& mode) override;

protected:
    void refresh() override;
    void forget() override { m_answer.reset(); }
    void showTable(bool shown) override;

private:
    void makeTools();
    void take();
    void showAnswer();
    void showSweep();
    /// Shows the derivation of a point's figure, in that point's own estimate.
    void derive(int curve, int point);
    /// Opens the scenario of a cell of the models' map.
    void openCell(int row, int column);

    ScalingQuestion m_question;
    ScalingMeasure m_measure = ScalingMeasure::Throughput;
    QList<KeptCurve> m_kept;
    std::shared_ptr<const ScalingAnswer> m_answer;
    Job& m_job;

    SegmentedChoice* m_pageChoice;
    QComboBox* m_axes;
    QComboBox* m_measures;
    QCheckBox* m_replanned;
    QToolButton* m_keep;
    QToolButton* m_forget;
    Curves* m_curves;
    TornadoChart* m_tornado;
    HeatMap* m_grid;
    ChartPage* m_curvesPage;
    ChartPage* m_tornadoPage;
    ChartPage* m_gridPage;
};

}  // namespace shardscope

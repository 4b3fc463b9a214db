// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/views/base/view.h"
#include "app/views/overview/overview_picture.h"

class QBoxLayout;

namespace shardscope {

class ChartPage;
class GanttView;
class OverviewPart;
class StackedBars;

/// "Does it fit, how fast is it, and why?" The memory of every stage, one layer of the step on the GPU that ends last, and the
/// pipeline, side by side; each opens the full view.
class OverviewView : public View {
    Q_OBJECT
public:
    OverviewView();
    ~OverviewView() override;
    [[nodiscard]] static ViewInfo viewInfo();

    [[nodiscard]] StackedBars& memory() const { return *m_memory; }
    [[nodiscard]] GanttView& step() const { return *m_step; }
    [[nodiscard]] GanttView& pipeline() const { return *m_pipeline; }
    /// Returns the chart that was used last.
    [[nodiscard]] ChartWidget* currentChart() const override;

protected:
    void contextChanged(const ViewContext& before) override;
    void refresh() override;
    void showTable(bool shown) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QWidget* makeBody();
    void connectParts();
    void showPicture(const OverviewPicture& picture);

    StackedBars* m_memory;
    GanttView* m_step;
    GanttView* m_pipeline;
    QList<ChartPage*> m_chartPages;
    OverviewPart* m_memoryPart;
    OverviewPart* m_stepPart;
    OverviewPart* m_pipelinePart;
    ChartWidget* m_current;
    QWidget* m_body;
    Job& m_job = makeJob();
};

}  // namespace shardscope

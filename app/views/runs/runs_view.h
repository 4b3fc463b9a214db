// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>

#include <memory>

#include "app/views/base/view.h"
#include "app/views/runs/playbook_store.h"
#include "app/views/runs/run_estimator.h"
#include "app/views/runs/run_filter.h"
#include "app/views/runs/run_pictures.h"

class QTableView;

namespace shardscope {

class ChartTable;
class WrappingLabel;
class RulesPanel;
class RunDetails;
class RunQueryBar;
class RunTableModel;
class SegmentedChoice;

/// "What did the real thing do?" The built-in published runs and the person's own, each with its estimate: a list that can be filtered and
/// sorted, the same as points, the errors by source, and rules of thumb. Estimates nothing while it is hidden.
class RunsView : public View {
    Q_OBJECT
public:
    RunsView();
    ~RunsView() override;
    [[nodiscard]] static ViewInfo viewInfo();

    /// Returns the store of own runs and rules.
    [[nodiscard]] PlaybookStore& store() { return m_store; }
    void setMetric(RunMetric metric);
    void setQuery(const RunQuery& query);
    void setRulesShown(bool shown);
    /// Chooses a run by its index in the list of all; −1: none.
    void choose(int row);
    [[nodiscard]] int chosen() const { return m_chosen; }
    [[nodiscard]] const RunTableModel& model() const { return *m_model; }
    [[nodiscard]] const RunFilter& list() const { return *m_filter; }
    [[nodiscard]] Scatter& scatter() const { return *m_scatter; }
    /// Opens a form for a measured run of the current scenario.
    void addRun();
    /// Adds the runs of a `shardscope.runs/1` to the own ones. Returns the error, or empty.
    [[nodiscard]] QString importRuns(const std::string& text, const QString& name);
    [[nodiscard]] ChartWidget* currentChart() const override;
    /// Returns the list, as it is filtered and sorted.
    [[nodiscard]] const QAbstractItemModel* currentTable() const override;

protected:
    void contextChanged(const ViewContext& before) override;
    void refresh() override;
    [[nodiscard]] bool isWorking() const override { return m_estimator.isBusy() || m_redraw.isActive(); }
    void changeEvent(QEvent* event) override;

private:
    void makeTools();
    void makeList();
    QWidget* makeListPage();
    void connectList();
    [[nodiscard]] std::vector<RunRow> estimatedPublishedRows() const;
    void load();
    void applyTheme();
    void redraw();
    void showRules();
    void showChosenPage();
    void showSource(int line);
    void showHint();
    void askToStartAnew();
    void openRow(int row);
    void openChosen() { openRow(m_chosen); }
    void importWithDialog();
    [[nodiscard]] std::vector<int> shownRows() const;

    PlaybookStore m_store;
    RunEstimator m_estimator;
    RunTableModel* m_model;
    RunFilter* m_filter;
    RunPoints m_points;
    RunMetric m_metric = RunMetric::Time;
    int m_chosen = -1;
    int m_estimated = 0;
    bool m_isLoaded = false;
    QTimer m_redraw;

    SegmentedChoice* m_pageChoice;
    SegmentedChoice* m_metrics;
    RunQueryBar* m_queryBar = nullptr;
    QWidget* m_listPage = nullptr;
    QTableView* m_table;
    QTableView* m_sources;
    ChartTable* m_sourceModel;
    Scatter* m_scatter;
    RunDetails* m_details;
    RulesPanel* m_rules;
    WrappingLabel* m_verdict;
};

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

#include <memory>

#include "app/views/runs/playbook_store.h"
#include "app/views/runs/run_estimator.h"
#include "app/views/runs/run_filter.h"
#include "app/views/runs/run_pictures.h"
#include "core/estimate/estimate.h"

class QStackedWidget;
class QTableView;

namespace shardscope {

class Card;
class ChartTable;
class ElidedLabel;
class RulesPanel;
class RunDetails;
class RunQueryBar;
class RunTableModel;
class SegmentedChoice;

/// "What did the real thing do?" The published runs that ship with the program and the person's own, each beside its estimate:
/// a list that can be filtered and sorted, the same as points, the errors a source, and rules of thumb. Estimates nothing
/// while it is hidden.
class RunsView : public QWidget {
    Q_OBJECT
public:
    explicit RunsView(QWidget* parent = nullptr);
    ~RunsView() override;

    /// Where the own runs and rules are kept; without, nothing of them outlives the window.
    void setPlaybookFile(const QString& file);
    [[nodiscard]] PlaybookStore& store() { return m_store; }
    /// The scenario that a run is added of.
    void setEstimate(std::shared_ptr<const Estimate> estimate) { m_estimate = std::move(estimate); }

    void setMetric(RunMetric metric);
    void setQuery(const RunQuery& query);
    void setRulesShown(bool shown);
    /// Chooses a run by its place in the list of all; −1: none.
    void choose(int row);
    [[nodiscard]] int chosen() const { return m_chosen; }
    [[nodiscard]] const RunTableModel& model() const { return *m_model; }
    [[nodiscard]] const RunFilter& list() const { return *m_filter; }
    [[nodiscard]] Scatter& scatter() const { return *m_scatter; }
    /// A form for a measured run of the present scenario.
    void addRun();
    /// Takes the runs of a `shardscope.runs/1` over into the own ones. Empty: done; else why not.
    [[nodiscard]] QString importRuns(const std::string& text, const QString& name);
    [[nodiscard]] bool isSettled() const { return !m_isOld && !m_estimator.isBusy() && !m_redraw.isActive(); }

Q_SIGNALS:
    /// A run's scenario, as text, and what it is called.
    void openRequested(const QString& scenario, const QString& name);
    /// Something could not be done, in a sentence.
    void failed(const QString& sentence);
    void told(const QString& sentence);

protected:
    void showEvent(QShowEvent* event) override;
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
    void showPage();
    void showSource(int line);
    void showHint();
    void askToStartAnew();
    void openRow(int row);
    void openChosen() { openRow(m_chosen); }
    void importWithDialog();
    void copy();
    void exportCsv();
    void exportPicture();
    [[nodiscard]] std::vector<int> shownRows() const;

    std::shared_ptr<const Estimate> m_estimate;
    PlaybookStore m_store;
    RunEstimator m_estimator;
    RunTableModel* m_model;
    RunFilter* m_filter;
    RunPoints m_points;
    RunMetric m_metric = RunMetric::Time;
    int m_chosen = -1;
    int m_estimated = 0;
    bool m_isOld = true;
    QTimer m_redraw;

    Card* m_card;
    SegmentedChoice* m_pageChoice;
    SegmentedChoice* m_metrics;
    RunQueryBar* m_queryBar = nullptr;
    QStackedWidget* m_pages;
    QTableView* m_table;
    QTableView* m_sources;
    ChartTable* m_sourceModel;
    Scatter* m_scatter;
    RunDetails* m_details;
    RulesPanel* m_rules;
    ElidedLabel* m_verdict;
    ElidedLabel* m_hint;
};

}  // namespace shardscope

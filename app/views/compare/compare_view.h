// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/views/base/view.h"
#include "app/views/compare/comparison.h"

class QSplitter;
class QStandardItemModel;
class QTableView;

namespace shardscope {

struct Scenario;
class WrappingLabel;
class StackedBars;

/// "A or B?" The current scenario, the pinned one and those that a person adds, up to four: their step and memory on the same axes, and the
/// differing fields, each with its effect alone.
class CompareView : public View {
    Q_OBJECT
public:
    static constexpr int kMostSides = 4;

    CompareView();
    [[nodiscard]] static ViewInfo viewInfo();

    /// Keeps the current scenario for comparison; does nothing with four already.
    void addPresent();
    void removeAdded();
    /// Returns the comparison; null before the first answer.
    [[nodiscard]] const std::shared_ptr<const ScenarioComparison>& comparison() const { return m_comparison; }
    /// Shows the scenario of that side in the window, as one step of undo.
    void takeOver(int side);
    /// Shows the derivation of a part of a side's bar.
    void explainPart(int side, const QString& field);
    [[nodiscard]] ChartWidget* currentChart() const override;
    [[nodiscard]] const QAbstractItemModel* currentTable() const override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextChanged(const ViewContext& before) override;
    void refresh() override;
    void forget() override { m_comparison.reset(); }
    void changeEvent(QEvent* event) override;

private:
    void showComparison();
    void findBest();
    [[nodiscard]] QString hint() const;
    void updateTools();
    void applyTheme();

    QList<std::shared_ptr<const Scenario>> m_added;
    std::shared_ptr<const ScenarioComparison> m_comparison;
    std::shared_ptr<const Scenario> m_best;    ///< the best plan of `m_bestOf`; null: none is better
    std::shared_ptr<const Estimate> m_bestOf;  ///< estimate whose best plan was searched
    Job& m_job;
    bool m_isSeeking = false;
    Job& m_bestJob;

    QToolButton* m_add;
    QToolButton* m_remove;
    WrappingLabel* m_verdict;
    StackedBars* m_step;
    StackedBars* m_memory;
    QStandardItemModel* m_model;
    QTableView* m_table;
    QSplitter* m_page;
};

}  // namespace shardscope

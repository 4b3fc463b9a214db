// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <string>

#include "app/views/base/view.h"
#include "app/views/decide/decision_question.h"

class QSortFilterProxyModel;
class QSplitter;
class QTableView;

namespace shardscope {

class Curves;
class DecideBar;
class DecisionModel;
class WrappingLabel;

/// "Which cluster?" Rows are clusters, plans or models, each with its own best plan, its days, price and energy; a picture of price against
/// days. The scenario of the window is the first row, on its own cluster.
class DecideView : public View {
    Q_OBJECT
public:
    DecideView();
    ~DecideView() override;
    [[nodiscard]] static ViewInfo viewInfo();
    [[nodiscard]] static QList<ViewCommand> viewCommands();

    void add(const DecisionCandidate& candidate);
    /// Adds a file's scenario, or its model on the window's cluster. Returns the error as a sentence, or empty.
    [[nodiscard]] QString addFile(const QString& path);
    void setLimits(const SizeLimits& limits);
    /// Tries rising counts of each kind of GPU in the table; those that fit become its rows.
    void findSize();
    /// Shows the row's scenario in the window, as one step of undo.
    void takeOver(int row);
    void remove(int row);

    [[nodiscard]] const DecisionQuestion& question() const { return m_question; }
    [[nodiscard]] const DecisionTable& table() const { return m_table; }
    [[nodiscard]] std::optional<std::size_t> chosen() const;
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] ChartWidget* currentChart() const override;
    [[nodiscard]] const QAbstractItemModel* currentTable() const override;
    [[nodiscard]] QString modeId() const override;
    void setModeId(const QString& mode) override;

protected:
    void refresh() override;
    void forget() override;
    void changeEvent(QEvent* event) override;

private:
    using Known = std::map<std::string, DecisionRow>;  ///< by question

    void makeList();
    void connectParts();
    void take(const DecisionQuestion& question);
    void state(const QString& gpu, const QString& field, const QString& typed);
    void decide(const std::vector<Scenario>& scenarios);
    void takeRows(const std::vector<std::pair<std::string, DecisionRow>>& found);
    void showRows();
    void addWithDialog();
    void readFiles();
    [[nodiscard]] int selectedRow() const;
    void click(const QModelIndex& index);
    void applyTheme();

    DecisionQuestion m_question;
    bool m_isBegun = false;  ///< false: the table begins with `firstCandidates`
    DecisionTable m_table;
    std::vector<int> m_candidateOf;  ///< of each row
    Known m_known;
    Job& m_job;
    Job& m_sizeJob;
    DecideBar* m_bar;
    DecisionModel* m_model;
    QSortFilterProxyModel* m_order;
    QTableView* m_list;
    Curves* m_picture;
    WrappingLabel* m_verdict;
    QSplitter* m_page;
};

}  // namespace shardscope

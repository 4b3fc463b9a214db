// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSplitter>

#include <memory>

#include "core/remedy/figures.h"
#include "core/sweep/varied_search.h"

class QTableView;

namespace shardscope {

class Curves;
class PlanDetails;
class PlanOrder;
class VariantModel;
class WrappingLabel;

/// The answer of a search that varies more than the plan: throughput against memory of each variant, the list of variants, and the chosen
/// one with its actions.
class VariantPage : public QSplitter {
    Q_OBJECT
public:
    explicit VariantPage(QWidget* parent = nullptr);

    /// Sets the answer and the scenario of the window; a null answer clears the page.
    void setSearch(std::shared_ptr<const VariedSearch> search, const Scenario& present, const Figures& figures);
    [[nodiscard]] const std::shared_ptr<const VariedSearch>& search() const { return m_search; }
    /// Shows that a new search is running.
    void showSearching();
    /// Chooses a row of the answer; −1: none.
    void choose(int row);
    [[nodiscard]] int chosen() const { return m_chosen; }
    /// Returns the chosen row; null where none is chosen or it has no plan.
    [[nodiscard]] const Variation* chosenRow() const;
    [[nodiscard]] Curves& picture() const { return *m_picture; }
    [[nodiscard]] const PlanOrder& list() const { return *m_order; }

Q_SIGNALS:
    void applyRequested();
    void compareRequested();
    void explainRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void makeList();
    void showDetails();
    void applyTheme();

    std::shared_ptr<const VariedSearch> m_search;
    std::shared_ptr<const Scenario> m_present;
    int m_chosen = -1;
    VariantModel* m_model;
    PlanOrder* m_order;
    QTableView* m_table;
    Curves* m_picture;
    PlanDetails* m_details;
    WrappingLabel* m_verdict;
    WrappingLabel* m_training;
};

}  // namespace shardscope

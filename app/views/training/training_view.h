// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/views/base/view.h"

class QSplitter;
class QStandardItem;
class QStandardItemModel;
class QTableView;

namespace shardscope {

class Curves;
class WrappingLabel;

/// "How long, and for how much, to the last token?" Days, price and energy of a token budget, with checkpoints and failures; every figure leads
/// to its derivation and every assumption can be set here.
class TrainingView : public View {
    Q_OBJECT
public:
    TrainingView();
    [[nodiscard]] static ViewInfo viewInfo();

    /// As typed into the list of assumptions; empty: no longer stated.
    void setAssumption(const QString& path, const QString& typed);
    [[nodiscard]] QTableView& figures() const { return *m_figureList; }
    [[nodiscard]] QTableView& assumptions() const { return *m_assumptionList; }
    [[nodiscard]] Curves& picture() const { return *m_picture; }
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] ChartWidget* currentChart() const override;
    [[nodiscard]] const QAbstractItemModel* currentTable() const override;

protected:
    void refresh() override;
    void changeEvent(QEvent* event) override;

private:
    void makeLists();
    void showFigures();
    void showAssumptions();
    void takeEdit(const QStandardItem& item);
    void applyTheme();

    bool m_isShowing = false;  ///< the list of assumptions is being filled, not edited
    WrappingLabel* m_verdict;
    Curves* m_picture;
    QStandardItemModel* m_figures;
    QStandardItemModel* m_assumptions;
    QTableView* m_figureList;
    QTableView* m_assumptionList;
    QSplitter* m_page;
};

}  // namespace shardscope

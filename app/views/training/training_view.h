// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/views/base/view.h"
#include "app/views/training/assumed_run.h"

class QSplitter;
class QStandardItem;
class QStandardItemModel;
class QTableView;

namespace shardscope {

class Curves;
class WrappingLabel;

/// "How long, and for how much, to the last token?" Days, price and energy of a token budget, with checkpoints and failures; every figure
/// opens its derivation and every assumption can be set here.
class TrainingView : public View {
    Q_OBJECT
public:
    TrainingView();
    [[nodiscard]] static ViewInfo viewInfo();

    /// Sets a field to its assumed value, if there is one.
    void takeAssumed(const QString& path);
    /// Returns the estimate of the figures: the newest one, with assumptions for open fields.
    [[nodiscard]] const std::shared_ptr<const Estimate>& shown() const { return m_shown; }
    /// Sets an assumption as typed into the list; empty: no longer stated.
    void setAssumption(const QString& path, const QString& typed);
    [[nodiscard]] QTableView& figures() const { return *m_figureList; }
    [[nodiscard]] QTableView& assumptions() const { return *m_assumptionList; }
    [[nodiscard]] Curves& picture() const { return *m_picture; }
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] ChartWidget* currentChart() const override;
    [[nodiscard]] const QAbstractItemModel* currentTable() const override;

protected:
    void refresh() override;
    void forget() override { m_shown.reset(); }
    void changeEvent(QEvent* event) override;

private:
    void makeLists();
    void showTraining(std::shared_ptr<const Estimate> of);
    void showFigures();
    void fitFigures();
    void showAssumptions();
    void takeEdit(const QStandardItem& item);
    void applyTheme();

    std::shared_ptr<const Estimate> m_shown;
    QList<AssumedField> m_assumed;
    Job& m_job;
    bool m_isShowing = false;  ///< the list of assumptions is being filled, not edited
    WrappingLabel* m_verdict;
    Curves* m_picture;
    QStandardItemModel* m_figures;
    QStandardItemModel* m_assumptions;
    QTableView* m_figureList;
    QTableView* m_assumptionList;
    QSplitter* m_above;  ///< the picture and its figures
    QSplitter* m_page;   ///< that, and what it rests on
    std::optional<bool> m_isForAudience;
};

}  // namespace shardscope

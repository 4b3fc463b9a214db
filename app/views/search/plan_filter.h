// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

#include <vector>

namespace shardscope {

/// One condition of a filter: of a column, `tp=8`, `mfu>40%`, `memory<60GiB`; or a word that stands in the plan.
struct PlanCondition {
    int column = -1;  ///< −1: a word
    QString sign;     ///< = != < > <= >=
    double number = 0;
    QString word;
};

/// What a person typed as conditions that must all hold. What names no column is a word.
[[nodiscard]] std::vector<PlanCondition> planConditions(const QString& typed);

/// The plans that a filter lets through, sorted by a column; what has no value comes last, whichever way it is sorted.
class PlanFilter : public QSortFilterProxyModel {
    Q_OBJECT
public:
    explicit PlanFilter(QObject* parent = nullptr);
    void setFilter(const QString& typed);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    std::vector<PlanCondition> m_conditions;
};

}  // namespace shardscope

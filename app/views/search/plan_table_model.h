// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include <memory>
#include <vector>

#include "core/search/search.h"

namespace shardscope {

/// The plans that a search found, the best first. DisplayRole is for people, EditRole has raw numbers in SI units, and kSortRole is what a
/// column is sorted by.
class PlanTableModel : public QAbstractTableModel {
    Q_OBJECT
public:
    static constexpr int kSortRole = Qt::UserRole;
    using QAbstractTableModel::QAbstractTableModel;

    /// Sets the plans. `chips`: notes on each plan besides its columns.
    void setPlans(std::shared_ptr<const SearchResult> result, QStringList chips = {});
    /// Returns whether any plan has notes besides its columns.
    [[nodiscard]] bool hasChips() const;
    [[nodiscard]] const std::vector<FoundPlan>& plans() const;
    [[nodiscard]] const FoundPlan& plan(int row) const { return plans()[static_cast<std::size_t>(row)]; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::shared_ptr<const SearchResult> m_result;
    QStringList m_chips;
};

}  // namespace shardscope

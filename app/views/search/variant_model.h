// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include <memory>

#include "app/views/search/plan_column.h"
#include "core/sweep/varied_search.h"

namespace shardscope {

/// The variants that a search tried, the best first: the varied values, the figures of the best plan, and the plan; where there is none, the
/// reason. Roles are those of PlanTableModel. The head of a row marks those that no other row beats in both speed and memory.
class VariantModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    void setSearch(std::shared_ptr<const VariedSearch> search);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] int fields() const { return m_search ? static_cast<int>(m_search->fields.size()) : 0; }
    [[nodiscard]] QVariant ofField(const Variation& row, std::size_t field, int role) const;
    [[nodiscard]] QVariant ofFigure(const Variation& row, const PlanColumn& column, int role) const;

    std::shared_ptr<const VariedSearch> m_search;
    std::vector<const PlanColumn*> m_figures;
};

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/search/plan_order.h"

#include "app/views/search/plan_table_model.h"

namespace shardscope {

PlanOrder::PlanOrder(QObject* parent) : QSortFilterProxyModel(parent) { setSortRole(PlanTableModel::kSortRole); }

bool PlanOrder::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const QVariant a = left.data(PlanTableModel::kSortRole);
    const QVariant b = right.data(PlanTableModel::kSortRole);
    if (a.isValid() != b.isValid())
        return a.isValid() == (sortOrder() == Qt::AscendingOrder);
    return QSortFilterProxyModel::lessThan(left, right);
}

}  // namespace shardscope

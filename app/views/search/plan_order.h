// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

namespace shardscope {

/// The plans sorted by a column; plans without a value come last in both directions.
class PlanOrder : public QSortFilterProxyModel {
    Q_OBJECT
public:
    explicit PlanOrder(QObject* parent = nullptr);

protected:
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;
};

}  // namespace shardscope

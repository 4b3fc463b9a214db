// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include <vector>

#include "core/decide/decision.h"

namespace shardscope {

/// The rows of a decision. DisplayRole is for people, EditRole has raw numbers in SI units, and kSortRole is what a column is sorted by.
class DecisionModel : public QAbstractTableModel {
    Q_OBJECT
public:
    static constexpr int kSortRole = Qt::UserRole;
    using QAbstractTableModel::QAbstractTableModel;

    void setRows(std::vector<DecisionRow> rows, std::vector<std::size_t> front, int chosen);
    [[nodiscard]] const std::vector<DecisionRow>& rows() const { return m_rows; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

Q_SIGNALS:
    /// Emitted when a person typed another value for a field of this GPU; empty: the catalogue's again.
    void stated(const QString& gpu, const QString& field, const QString& typed);

private:
    std::vector<DecisionRow> m_rows;
    std::vector<std::size_t> m_front;
    int m_chosen = -1;
};

}  // namespace shardscope

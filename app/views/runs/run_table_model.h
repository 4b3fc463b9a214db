// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include <vector>

#include "app/views/runs/run_row.h"

namespace shardscope {

enum class RunColumn {
    Model,
    Cluster,
    Plan,
    MeasuredRate,
    EstimatedRate,
    TimeError,
    MeasuredMemory,
    EstimatedMemory,
    MemoryError,
    Fits,
    Source,
    Framework,
    Sequence,
    Batch,
    MeasuredTime,
    EstimatedTime,
    Tier,
    Notes,
};
inline constexpr int kRunColumns = static_cast<int>(RunColumn::Notes) + 1;

/// All runs, published and own. DisplayRole is for people, EditRole has raw numbers in SI units (tables that are copied), and
/// kSortRole is what a column is sorted by.
class RunTableModel : public QAbstractTableModel {
    Q_OBJECT
public:
    static constexpr int kSortRole = Qt::UserRole;
    using QAbstractTableModel::QAbstractTableModel;

    void setRows(std::vector<RunRow> rows);
    [[nodiscard]] const std::vector<RunRow>& rows() const { return m_rows; }
    [[nodiscard]] const RunRow& row(int index) const { return m_rows[static_cast<std::size_t>(index)]; }
    /// Sets the estimates of the rows from `first` on.
    void setCompared(int first, const std::vector<ValidationRow>& compared);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] QVariant raw(const RunRow& row, RunColumn column) const;
    [[nodiscard]] QVariant shown(const RunRow& row, RunColumn column) const;

    std::vector<RunRow> m_rows;
};

}  // namespace shardscope

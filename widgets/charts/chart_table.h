// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QStringList>

#include <functional>

namespace shardscope {

/// The numbers of a chart. Cells are made on request.
struct TableData {
    QStringList columns;
    int rows = 0;
    std::function<QVariant(int row, int column)> cell;  ///< a number or a text
    std::function<QString(double)> text;                ///< format of a number, with its unit
    std::function<QString(int column, double)> textOf;  ///< the same by column; null: `text` for all
};

/// The table of a chart's numbers: shown in table views (DisplayRole, for people) and exported (EditRole, raw numbers).
class ChartTable : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;
    void setTable(TableData table);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    TableData m_table;
};

/// Returns CSV by RFC 4180: comma-separated, CRLF, quotes where needed; numbers raw and with a decimal point in every locale. A text that a
/// spreadsheet would take for a formula is quoted with a leading apostrophe, unless it is a number.
[[nodiscard]] QString toCsv(const QAbstractItemModel& model);
/// Returns a `shardscope.table/1` document: the names of the columns, and the rows as lists of numbers and texts.
[[nodiscard]] QByteArray toJson(const QAbstractItemModel& model);
/// Returns text for the clipboard: numbers for people with their units, tabs between cells; tabs and line ends within cells are removed.
/// Formulas as in CSV.
[[nodiscard]] QString toTsv(const QAbstractItemModel& model);

}  // namespace shardscope

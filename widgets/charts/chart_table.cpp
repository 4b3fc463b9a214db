// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chart_table.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

#include <utility>

namespace shardscope {

namespace {

bool isNumber(const QVariant& value) { return value.metaType().id() == QMetaType::Double || value.metaType().id() == QMetaType::Int; }

QString rawText(const QVariant& value)
{
    return isNumber(value) ? QString::number(value.toDouble(), 'g', QLocale::FloatingPointShortest) : value.toString();
}

/// Whether a spreadsheet would compute with the cell: what begins so and is no number.
bool isFormula(const QVariant& value, const QString& text)
{
    if (isNumber(value) || text.isEmpty() || !QStringLiteral("=+-@\t\r").contains(text.front()))
        return false;
    bool isWrittenNumber = false;
    (void)text.toDouble(&isWrittenNumber);
    return !isWrittenNumber;
}

QString csvCell(const QVariant& value)
{
    QString text = rawText(value);
    if (isFormula(value, text))
        text.prepend(u'\'');
    if (text.contains(u',') || text.contains(u'"') || text.contains(u'\n') || text.contains(u'\r'))
        return u'"' + text.replace(u'"', QStringLiteral("\"\"")) + u'"';
    return text;
}

QString tsvCell(const QVariant& value)
{
    const QString text = rawText(value);
    const QString safe = isFormula(value, text) ? u'\'' + text : text;
    return QString(safe).replace(u'\t', u' ').replace(u'\n', u' ').replace(u'\r', u' ');
}

QString separated(const QAbstractItemModel& model, int role, QString (*cell)(const QVariant&), QChar separator, const QString& lineEnd)
{
    QString text;
    const int columns = model.columnCount();
    for (int row = -1; row < model.rowCount(); ++row) {
        for (int column = 0; column < columns; ++column) {
            const QVariant value = row < 0 ? model.headerData(column, Qt::Horizontal) : model.index(row, column).data(role);
            text += cell(value);
            if (column + 1 < columns)
                text += separator;
        }
        text += lineEnd;
    }
    return text;
}

}  // namespace

void ChartTable::setTable(TableData table)
{
    beginResetModel();
    m_table = std::move(table);
    endResetModel();
}

int ChartTable::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : m_table.rows; }

int ChartTable::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(m_table.columns.size()); }

QVariant ChartTable::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= m_table.rows || index.column() >= m_table.columns.size())
        return {};
    if (role != Qt::DisplayRole && role != Qt::EditRole && role != Qt::TextAlignmentRole)
        return {};
    const QVariant value = m_table.cell(index.row(), index.column());
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::Alignment((isNumber(value) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
    if (role == Qt::EditRole || !isNumber(value))
        return value;
    return m_table.textOf ? m_table.textOf(index.column(), value.toDouble()) : m_table.text(value.toDouble());
}

QVariant ChartTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Horizontal)
        return m_table.columns.value(section);
    return section + 1;
}

QString toCsv(const QAbstractItemModel& model) { return separated(model, Qt::EditRole, csvCell, u',', QStringLiteral("\r\n")); }

QByteArray toJson(const QAbstractItemModel& model)
{
    QJsonArray columns;
    for (int column = 0; column < model.columnCount(); ++column)
        columns << model.headerData(column, Qt::Horizontal).toString();
    QJsonArray rows;
    for (int row = 0; row < model.rowCount(); ++row) {
        QJsonArray cells;
        for (int column = 0; column < model.columnCount(); ++column) {
            const QVariant value = model.index(row, column).data(Qt::EditRole);
            cells << (value.isValid() ? QJsonValue::fromVariant(value) : QJsonValue());
        }
        rows << cells;
    }
    return QJsonDocument(QJsonObject{{QStringLiteral("schema"), QStringLiteral("shardscope.table/1")},
                                     {QStringLiteral("columns"), columns},
                                     {QStringLiteral("rows"), rows}})
        .toJson();
}

QString toTsv(const QAbstractItemModel& model) { return separated(model, Qt::DisplayRole, tsvCell, u'\t', QStringLiteral("\n")); }

}  // namespace shardscope

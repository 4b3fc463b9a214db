// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/base/save_sheet.h"

#include <QAbstractItemModel>
#include <QFile>
#include <QTemporaryFile>

#include <cmath>

#include <xlsxwriter.h>

#include "app/storage/write_file.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

/// A worksheet of Excel ends there.
constexpr int kMostRows = LXW_ROW_MAX - 1;

void writeCell(lxw_worksheet* sheet, int row, int column, const QVariant& value)
{
    const auto at = static_cast<lxw_row_t>(row);
    const auto across = static_cast<lxw_col_t>(column);
    bool isNumber = value.isValid() && value.typeId() != QMetaType::QString && value.typeId() != QMetaType::Bool;
    const double number = isNumber ? value.toDouble(&isNumber) : 0;
    if (isNumber && std::isfinite(number))
        worksheet_write_number(sheet, at, across, number, nullptr);
    else if (value.isValid())
        worksheet_write_string(sheet, at, across, value.toString().toUtf8().constData(), nullptr);
}

lxw_error writeBook(const QAbstractItemModel& table, const QString& file)
{
    const QByteArray name = QFile::encodeName(file);
    lxw_workbook_options options{};
    options.constant_memory = LXW_TRUE;  // a row at a time: 100,000 of them fit anywhere
    lxw_workbook* book = workbook_new_opt(name.constData(), &options);
    if (!book)
        return LXW_ERROR_MEMORY_MALLOC_FAILED;
    lxw_worksheet* sheet = workbook_add_worksheet(book, nullptr);
    worksheet_freeze_panes(sheet, 1, 0);
    for (int column = 0; column < table.columnCount(); ++column)
        writeCell(sheet, 0, column, table.headerData(column, Qt::Horizontal));
    for (int row = 0; row < table.rowCount(); ++row) {
        for (int column = 0; column < table.columnCount(); ++column)
            writeCell(sheet, row + 1, column, table.index(row, column).data(Qt::EditRole));
    }
    return workbook_close(book);
}

}  // namespace

QString saveXlsx(const QAbstractItemModel& table, const QString& path)
{
    if (table.rowCount() > kMostRows)
        return tr("The table has more rows than a spreadsheet can hold (%1). Filter the table, or save it as .csv.").arg(kMostRows);
    // The library writes to a name.
    QTemporaryFile temporary;
    if (!temporary.open())
        return tr("%1 could not be written: %2. Choose another folder.").arg(path, temporary.errorString());
    if (const lxw_error error = writeBook(table, temporary.fileName()); error != LXW_NO_ERROR)
        return tr("%1 could not be written: %2. Choose another folder.").arg(path, QString::fromUtf8(lxw_strerror(error)));
    return writeFile(path, temporary.readAll());
}

}  // namespace shardscope

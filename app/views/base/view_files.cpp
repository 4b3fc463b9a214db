// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>

#include "app/storage/write_file.h"
#include "app/views/base/save_picture.h"
#include "app/views/base/save_sheet.h"
#include "app/views/base/view.h"
#include "widgets/charts/chart_table.h"

/// What of a view goes to the clipboard and into files.
namespace shardscope {

void View::copyTable() const
{
    if (const QAbstractItemModel* table = m_isExample ? nullptr : currentTable())
        QGuiApplication::clipboard()->setText(toTsv(*table));
}

QString View::saveTable(const QString& path) const
{
    const QAbstractItemModel* table = currentTable();
    if (!table || m_isExample)
        return tr("There is nothing to save yet.");
    if (path.endsWith(QStringLiteral(".xlsx"), Qt::CaseInsensitive))
        return saveXlsx(*table, path);
    return path.endsWith(QStringLiteral(".json"), Qt::CaseInsensitive) ? writeFile(path, toJson(*table)) : saveCsv(*table, path);
}

QString View::saveShown(const QString& path) const
{
    const ChartWidget* chart = m_isExample ? nullptr : currentChart();
    return chart ? savePicture(*chart, path) : tr("There is nothing to save yet.");
}

void View::exportTable()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the numbers"), m_info.id + QStringLiteral(".csv"),
                                                      tr("Tables (*.csv);;Spreadsheets (*.xlsx);;JSON (*.json)"));
    if (path.isEmpty())
        return;
    if (const QString problem = saveTable(path); !problem.isEmpty())
        Q_EMIT failed(problem);
}

void View::exportPicture()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the picture"), m_info.id + QStringLiteral(".png"), pictureFilters());
    if (path.isEmpty())
        return;
    if (const QString problem = saveShown(path); !problem.isEmpty())
        Q_EMIT failed(problem);
}

}  // namespace shardscope

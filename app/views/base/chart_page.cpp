// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/base/chart_page.h"

#include <QHeaderView>

#include "app/storage/write_file.h"
#include "app/views/base/readable_table.h"
#include "widgets/theme/theme.h"

namespace shardscope {

ChartPage::ChartPage(ChartWidget* chart, QWidget* parent) : QStackedWidget(parent), m_chart(chart), m_table(new QTableView)
{
    addWidget(m_chart);
    addWidget(m_table);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::ContiguousSelection);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    m_table->horizontalHeader()->setResizeContentsPrecision(kMeasuredRows);
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex& index) { Q_EMIT cellActivated(index.row(), index.column()); });
}

void ChartPage::setTableShown(bool shown)
{
    if (shown) {
        m_table->setModel(&m_chart->table());
        m_table->setAccessibleName(m_chart->title());
        fitColumns();
        setCurrentWidget(m_table);
    } else {
        setCurrentWidget(m_chart);
        m_table->setModel(nullptr);  // a table that is not seen follows nothing
    }
}

/// Columns as wide as their content where there is room; else all of them narrower, so that none is out of sight.
void ChartPage::fitColumns()
{
    QHeaderView* header = m_table->horizontalHeader();
    header->setFont(Theme::current().font(TextStyle::Caption));
    header->setSectionResizeMode(QHeaderView::Interactive);
    m_table->resizeColumnsToContents();
    if (header->length() > width())
        header->setSectionResizeMode(QHeaderView::Stretch);
}

void ChartPage::resizeEvent(QResizeEvent* event)
{
    QStackedWidget::resizeEvent(event);
    if (isTableShown())
        fitColumns();
}

QString saveCsv(ChartWidget& chart, const QString& path) { return saveCsv(chart.table(), path); }

QString saveCsv(const QAbstractItemModel& table, const QString& path) { return writeFile(path, toCsv(table).toUtf8()); }

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/runs/run_tables.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QTableView>

#include <algorithm>

#include "app/views/runs/run_table_model.h"
#include "widgets/theme/theme.h"

namespace shardscope {

void fitRunColumns(QTableView& table)
{
    constexpr double kNarrowestFigure = 76;
    const Theme& theme = Theme::current();
    table.resizeColumnsToContents();
    for (int column = static_cast<int>(RunColumn::MeasuredRate); column <= static_cast<int>(RunColumn::Fits); ++column)
        table.setColumnWidth(column, std::max(table.columnWidth(column), qRound(theme.px(kNarrowestFigure))));
}

void fitSourceColumns(QTableView& table)
{
    QHeaderView& header = *table.horizontalHeader();
    header.setSectionResizeMode(QHeaderView::Interactive);
    table.resizeColumnsToContents();
    table.setMinimumWidth(header.length() + table.verticalScrollBar()->sizeHint().width() + 2);
    header.setSectionResizeMode(0, QHeaderView::Stretch);
}

}  // namespace shardscope

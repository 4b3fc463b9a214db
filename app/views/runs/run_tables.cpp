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
    struct Widest {
        RunColumn column;
        double pixels;
    };
    constexpr Widest kWidest[] = {{RunColumn::Model, 170}, {RunColumn::Cluster, 130}, {RunColumn::Plan, 250}};
    constexpr double kNarrowestFigure = 76;
    const Theme& theme = Theme::current();
    table.resizeColumnsToContents();
    for (const Widest& widest : kWidest) {
        const int section = static_cast<int>(widest.column);
        table.setColumnWidth(section, std::min(table.columnWidth(section), qRound(theme.px(widest.pixels))));
    }
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

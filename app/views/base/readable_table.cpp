// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/base/readable_table.h"

#include <QHeaderView>
#include <QTableView>

#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

constexpr int kMostWholeRows = 300;  ///< the height of each is asked for

}  // namespace

void makeReadable(QTableView& table, const QString& name)
{
    table.setAccessibleName(name);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setSelectionMode(QAbstractItemView::SingleSelection);
    table.setFrameShape(QFrame::NoFrame);
    table.setTabKeyNavigation(false);
    table.setWordWrap(false);
    table.setShowGrid(false);
    table.setAlternatingRowColors(true);
    table.verticalHeader()->hide();
    table.horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table.horizontalHeader()->setHighlightSections(false);
    table.horizontalHeader()->setResizeContentsPrecision(kMeasuredRows);
    table.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
}

void applyTheme(QTableView& table)
{
    const Theme& theme = Theme::current();
    // An audience can't ask for the tooltip of a cell that is cut off.
    const bool isWhole = theme.isForAudience() && table.model() && table.model()->rowCount() <= kMostWholeRows;
    table.setWordWrap(isWhole);
    table.verticalHeader()->setSectionResizeMode(isWhole ? QHeaderView::ResizeToContents : QHeaderView::Interactive);
    table.verticalHeader()->setMinimumSectionSize(1);
    table.verticalHeader()->setDefaultSectionSize(qRound(theme.lineHeight(TextStyle::Body) * 1.45));
    table.horizontalHeader()->setFont(theme.font(TextStyle::Caption));
}

void setLeastRows(QTableView& table, int rows)
{
    constexpr double kLines = 1.45;  // of a row and of the head
    table.setMinimumHeight(rows == 0 ? 0 : qRound(kLines * (rows + 1) * Theme::current().lineHeight(TextStyle::Body)));
}

}  // namespace shardscope

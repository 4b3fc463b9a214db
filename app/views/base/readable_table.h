// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;
class QTableView;

namespace shardscope {

/// Makes the table a list that is read and selected by rows.
void makeReadable(QTableView& table, const QString& name);
/// Sets its fonts and the height of its rows.
void applyTheme(QTableView& table);
/// Keeps at least this many rows visible.
void setLeastRows(QTableView& table, int rows);

}  // namespace shardscope

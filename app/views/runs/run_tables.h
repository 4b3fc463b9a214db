// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QTableView;

namespace shardscope {

/// Fits the columns: figures in full, texts in the remaining room.
void fitRunColumns(QTableView& table);

/// Fits the columns without cutting names: the table is never narrower than its columns.
void fitSourceColumns(QTableView& table);

}  // namespace shardscope

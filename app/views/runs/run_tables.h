// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QTableView;

namespace shardscope {

/// Figures in full, texts as far as there is room for the figures beside them.
void fitRunColumns(QTableView& table);

/// No name is cut: the table is never narrower than its columns.
void fitSourceColumns(QTableView& table);

}  // namespace shardscope

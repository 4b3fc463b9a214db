// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QAbstractItemModel;

namespace shardscope {

/// Writes a table as a spreadsheet (Office Open XML): numbers as numbers, texts as texts and never as formulas, the head in view. Empty: done;
/// else a sentence that says why not. The old file survives a failure.
[[nodiscard]] QString saveXlsx(const QAbstractItemModel& table, const QString& path);

}  // namespace shardscope

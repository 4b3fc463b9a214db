// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QAbstractItemModel;

namespace shardscope {

/// Writes a table as a spreadsheet (Office Open XML): numbers as numbers, texts as texts and never as formulas, with a fixed header row.
/// Returns the error as a sentence, or empty. The old file survives a failure.
[[nodiscard]] QString saveXlsx(const QAbstractItemModel& table, const QString& path);

}  // namespace shardscope

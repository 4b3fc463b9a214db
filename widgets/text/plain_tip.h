// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTextDocument>

namespace shardscope {

/// Returns a tool tip as plain text: Qt renders text that looks like HTML, which names and notes of opened files may do.
[[nodiscard]] inline QString plainTip(const QString& text) { return Qt::mightBeRichText(text) ? Qt::convertFromPlainText(text) : text; }

}  // namespace shardscope

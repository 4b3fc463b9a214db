// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTextDocument>

namespace shardscope {

/// A tip as it is written: Qt takes what looks like HTML for HTML, and names and notes of files that somebody opened may.
[[nodiscard]] inline QString plainTip(const QString& text) { return Qt::mightBeRichText(text) ? Qt::convertFromPlainText(text) : text; }

}  // namespace shardscope

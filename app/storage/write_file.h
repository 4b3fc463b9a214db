// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace shardscope {

/// Replaces the file by `text`, completely or not at all: on a full disk or in a read-only folder the old file stays. Devices and pipes are
/// written to directly. Returns the error as a sentence with the remedy, or empty.
[[nodiscard]] QString writeFile(const QString& path, const QByteArray& text);
/// Writes the same, readable by its owner only (mode 0600).
[[nodiscard]] QString writePrivateFile(const QString& path, const QByteArray& text);

}  // namespace shardscope

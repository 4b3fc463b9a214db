// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace shardscope {

/// Puts `text` in the place of the file, wholly or not at all: on a full disk or in a folder that can't be written, what was
/// there stays. A device or a pipe is written into. Returns what went wrong, in a sentence with the remedy; empty: nothing.
[[nodiscard]] QString writeFile(const QString& path, const QByteArray& text);
/// The same, of what nobody but its owner may read (mode 0600).
[[nodiscard]] QString writePrivateFile(const QString& path, const QByteArray& text);

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace shardscope {

/// Returns an unused name next to the file: "session.json.unreadable", then "session.json.unreadable-2", …
[[nodiscard]] QString asideName(const QString& path);

/// Renames a file, folder or pipe to that name and returns it; empty: it failed.
[[nodiscard]] QString setAside(const QString& path);

}  // namespace shardscope

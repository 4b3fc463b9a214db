// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace shardscope {

/// A name beside the file that nothing has yet: "session.json.unreadable", then "session.json.unreadable-2", …
[[nodiscard]] QString asideName(const QString& path);

/// Renames what is there, a file, a folder or a pipe, to that name, which is returned; empty: it could not be.
[[nodiscard]] QString setAside(const QString& path);

}  // namespace shardscope

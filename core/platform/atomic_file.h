// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace shardscope {

/// Replaces the file as a whole: a temporary file beside it, on disk before it takes the name. Whatever fails, and whoever is killed
/// meanwhile, the old file stays as it was. Returns why it could not be, or empty.
[[nodiscard]] std::string writeAtomically(const std::string& path, const std::string& text);

/// Whether such a file could be begun: there is the folder, and it may be written.
[[nodiscard]] std::string problemWithWriting(const std::string& path);

}  // namespace shardscope

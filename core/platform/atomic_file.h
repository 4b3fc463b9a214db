// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace shardscope {

/// Replaces the whole file: writes a temporary file in the same folder, flushes it to disk and renames it. The old file stays intact on any
/// failure or crash. Returns the reason of a failure, or empty.
[[nodiscard]] std::string writeAtomically(const std::string& path, const std::string& text);

/// Returns why such a file could not be begun (a missing or read-only folder), or empty.
[[nodiscard]] std::string problemWithWriting(const std::string& path);

}  // namespace shardscope

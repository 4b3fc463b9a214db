// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "core/base/result.h"

namespace shardscope {

inline constexpr std::int64_t kMaxFileBytes = std::int64_t{64} << 20;

/// Returns the whole text of `path`, or of standard input for "-". A regular file over `limit` bytes is refused unread; a pipe or character
/// device is read up to the limit and then refused. Other kinds of file are refused, and so is a named pipe without a writer, which would
/// block forever. Gzip is unpacked, whatever the file's name; `limit` applies to both sizes. UTF-16 is refused with an error of its own,
/// with or without a byte order mark.
[[nodiscard]] Result<std::string> readTextFile(const std::string& path, std::int64_t limit = kMaxFileBytes);

}  // namespace shardscope

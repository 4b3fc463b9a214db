// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/result.h"

namespace shardscope {

/// Returns all bytes of a file, pipe or character device, or of standard input for "-". Never blocks forever. Errors: the file cannot be
/// read.
[[nodiscard]] Result<std::string> readFile(const std::string& path, std::int64_t limit);

/// Passes the same bytes on in pieces of at most 64 KiB, so that a file of any size takes no memory. Errors: the same, and the first that
/// `take` returns, after which nothing is read.
[[nodiscard]] Result<void> readChunks(const std::string& path, const std::function<std::optional<Error>(std::string_view)>& take);

}  // namespace shardscope

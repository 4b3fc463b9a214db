// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "core/base/result.h"

namespace shardscope {

/// Returns all bytes of a file, pipe or character device, or of standard input for "-". Never blocks forever. Errors: the file cannot be
/// read.
[[nodiscard]] Result<std::string> readFile(const std::string& path, std::int64_t limit);

}  // namespace shardscope

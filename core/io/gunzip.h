// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/base/result.h"

namespace shardscope {

/// Whether these bytes begin as gzip's do (RFC 1952, section 2.3.1).
[[nodiscard]] bool isGzip(std::string_view bytes);

/// Returns what gzip packed, members that follow each other in one piece (RFC 1952, section 2.2), and never holds more than `limit` bytes
/// of it. Errors, of `file`: FileTooLarge where it unpacks to more, FileUnreadable where it is damaged or cut off.
[[nodiscard]] Result<std::string> gunzip(std::string_view packed, const std::string& file, std::int64_t limit);

}  // namespace shardscope

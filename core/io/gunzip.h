// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/base/result.h"

namespace shardscope {

/// Returns whether these bytes begin with gzip's magic (RFC 1952, section 2.3.1).
[[nodiscard]] bool isGzip(std::string_view bytes);

/// Returns the unpacked bytes of a gzip file, all members in one piece (RFC 1952, section 2.2), and never allocates more than `limit`
/// bytes. Errors, of `file`: FileTooLarge where it unpacks to more, FileUnreadable where it is damaged or cut off.
[[nodiscard]] Result<std::string> gunzip(std::string_view packed, const std::string& file, std::int64_t limit);

}  // namespace shardscope

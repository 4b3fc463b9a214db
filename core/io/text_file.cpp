// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text_file.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "core/io/gunzip.h"
#include "core/platform/read_file.h"

namespace shardscope {

namespace {

/// Whether the text is UTF-16: by its mark, or because every second byte of its beginning is zero, as of plain letters.
bool isUtf16(std::string_view bytes)
{
    constexpr std::size_t kLooked = 512;
    if (bytes.starts_with("\xff\xfe") || bytes.starts_with("\xfe\xff"))
        return true;
    const std::size_t pairs = std::min(bytes.size(), kLooked) / 2;
    std::size_t zeros[2] = {0, 0};
    for (std::size_t at = 0; at < 2 * pairs; ++at)
        zeros[at % 2] += bytes[at] == '\0' ? 1U : 0U;
    const auto [fewer, more] = std::minmax(zeros[0], zeros[1]);
    return pairs > 1 && fewer == 0 && more > pairs / 2;
}

}  // namespace

Result<std::string> readTextFile(const std::string& path, std::int64_t limit)
{
    Result<std::string> bytes = readFile(path, limit);
    if (bytes && isGzip(*bytes))
        bytes = gunzip(*bytes, path, limit);
    if (bytes && isUtf16(*bytes))
        return Error{ErrorCode::BadUsage, {"the text is UTF-16", "save it as UTF-8"}, path, {}};
    return bytes;
}

}  // namespace shardscope

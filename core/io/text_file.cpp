// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text_file.h"

#include <utility>

#include "core/io/gunzip.h"
#include "core/platform/read_file.h"

namespace shardscope {

Result<std::string> readTextFile(const std::string& path, std::int64_t limit)
{
    Result<std::string> bytes = readFile(path, limit);
    return bytes && isGzip(*bytes) ? gunzip(*bytes, path, limit) : std::move(bytes);
}

}  // namespace shardscope

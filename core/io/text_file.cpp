// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text_file.h"

#include "core/platform/read_file.h"

namespace shardscope {

Result<std::string> readTextFile(const std::string& path, std::int64_t limit) { return readFile(path, limit); }

}  // namespace shardscope

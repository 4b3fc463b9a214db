// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "core/io/json.h"

/// Any bytes: a value or an error, never an exception; and what was read can be written and read again.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    (void)shardscope::parsePythonJson(text, "input");
    (void)shardscope::parseJsonWithConfigs(text, "input");
    const shardscope::Result<shardscope::Json> parsed = shardscope::parseJson(text, "input");
    if (!parsed)
        return 0;
    const shardscope::Result<shardscope::Json> again = shardscope::parseJson(parsed->dump(), "dump");
    if (!again || *again != *parsed)
        std::abort();
    return 0;
}

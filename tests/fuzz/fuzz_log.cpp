// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "core/io/hardware_profile_json.h"
#include "core/io/profile_import/profile_import.h"

using namespace shardscope;

/// Any bytes: a log or an error, never an exception; and the profile of a log that was read is one that can be read.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const Result<ImportedLog> log = importLog(std::string_view(reinterpret_cast<const char*>(data), size), "input");
    if (!log)
        return 0;
    const Result<HardwareProfile> profile = combineLogs({*log});
    if (!profile || !parseHardwareProfile(profileToJson(*profile), "written"))
        std::abort();
    return 0;
}

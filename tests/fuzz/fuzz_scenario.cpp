// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "core/io/runs_json.h"
#include "core/io/scenario_file.h"

/// Any bytes: a scenario or an error, never an exception; and a scenario that was read can be written and read again.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    (void)shardscope::parseRuns(text, "input");
    const shardscope::Result<shardscope::Scenario> scenario = shardscope::parseScenario(text, "input");
    if (!scenario)
        return 0;
    const std::string written = shardscope::scenarioText(*scenario);
    const shardscope::Result<shardscope::Scenario> again = shardscope::parseScenario(written, "written");
    if (!again || shardscope::scenarioText(*again) != written)
        std::abort();
    return 0;
}

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "core/io/resource.h"
#include "core/io/scenario_file.h"
#include "core/launch/launch_export.h"
#include "core/launch/launch_import.h"

/// Any bytes as a launcher's file: a scenario or an error, never an exception; and the scenario can be read again as a document, and exported.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace shardscope;
    static const Scenario base = *parseScenario(resource("examples/llama-3-70b-64-h100.json"), "example");
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    for (const auto& [target, name] : EnumNames<Target>::names) {
        const Result<ImportedLaunch> imported = importLaunch(text, "input", target, base);
        if (!imported)
            continue;
        if (!parseScenario(scenarioText(imported->scenario), "written"))
            std::abort();
        (void)exportLaunch(imported->scenario, target);
    }
    return 0;
}

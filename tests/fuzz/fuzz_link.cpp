// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scenario_file.h"
#include "core/io/scenario_link.h"
#include "core/scenario/scenario.h"
#include "tests/fuzz/fuzz_target.h"

using namespace shardscope;

/// Any bytes as a link: a scenario whose own link opens to the same, or an error with a sentence.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text = fuzz::asText(data, size);
    const Result<Scenario> scenario = parseScenarioLink(text);
    if (!scenario) {
        fuzz::requireTold(scenario.error());
        return 0;
    }
    fuzz::require(isScenarioLink(text));
    const Result<Scenario> again = parseScenarioLink(scenarioLink(*scenario));
    fuzz::require(again.hasValue() && scenarioText(*again) == scenarioText(*scenario));
    return 0;
}

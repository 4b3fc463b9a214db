// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>
#include <vector>

#include "core/io/resource.h"
#include "core/io/scenario_file.h"
#include "core/scenario/scenario.h"
#include "tests/fuzz/fuzz_target.h"

using namespace shardscope;

/// Any lines as what `--set` is given: a scenario that can be written and read again, or an error with a sentence.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    std::vector<std::string> overrides{""};
    for (const char c : fuzz::asText(data, size)) {
        if (c == '\n')
            overrides.emplace_back();
        else
            overrides.back() += c;
    }
    const Result<Scenario> scenario = parseScenario(resource("examples/llama-3-70b-64-h100.json"), "fuzz", overrides);
    if (!scenario) {
        fuzz::requireTold(scenario.error());
        return 0;
    }
    const std::string written = scenarioText(*scenario);
    const Result<Scenario> again = parseScenario(written, "written");
    fuzz::require(again.hasValue() && scenarioText(*again) == written);
    return 0;
}

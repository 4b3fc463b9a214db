// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/enum_names.h"
#include "core/io/resource.h"
#include "core/io/scenario_file.h"
#include "core/launch/launch_export.h"
#include "core/launch/launch_import.h"
#include "core/plan/target.h"
#include "tests/fuzz/fuzz_target.h"

using namespace shardscope;

namespace {

/// The scenario of a file that was read can be read again as a document, and exported.
void tryAs(std::optional<Target> target, std::string_view text)
{
    static const Scenario base = *parseScenario(resource("examples/llama-3-70b-64-h100.json"), "example");
    const Result<ImportedLaunch> imported = importLaunch(text, "input", target, base);
    if (!imported) {
        fuzz::requireTold(imported.error());
        return;
    }
    fuzz::require(parseScenario(scenarioText(imported->scenario), "written").hasValue());
    if (target)
        (void)exportLaunch(imported->scenario, *target);
}

}  // namespace

/// Any bytes as a launcher's file, of the launcher that it looks like and of one that its length chooses: a scenario, or an error with a sentence.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto& targets = EnumNames<Target>::names;
    tryAs(std::nullopt, fuzz::asText(data, size));
    tryAs(targets[size % std::size(targets)].first, fuzz::asText(data, size));
    return 0;
}

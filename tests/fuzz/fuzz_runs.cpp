// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/playbook_json.h"
#include "core/io/runs_json.h"
#include "tests/fuzz/fuzz_target.h"

using namespace shardscope;

/// Any bytes as measured runs: rows or an error with a sentence, never an exception. The rows that were understood can be written and read again.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    Result<std::vector<Run>> runs = parseRuns(fuzz::asText(data, size), "fuzz");
    if (!runs) {
        fuzz::requireTold(runs.error());
        return 0;
    }
    std::vector<Run> understood;
    for (const Run& run : *runs) {
        if (run.scenario)
            understood.push_back(run);
        else
            fuzz::requireTold(run.scenario.error());
    }
    const std::string written = runsText(understood);
    const Result<std::vector<Run>> again = parseRuns(written, "written");
    fuzz::require(again.hasValue() && again->size() == understood.size() && runsText(*again) == written);
    return 0;
}

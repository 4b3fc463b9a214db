// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/views/runs/run_table_model.h"
#include "core/io/published_runs.h"
#include "core/io/residuals_json.h"
#include "tests/app/app_test.h"
#include "tests/app/example_scenario.h"

namespace shardscope::test {

/// Returns a measured run of the example.
inline Run ownRun(const std::string& id = "own-1", double stepSeconds = 20)
{
    Run run;
    run.id = id;
    run.tier = RunTier::A;
    run.framework = "megatron";
    run.scenario = exampleScenario();
    run.measured.stepTime = Seconds(stepSeconds);
    run.measured.peakMemory = Bytes(60e9);
    return run;
}

/// Returns the published runs and one own, each with its estimate if `compared`.
inline std::vector<RunRow> someRows(bool compared)
{
    std::vector<RunRow> rows{{QString(), ownRun(), std::nullopt}};
    for (const RunFile& file : publishedRuns()) {
        for (const Run& run : file.runs)
            rows.push_back({QString::fromStdString(file.name), run, std::nullopt});
    }
    for (RunRow& row : rows) {
        if (compared)
            row.compared = validateRuns({{"", {row.run}}}, measuredEvidence()).rows.front();
    }
    return rows;
}

}  // namespace shardscope::test

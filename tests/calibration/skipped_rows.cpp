// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/calibration/skipped_rows.h"

#include "core/model/validate.h"
#include "core/plan/check_plan.h"
#include "core/step/basis.h"
#include "core/step/step.h"
#include "core/text/error_text.h"
#include "core/text/refusal_text.h"

namespace shardscope::calibration {

std::optional<std::string> reasonToSkip(const Run& run)
{
    if (!run.scenario)
        return errorText(run.scenario.error());
    if (const Result<void> estimable = checkEstimable(*run.scenario->architecture); !estimable)
        return errorText(estimable.error());
    std::vector<Finding> findings = checkPlan(*run.scenario);
    std::erase_if(findings, [](const Finding& finding) { return finding.severity != Severity::Error; });
    if (!findings.empty())
        return refusalText({std::nullopt, std::move(findings)});
    const Result<StepEstimate> step = estimateStep(Basis(*run.scenario));
    return step ? std::nullopt : std::optional(errorText(step.error()));
}

std::vector<SkippedRow> skippedRows(const std::vector<RunFile>& files)
{
    std::vector<SkippedRow> rows;
    for (const RunFile& file : files) {
        for (const Run& run : file.runs) {
            if (!run.counted())
                continue;
            if (const std::optional<std::string> reason = reasonToSkip(run))
                rows.push_back({file.name, run.id, *reason});
        }
    }
    return rows;
}

std::string skippedText(const std::vector<SkippedRow>& rows)
{
    if (rows.empty())
        return "Every counted row has an estimate.\n";
    std::string text = std::to_string(rows.size()) + " counted rows have no estimate:\n";
    for (const SkippedRow& row : rows)
        text += "  " + row.source + ", " + row.id + ": " + row.reason + "\n";
    return text;
}

}  // namespace shardscope::calibration

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/handlers.h"
#include "app/cli/validation_tables.h"
#include "core/io/answers.h"
#include "core/io/residuals_json.h"
#include "core/io/runs_json.h"
#include "core/validate/validation.h"

namespace shardscope::cli {
namespace {

/// A scenario that names something this program has not heard of may be right, and only its row is refused; one that
/// breaks the format makes the file malformed.
bool isUnknownHere(ErrorCode code)
{
    return code == ErrorCode::UnknownName || code == ErrorCode::NotACausalDecoder || code == ErrorCode::UnknownArchitecture ||
           code == ErrorCode::CannotEstimate;
}

Result<std::vector<RunFile>> loadFiles(const std::vector<std::string>& paths)
{
    std::vector<RunFile> files;
    for (const std::string& path : paths) {
        Result<std::vector<Run>> runs = loadRuns(path);
        if (!runs)
            return runs.error();
        for (const Run& run : *runs) {
            if (!run.scenario && !isUnknownHere(run.scenario.error().code))
                return run.scenario.error();
        }
        files.push_back({path, std::move(runs).value()});
    }
    return files;
}

}  // namespace

Result<Answer> runValidate(const Invocation& invocation)
{
    const Result<std::vector<RunFile>> files = loadFiles(invocation.arguments);
    if (!files)
        return files.error();
    const Validation validation = validateRuns(*files, measuredEvidence());
    std::optional<std::vector<Grid>> ranking;
    if (invocation.has("--ranking"))
        ranking = rankGrids(*files, validation.rows);
    return Answer{invocation.json() ? validationToJson(validation, ranking) : validationText(validation, ranking)};
}

}  // namespace shardscope::cli

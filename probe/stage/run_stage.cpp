// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdio>
#include <exception>
#include <unistd.h>

#include "probe/api/backend.h"
#include "probe/api/exit_status.h"
#include "probe/stage/child_context.h"

namespace shardscope::probe {
namespace {

/// Redirects standard output: what libraries print to standard output must not fall between the lines: it goes to standard error, which is
/// a log.
int takeStandardOutput()
{
    const int output = ::dup(STDOUT_FILENO);
    ::dup2(STDERR_FILENO, STDOUT_FILENO);
    return output;
}

StageReport runSafely(const Stage& stage, StageContext& context)
{
    try {
        return stage.run(context);
    } catch (const std::exception& problem) {
        return StageReport::failed(std::string("internal error: ") + problem.what());
    }
}

}  // namespace

int runStage(const Settings& settings, const std::string& stage)
{
    const Backend* backend = findBackend(settings.backend);
    if (!backend)
        return static_cast<int>(ExitStatus::BadUsage);
    for (const Stage& candidate : backend->stages(settings)) {
        if (candidate.info.id != stage)
            continue;
        ChildContext context(settings, stage, takeStandardOutput());
        const StageReport report = runSafely(candidate, context);
        context.end(report);
        return static_cast<int>(ExitStatus::Complete);
    }
    std::fprintf(stderr, "shardscope-probe: the backend %s has no stage %s\n", settings.backend.c_str(), stage.c_str());
    return static_cast<int>(ExitStatus::BadUsage);
}

}  // namespace shardscope::probe

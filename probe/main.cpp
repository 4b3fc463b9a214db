// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdio>
#include <exception>
#include <unistd.h>

#include "probe/api/backend.h"
#include "probe/api/exit_status.h"
#include "probe/run/options.h"
#include "probe/run/run.h"
#include "probe/stage/child_context.h"
#include "probe/stage/line_output.h"

namespace shardscope::probe {
namespace {

int complain(const std::string& text, ExitStatus status)
{
    std::fprintf(stderr, "shardscope-probe: %s\n", text.c_str());
    return static_cast<int>(status);
}

int list(const Settings& settings)
{
    for (const Backend* backend : backends()) {
        std::printf("%s: %s%s\n", std::string(backend->name()).c_str(), std::string(backend->title()).c_str(),
                    backend->mayBeHere() ? "" : " (not on this machine)");
        for (const Stage& stage : backend->stages(settings))
            std::printf("  %-28s about %3.0f s  %s\n", stage.info.id.c_str(), stage.info.seconds, stage.info.title.c_str());
    }
    return 0;
}

/// Returns what each backend would run, for a program to read; nothing is run.
int tellPlans(const Settings& settings)
{
    LineOutput out(STDOUT_FILENO);
    for (const Backend* backend : backends()) {
        Hello hello;
        hello.version = SHARDSCOPE_VERSION;
        hello.backend = std::string(backend->name());
        hello.quick = settings.quick;
        hello.simulated = backend->origin() == ProfileOrigin::Simulated;
        out.write(hello);
        Plan plan;
        for (const Stage& stage : backend->stages(settings))
            plan.stages.push_back(stage.info);
        out.write(plan);
        if (!backend->mayBeHere())
            out.write(Problem{std::string(backend->title()) + ": not on this machine", {}});
    }
    return 0;
}

int answer(const std::vector<std::string>& words)
{
    std::variant<Options, std::string> parsed = parseOptions(words);
    if (const std::string* problem = std::get_if<std::string>(&parsed))
        return complain(*problem, ExitStatus::BadUsage);
    Options& options = std::get<Options>(parsed);
    switch (options.act) {
    case Options::Act::Help:
        return std::fputs(helpText().c_str(), stdout) < 0 ? 1 : 0;
    case Options::Act::Version:
        return std::puts("shardscope-probe " SHARDSCOPE_VERSION) < 0 ? 1 : 0;
    case Options::Act::Plan:
        return tellPlans(options.settings);
    case Options::Act::List:
        return list(options.settings);
    case Options::Act::RunStage:
        return runStage(options.settings, options.stage);
    case Options::Act::Run:
        return static_cast<int>(runStages(options));
    }
    return static_cast<int>(ExitStatus::Internal);
}

}  // namespace
}  // namespace shardscope::probe

int main(int count, char** words)
{
    try {
        return shardscope::probe::answer(std::vector<std::string>(words + (count > 0 ? 1 : 0), words + count));
    } catch (const std::exception& problem) {
        return shardscope::probe::complain(std::string("internal error: ") + problem.what(), shardscope::probe::ExitStatus::Internal);
    }
}

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include <algorithm>

#include "app/cli/handlers.h"
#include "app/cli/option.h"

namespace shardscope::cli {
namespace {

constexpr std::size_t kAnyNumber = static_cast<std::size_t>(-1);

const std::vector<std::string_view> kScheduleOptions{"--kind",    "--stages",     "--microbatches", "--chunks",      "--group",
                                                     "--forward", "--backward",   "--input-grad",   "--weight-grad", "--fused",
                                                     "--p2p",     "--fuse-pairs", "--format",       "--json"};

const std::vector<std::string_view> kRingOptions{"--ranks",    "--layout",        "--sequence", "--heads", "--kv-heads",
                                                 "--head-dim", "--element-bytes", "--inner",    "--json"};

const std::vector<std::string_view> kSearchOptions{"--top",  "--fix",    "--filter",    "--vary", "--allow-tight",
                                                   "--wide", "--target", "--objective", "--set",  "--json"};

const std::vector<Command>& table()
{
    static const std::vector<Command> kTable{
        {"model", "MODEL", 1, 1, {"--sequence", "--json"}, runModel},
        {"check", "SCENARIO", 1, 1, {"--target", "--set", "--json"}, runCheck},
        {"mesh", "SCENARIO", 1, 1, {"--set", "--json"}, runMesh},
        {"estimate", "SCENARIO", 1, 1, {"--set", "--json"}, runEstimate},
        {"advise", "SCENARIO", 1, 1, {"--rules", "--best", "--all", "--set", "--json"}, runAdvise},
        {"flows", "SCENARIO", 1, 1, {"--set", "--json"}, runFlows},
        {"explain", "SCENARIO FIELD", 2, 2, {"--set", "--json"}, runExplain},
        {"search", "SCENARIO", 1, 1, kSearchOptions, runSearch},
        {"decide", "SCENARIO…", 1, kAnyNumber, {"--gpus", "--counts", "--set", "--json"}, runDecide},
        {"size",
         "SCENARIO",
         1,
         1,
         {"--days", "--budget", "--require-mfu", "--gpus", "--max-gpus", "--objective", "--set", "--json"},
         runSize},
        {"export", "SCENARIO", 1, 1, {"--target", "--set", "--json"}, runExport, {"--target"}},
        {"import", "FILE…", 1, kAnyNumber, {"--target", "--fill", "--set", "--json"}, runImport},
        {"doctor", "FILE…", 1, kAnyNumber, {"--scenario", "--set", "--json"}, runDoctor},
        {"schedule", "", 0, 0, kScheduleOptions, runSchedule, {"--kind", "--stages", "--microbatches"}},
        {"collective", "", 0, 0, {"--op", "--bytes", "--gpus", "--cluster", "--json"}, runCollective, {"--op", "--bytes", "--gpus"}},
        {"trace", "SCENARIO", 1, 1, {"--set", "--json"}, runTrace},
        {"ring", "", 0, 0, kRingOptions, runRing, {"--ranks", "--layout"}},
        {"catalog", "models|gpus|networks|clusters|schedules|lengths|parameters|figures|constants", 1, 1, {"--json"}, runCatalog},
        {"validate", "RUNS…", 1, kAnyNumber, {"--ranking", "--json"}, runValidate},
        {"calibrate",
         "LOG…|RUN…",
         1,
         kAnyNumber,
         {"--out", "--format", "--compare", "--gpu", "--ranks", "--nodes", "--op", "--shrink", "--scenario", "--json"},
         runCalibrate},
        {"completion", "bash|zsh|fish", 1, 1, {}, runCompletion},
        {"help", "[COMMAND]", 0, 1, {}, runHelp},
    };
    return kTable;
}

bool isRequired(const Command& command, std::string_view option)
{
    return std::find(command.required.begin(), command.required.end(), option) != command.required.end();
}

}  // namespace

std::span<const Command> commands() { return table(); }

std::vector<std::string> commandNames()
{
    std::vector<std::string> names;
    for (const Command& command : table())
        names.emplace_back(command.name);
    return names;
}

const Command* findCommand(std::string_view name)
{
    for (const Command& command : table()) {
        if (command.name == name)
            return &command;
    }
    return nullptr;
}

std::string synopsis(const Command& command)
{
    std::string text = "shardscope-cli " + std::string(command.name);
    if (!command.arguments.empty())
        text += " " + std::string(command.arguments);
    for (const std::string_view name : command.options) {
        const Option* option = findOption(name, command.name);
        const std::string usage = std::string(name) + (option->takesValue() ? " " + std::string(option->placeholder) : std::string());
        text += isRequired(command, name) ? " " + usage : " [" + usage + "]";
        if (option->repeatable)
            text += "…";
    }
    return text;
}

}  // namespace shardscope::cli

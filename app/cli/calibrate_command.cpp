// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>
#include <system_error>

#include "app/cli/flag_reader.h"
#include "app/cli/handlers.h"
#include "app/cli/learn_command.h"
#include "app/cli/profile_table.h"
#include "core/hardware/catalog.h"
#include "core/hardware/reference_profile.h"
#include "core/io/hardware_profile_json.h"
#include "core/io/profile_import/profile_import.h"
#include "core/io/superbench_export.h"
#include "core/io/text_file.h"
#include "core/platform/atomic_file.h"

namespace shardscope::cli {
namespace {

constexpr std::int64_t kMostRanks = 1 << 24;

Error unknownGpu(const std::string& id, const char* flag)
{
    std::vector<std::string> known;
    for (const Gpu& gpu : hardwareCatalog().gpus)
        known.push_back(gpu.id);
    return Error{ErrorCode::UnknownName, {"GPU", id, nearestName(id, known), "those that shardscope-cli catalog gpus lists"}, {}, flag};
}

Result<ImportOptions> optionsOf(const Invocation& invocation)
{
    FlagReader flags(invocation);
    ImportOptions options;
    const auto count = [&flags](std::string_view flag) -> std::optional<int> {
        const std::optional<std::int64_t> number = flags.count(flag);
        if (number && (*number < 1 || *number > kMostRanks))
            flags.refuse(Error{ErrorCode::OutOfRange, {std::to_string(*number), "1", std::to_string(kMostRanks)}, {}, std::string(flag)});
        return number ? std::optional(static_cast<int>(*number)) : std::nullopt;
    };
    options.ranks = count("--ranks");
    options.nodes = count("--nodes");
    if (invocation.has("--op"))
        options.kind = flags.name<CollectiveKind>("--op", "collective");
    options.gpu = invocation.value("--gpu").value_or("");
    if (!options.gpu.empty() && !hardwareCatalog().findGpu(options.gpu))
        flags.refuse(unknownGpu(options.gpu, "--gpu"));
    if (invocation.has("--format") && invocation.value("--format") != "superbench")
        flags.refuse(Error{ErrorCode::UnknownName, {"format", *invocation.value("--format"), "superbench", "superbench"}, {}, "--format"});
    if (flags.problem())
        return *flags.problem();
    return options;
}

/// A profile's file, or the published figures of a GPU.
Result<HardwareProfile> comparedWith(const std::string& name)
{
    if (const Gpu* gpu = hardwareCatalog().findGpu(name)) {
        const HardwareProfile* published = referenceProfile(*gpu);
        return published
                   ? Result<HardwareProfile>(*published)
                   : Error{
                         ErrorCode::BadUsage, {"no measurements are published for " + name, "give the file of a profile"}, {}, "--compare"};
    }
    const Result<std::string> text = readTextFile(name);
    return text ? parseHardwareProfile(*text, name) : Result<HardwareProfile>(text.error());
}

std::optional<Error> write(const std::string& text, const std::string& path)
{
    const std::string problem = writeAtomically(path, text);
    if (problem.empty())
        return std::nullopt;
    return Error{ErrorCode::BadUsage, {"the file cannot be written (" + problem + ")", "give another file"}, path, {}};
}

/// The output never overwrites an input.
std::optional<Error> isRead(const std::string& path, const std::vector<std::string>& read)
{
    for (const std::string& each : read) {
        std::error_code unknown;
        if (std::filesystem::equivalent(path, each, unknown))
            return Error{ErrorCode::BadUsage,
                         {"this file is also an input (\"" + each + "\") and would be overwritten", "give another file"},
                         path,
                         "--out"};
    }
    return std::nullopt;
}

Result<Answer> learn(const Invocation& invocation)
{
    for (const std::string_view other : {"--format", "--compare", "--gpu", "--ranks", "--nodes", "--op"}) {
        if (invocation.has(other))
            return Error{
                ErrorCode::BadUsage, {"--shrink reads training runs, not benchmarks", "leave the option out"}, {}, std::string(other)};
    }
    const Result<LearnedProfile> learned = learnedProfile(invocation);
    if (!learned)
        return learned.error();
    const std::string document = profileToJson(learned->profile);
    const std::optional<std::string> path = invocation.value("--out");
    if (path) {
        if (const std::optional<Error> problem = isRead(*path, invocation.arguments))
            return *problem;
        if (const std::optional<Error> problem = write(document, *path))
            return *problem;
    }
    return Answer{invocation.json() ? document : learnedTable(*learned, path.value_or(""), invocation.terminal)};
}

Result<std::vector<ImportedLog>> importAll(const Invocation& invocation, const ImportOptions& options)
{
    std::vector<ImportedLog> logs;
    for (const std::string& path : invocation.arguments) {
        Result<ImportedLog> log = importLogFile(path, options);
        if (!log)
            return log.error();
        logs.push_back(std::move(log).value());
    }
    return logs;
}

}  // namespace

Result<Answer> runCalibrate(const Invocation& invocation)
{
    if (invocation.has("--shrink"))
        return learn(invocation);
    if (invocation.has("--scenario"))
        return Error{
            ErrorCode::BadUsage, {"only a training run has a scenario", "add --shrink to learn from a training run"}, {}, "--scenario"};
    const Result<ImportOptions> options = optionsOf(invocation);
    if (!options)
        return options.error();
    const Result<std::vector<ImportedLog>> logs = importAll(invocation, *options);
    if (!logs)
        return logs.error();
    const Result<HardwareProfile> profile = combineLogs(*logs);
    if (!profile)
        return profile.error();
    std::optional<HardwareProfile> other;
    if (const std::optional<std::string> name = invocation.value("--compare")) {
        Result<HardwareProfile> read = comparedWith(*name);
        if (!read)
            return read.error();
        other = std::move(read).value();
    }
    const bool superBench = invocation.has("--format");
    const std::string document = superBench ? superBenchLine(*profile) : profileToJson(*profile);
    const std::optional<std::string> path = invocation.value("--out");
    if (path) {
        std::vector<std::string> read = invocation.arguments;
        read.push_back(invocation.value("--compare").value_or(""));
        if (const std::optional<Error> problem = isRead(*path, read))
            return *problem;
        if (const std::optional<Error> problem = write(document, *path))
            return *problem;
    }
    if (invocation.json() || (superBench && !path))
        return Answer{document};
    return Answer{profileTable(*profile, *logs, other ? &*other : nullptr, path.value_or(""), invocation.terminal)};
}

}  // namespace shardscope::cli

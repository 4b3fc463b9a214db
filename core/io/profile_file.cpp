// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/profile_file.h"

#include <filesystem>

#include "core/io/object_reader.h"
#include "core/io/schema.h"
#include "core/io/text_file.h"
#include "core/io/value_json.h"

namespace shardscope {
namespace {

/// "-" is the scenario's, so that here it is a file of that name.
std::string pathOf(const std::string& profile, const std::string& file)
{
    const std::filesystem::path folder = file == "-" ? std::filesystem::path(".") : std::filesystem::path(file).parent_path();
    return (profile == "-" ? folder / "./-" : folder / profile).string();
}

std::optional<Error> problemWith(const Result<std::string>& text)
{
    if (!text)
        return text.error();
    const Result<Json> document = parseJson(*text, {});
    if (!document)
        return document.error();
    ObjectReader reader(*document, {}, {});
    reader.ignoreUnknown();
    readSchema(reader, "profile", 1);
    return reader.finish();
}

}  // namespace

Result<void> checkProfile(const Scenario& scenario, const std::string& file, const std::string& pointer)
{
    if (!scenario.cluster.profile)
        return {};
    const std::string& profile = *scenario.cluster.profile;
    const bool inlined = isObjectText(profile);
    const std::string path = inlined ? std::string() : pathOf(profile, file);
    std::optional<Error> problem = problemWith(inlined ? Result<std::string>(profile) : readTextFile(path));
    if (!problem)
        return {};
    problem->within = path;
    problem->file = file;
    problem->pointer = pointer;
    return *problem;
}

}  // namespace shardscope

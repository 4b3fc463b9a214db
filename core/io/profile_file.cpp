// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/profile_file.h"

#include <filesystem>

#include "core/io/hardware_profile_json.h"
#include "core/io/text_file.h"
#include "core/io/value_json.h"
#include "core/scenario/scenario.h"

namespace shardscope {
namespace {

/// "-" is the scenario's, so that here it is a file of that name.
std::string pathOf(const std::string& profile, const std::string& file)
{
    const std::filesystem::path folder = file == "-" ? std::filesystem::path(".") : std::filesystem::path(file).parent_path();
    return (profile == "-" ? folder / "./-" : folder / profile).string();
}

/// One whose figures no machine gave can't calibrate.
Result<HardwareProfile> parseCalibration(std::string_view text, const std::string& file)
{
    Result<HardwareProfile> profile = parseHardwareProfile(text, file);
    if (profile && profile->origin == ProfileOrigin::Simulated)
        return Error{ErrorCode::BadUsage,
                     {"the profile is simulated, so its figures were not measured", "use a measured profile (origin probe, nccl-tests, …)"},
                     file,
                     "/origin"};
    return profile;
}

Result<HardwareProfile> readProfile(const std::string& path)
{
    const Result<std::string> text = readTextFile(path);
    return text ? parseCalibration(*text, path) : Result<HardwareProfile>(text.error());
}

}  // namespace

Result<void> loadProfile(Scenario& scenario, const std::string& file, const std::string& pointer)
{
    scenario.cluster.calibration.reset();
    if (!scenario.cluster.profile)
        return {};
    const std::string& profile = *scenario.cluster.profile;
    const bool inlined = isObjectText(profile);
    const std::string path = inlined ? std::string() : pathOf(profile, file);
    Result<HardwareProfile> read = inlined ? parseCalibration(profile, file) : readProfile(path);
    if (read) {
        scenario.cluster.calibration = std::make_shared<const HardwareProfile>(std::move(read).value());
        return {};
    }
    Error problem = read.error();
    if (!inlined)
        problem.within = path + (problem.pointer.empty() ? "" : ": at " + problem.pointer);
    problem.pointer = pointer + (inlined ? problem.pointer : std::string());
    problem.file = file;
    return problem;
}

}  // namespace shardscope

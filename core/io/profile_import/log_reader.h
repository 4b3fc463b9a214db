// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/io/profile_import/profile_import.h"

namespace shardscope {

/// A reader of one kind of log. `isOne` is called in the order of the list (profile_import.cpp); `read` reads every log that `isOne`
/// accepts.
struct ProfileLogReader {
    ProfileOrigin origin;
    bool (*isOne)(std::string_view text);
    Result<ImportedLog> (*read)(std::string_view text, const std::string& file, const ImportOptions& options);
};

extern const ProfileLogReader kNcclTestsText;
extern const ProfileLogReader kNcclTestsJson;
extern const ProfileLogReader kNcclInspector;
extern const ProfileLogReader kNvbandwidthText;
extern const ProfileLogReader kNvbandwidthJson;
extern const ProfileLogReader kSuperBench;
extern const ProfileLogReader kBabelStream;
extern const ProfileLogReader kMamfFinder;
extern const ProfileLogReader kDcgm;
extern const ProfileLogReader kRvs;
extern const ProfileLogReader kProfilerTrace;
extern const ProfileLogReader kOwnProfile;
extern const ProfileLogReader kRefusedTables;

/// Returns the error of a log that cannot calibrate; `line` is 0 for the whole log.
[[nodiscard]] Error refusedLog(const std::string& file, std::size_t line, std::string what, std::string right);

/// Returns the last part of a path, which a profile keeps.
[[nodiscard]] std::string nameOfFile(const std::string& path);

/// Returns the catalogue's id of a device by its driver's name; empty where there is none.
[[nodiscard]] std::string gpuOfName(std::string_view name);

/// Sets the device from the log; the options take precedence.
void takeDevice(HardwareProfile::Device& device, const std::string& driverName, const ImportOptions& options);

}  // namespace shardscope

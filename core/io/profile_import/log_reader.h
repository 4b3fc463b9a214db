// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/io/profile_import/profile_import.h"

namespace shardscope {

/// A log of one kind. `isOne` is asked in the order of the list (profile_import.cpp); what it takes, `read` answers for.
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

/// Returns what can't calibrate: `line` 0 where it is the whole log.
[[nodiscard]] Error refusedLog(const std::string& file, std::size_t line, std::string what, std::string right);

/// The end of a path: what a profile keeps of it.
[[nodiscard]] std::string nameOfFile(const std::string& path);

/// The catalogue's id of a device by the name that its driver gives it; empty where there is none.
[[nodiscard]] std::string gpuOfName(std::string_view name);

/// Lets the options have the last word on the device.
void takeDevice(HardwareProfile::Device& device, const std::string& driverName, const ImportOptions& options);

}  // namespace shardscope

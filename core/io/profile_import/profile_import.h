// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/hardware/hardware_profile.h"

namespace shardscope {

/// Holds what the one who imports knows better than a log, or what the log doesn't say.
struct ImportOptions {
    std::optional<int> ranks;
    std::optional<int> nodes;
    std::optional<CollectiveKind> kind;
    std::string gpu;  ///< an id of the catalogue
};

/// Holds what a log holds, and what has to be told of it: what was taken for granted, passed over, not used.
struct ImportedLog {
    std::string file;
    ProfileOrigin origin = ProfileOrigin::NcclTests;
    HardwareProfile profile;  ///< samples without fits
    std::vector<std::string> notes;
};

/// Whether the text means to be a log (or a profile) that is known here; it may still be refused.
[[nodiscard]] bool isLog(std::string_view text);

/// Reads the log of a benchmark, or of NCCL Inspector in a training job: nccl-tests and rccl-tests (text of all versions and -J), NCCL
/// Inspector, nvbandwidth (text and -j), SuperBench's results-summary.jsonl, BabelStream's CSV, mamf-finder, DCGM's and RVS's JSON, a
/// PyTorch profiler's trace, and a shardscope.profile/1 itself. Nothing else of the log is kept: environments hold secrets.
/// Errors: of the file; BadUsage with the line where a log can't calibrate (a shared GPU, a table for each process, times of the CPU, …),
/// what is wrong and what would be right.
[[nodiscard]] Result<ImportedLog> importLog(std::string_view text, const std::string& file, const ImportOptions& options = {});
/// The same of a path, or of standard input for "-".
[[nodiscard]] Result<ImportedLog> importLogFile(const std::string& path, const ImportOptions& options = {});

/// One profile of them all, fitted. Series of the same group join; a collective of training's own data types comes first. Refused where
/// logs are of different devices. Precondition: at least one.
[[nodiscard]] Result<HardwareProfile> combineLogs(const std::vector<ImportedLog>& logs);

}  // namespace shardscope

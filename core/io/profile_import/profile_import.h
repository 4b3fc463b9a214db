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

/// Facts from the person who imports, which override the log or supplement it.
struct ImportOptions {
    std::optional<int> ranks;
    std::optional<int> nodes;
    std::optional<CollectiveKind> kind;
    std::string gpu;  ///< an id of the catalogue
};

/// The content of a log, with notes on assumed, skipped and unused parts.
struct ImportedLog {
    std::string file;
    ProfileOrigin origin = ProfileOrigin::NcclTests;
    HardwareProfile profile;  ///< samples without fits
    std::vector<std::string> notes;
};

/// Returns whether the text looks like a known log or profile; it may still be refused.
[[nodiscard]] bool isLog(std::string_view text);

/// Reads the log of a benchmark, or of NCCL Inspector in a training job: nccl-tests and rccl-tests (text of all versions and -J), NCCL
/// Inspector, nvbandwidth (text and -j), SuperBench's results-summary.jsonl, BabelStream's CSV, mamf-finder, DCGM's and RVS's JSON, a
/// PyTorch profiler's trace, and a shardscope.profile/1 itself. Nothing else of the log is kept: environments may contain secrets. Errors:
/// those of the file; BadUsage where a log cannot calibrate (a shared GPU, a table for each process, times of the CPU, …), with the line,
/// the mistake and the remedy.
[[nodiscard]] Result<ImportedLog> importLog(std::string_view text, const std::string& file, const ImportOptions& options = {});
/// Reads the log of a path, or standard input for "-".
[[nodiscard]] Result<ImportedLog> importLogFile(const std::string& path, const ImportOptions& options = {});

/// Returns one fitted profile of all logs. Series of the same group are merged; collectives in a training data type come first. Error: logs
/// of different devices. Precondition: at least one log.
[[nodiscard]] Result<HardwareProfile> combineLogs(const std::vector<ImportedLog>& logs);

}  // namespace shardscope

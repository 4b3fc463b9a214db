// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/doctor/traced_rank.h"

namespace shardscope {

/// Reads the last marked step of a PyTorch profiler trace (`export_chrome_trace`, with or without gzip) and keeps what a diagnosis needs of
/// it: of the GPU with the most kernels, and of the host. Errors: those of the file and of JSON; Contradiction without GPU kernels.
[[nodiscard]] Result<TracedRank> readTracedRank(const std::string& path);
/// Reads the same from text.
[[nodiscard]] Result<TracedRank> parseTracedRank(std::string_view text, const std::string& file);

/// Returns the traces of a path: itself, or of a folder its files that end in .json or .json.gz, by name. Errors: those of the file; BadUsage
/// for a folder without any.
[[nodiscard]] Result<std::vector<std::string>> traceFilesOf(const std::string& path);

/// Reads the traces of all ranks, files and folders, one after the other, so that only one whole trace is in memory. Errors: those of a
/// trace, and BadUsage for two traces of one rank, of different steps, or of runs with different numbers of GPUs.
[[nodiscard]] Result<std::vector<TracedRank>> readTracedRanks(const std::vector<std::string>& paths);

}  // namespace shardscope

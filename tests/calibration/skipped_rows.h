// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/validate/validation.h"

namespace shardscope::calibration {

/// A counted row that no figure contains.
struct SkippedRow {
    std::string source;
    std::string id;
    std::string reason;
};

/// Returns the reason why a run cannot be estimated; empty if it can.
[[nodiscard]] std::optional<std::string> reasonToSkip(const Run& run);

/// Returns all counted rows that cannot be estimated, in the order of the files.
[[nodiscard]] std::vector<SkippedRow> skippedRows(const std::vector<RunFile>& files);

/// Returns a sentence with the number of rows, and one line for each.
[[nodiscard]] std::string skippedText(const std::vector<SkippedRow>& rows);

}  // namespace shardscope::calibration

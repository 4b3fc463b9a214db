// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/cli/terminal.h"
#include "core/io/profile_import/profile_import.h"

namespace shardscope::cli {

/// Returns what a profile says, beside the data sheet of its device and beside another profile (null: what is published of the device); what was
/// told of each log; and where it was written (empty: nowhere).
[[nodiscard]] std::string profileTable(const HardwareProfile& profile, const std::vector<ImportedLog>& logs, const HardwareProfile* other,
                                       const std::string& path, const Terminal& terminal);

}  // namespace shardscope::cli

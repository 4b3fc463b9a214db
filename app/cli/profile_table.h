// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/cli/terminal.h"
#include "core/io/profile_import/profile_import.h"

namespace shardscope::cli {

/// Returns a profile's figures compared with the data sheet of its device and with another profile (null: published figures of the device),
/// the notes on each log, and the path to which it was written (empty: none).
[[nodiscard]] std::string profileTable(const HardwareProfile& profile, const std::vector<ImportedLog>& logs, const HardwareProfile* other,
                                       const std::string& path, const Terminal& terminal);

}  // namespace shardscope::cli

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/hardware/hardware_profile.h"

namespace shardscope {

/// Reads a shardscope.profile/1 strictly. All but "schema" may be absent. An error's pointer is relative to the profile; `file` is used in
/// errors only.
[[nodiscard]] Result<HardwareProfile> parseHardwareProfile(std::string_view text, std::string_view file);

/// Returns the profile in the form that is read: one series per line, followed by its samples, unrounded. Unknown values are absent.
[[nodiscard]] std::string profileToJson(const HardwareProfile& profile);

/// Returns the JSON Schema (2020-12) of a profile; `resources/schemas/profile.schema.json` is the formatted copy.
[[nodiscard]] std::string profileSchema();

}  // namespace shardscope

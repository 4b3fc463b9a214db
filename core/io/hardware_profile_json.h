// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/hardware/hardware_profile.h"

namespace shardscope {

/// Reads a shardscope.profile/1 strictly. All but "schema" may be absent. An error's pointer is that inside the profile; `file` is only
/// named.
[[nodiscard]] Result<HardwareProfile> parseHardwareProfile(std::string_view text, std::string_view file);

/// The profile as it is read back: a series a line and its samples after it, nothing rounded. What is not known is absent.
[[nodiscard]] std::string profileToJson(const HardwareProfile& profile);

/// The JSON Schema (2020-12) of what is read; laid out for people it is `resources/schemas/profile.schema.json`.
[[nodiscard]] std::string profileSchema();

}  // namespace shardscope

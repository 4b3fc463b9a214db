// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/base/result.h"
#include "core/hardware/hardware_profile.h"

namespace shardscope {

/// Reads a shardscope.profile/1 strictly; every key is in `resources/schemas/profile.schema.json`. All but "schema" may be
/// absent. An error's pointer is that inside the profile; `file` is only named.
[[nodiscard]] Result<HardwareProfile> parseHardwareProfile(std::string_view text, std::string_view file);

}  // namespace shardscope

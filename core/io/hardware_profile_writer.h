// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/hardware/hardware_profile.h"

namespace shardscope {

/// The profile as a shardscope.profile/1, which `parseHardwareProfile` reads back as it was: a series a line and its samples after it,
/// nothing rounded. What is not known is absent.
[[nodiscard]] std::string profileToJson(const HardwareProfile& profile);

}  // namespace shardscope

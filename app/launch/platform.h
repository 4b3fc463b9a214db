// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/launch/launch_options.h"

namespace shardscope {

/// Chooses Qt's platform, before there is an application: offscreen for pictures, else the available display, and offscreen where there is
/// none or it does not respond.
void choosePlatform(const LaunchOptions& options);

/// Suppresses messages on missing abilities of the offscreen platform.
void keepPlatformQuiet();

/// Returns whether a window was requested but only the offscreen platform was available.
[[nodiscard]] bool isDisplayMissing();

}  // namespace shardscope

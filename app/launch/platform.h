// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/launch/launch_options.h"

namespace shardscope {

/// Chooses how Qt draws, before there is an application: without a display for pictures, else on the displays that there
/// are, and without one where there is none or it does not answer.
void choosePlatform(const LaunchOptions& options);

/// From here on nothing is said of what a platform without a display cannot do.
void keepPlatformQuiet();

/// Whether a window was wanted, and nothing but the platform without a display was left.
[[nodiscard]] bool isDisplayMissing();

}  // namespace shardscope

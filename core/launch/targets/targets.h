// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/launch/launch_draft.h"
#include "core/launch/launcher_traits.h"

namespace shardscope {

// The constant that a file of this folder defines for each target: kMegatronLauncher, kNanotronLauncher, …
#define SHARDSCOPE_ROW(target, name) extern const LauncherTraits k##target##Launcher;
SHARDSCOPE_LAUNCH_TARGETS(SHARDSCOPE_ROW)
#undef SHARDSCOPE_ROW

}  // namespace shardscope

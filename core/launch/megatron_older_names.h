// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/launch/placed_settings.h"

namespace shardscope {

/// Returns the flags under Megatron-LM's current names, where a script uses the name of an older version or of a fork. An older name is
/// kept where the current one is present as well.
[[nodiscard]] PlacedSettings withTodaysNames(PlacedSettings settings);

}  // namespace shardscope

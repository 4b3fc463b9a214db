// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/launch/placed_settings.h"

namespace shardscope {

/// The flags under the names that Megatron-LM has today, where a script says one by the name of an older version or of a fork. Where
/// today's name stands there as well, the older one is left alone.
[[nodiscard]] PlacedSettings withTodaysNames(PlacedSettings settings);

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/launch/config_value.h"

namespace shardscope {

/// Returns DeepSpeed's settings, with values that transformers' trainer decides ("auto") unknown where a scenario depends on them.
[[nodiscard]] ConfigValue withAutoUnknown(ConfigValue settings);

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/launch/config_value.h"

namespace shardscope {

/// DeepSpeed's settings, those that transformers' trainer decides ("auto") unknown where a scenario follows from them.
[[nodiscard]] ConfigValue withAutoUnknown(ConfigValue settings);

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/base/result.h"
#include "core/scenario/launch_target.h"

namespace shardscope {

using Target = LaunchTarget;

/// Returns the target called `name`. Errors: UnknownName (with the nearest one).
[[nodiscard]] Result<Target> targetOfName(std::string_view name);

}  // namespace shardscope

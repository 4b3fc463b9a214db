// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/base/result.h"

namespace shardscope {

/// One of the built-in lists as a `shardscope.catalog/1`: `models`, `gpus`, `networks`, `clusters`, `schedules` or
/// `parameters`. The entries stand under the list's own name. Hardware figures have their unit and trust beside them.
[[nodiscard]] Result<std::string> catalogJson(std::string_view list);

}  // namespace shardscope

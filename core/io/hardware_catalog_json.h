// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/json.h"

namespace shardscope {

/// The hardware catalogue for people and scripts: each figure as {"value", "unit", "trust"}.
[[nodiscard]] Json gpusToJson();
[[nodiscard]] Json networksToJson();
[[nodiscard]] Json clustersToJson();

}  // namespace shardscope

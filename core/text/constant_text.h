// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace shardscope {

/// Returns the name of a constant of the cost model (core/site/cost_constants.h): "gaps between kernels, Transformer Engine". Returns the
/// id itself where it is unknown.
[[nodiscard]] std::string_view constantName(std::string_view id);

}  // namespace shardscope

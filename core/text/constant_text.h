// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace shardscope {

/// What a constant of the cost model is called (core/site/cost_constants.h): "gaps between kernels, Transformer Engine". Of an unknown id the id.
[[nodiscard]] std::string_view constantName(std::string_view id);

}  // namespace shardscope

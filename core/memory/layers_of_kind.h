// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "core/model/architecture.h"

namespace shardscope {

/// How many of the layers [first, end) are of this kind. Unlike `layersOfEachKind` it keeps nothing: a ledger asks for each stage a dozen times.
[[nodiscard]] inline int layersOfKind(const Architecture& architecture, std::size_t kind, int first, int end)
{
    const auto begin = architecture.kindOfLayer.begin();
    return static_cast<int>(std::count(begin + first, begin + std::max(first, end), kind));
}

}  // namespace shardscope

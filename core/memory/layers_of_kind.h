// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "core/model/architecture.h"

namespace shardscope {

/// Returns the number of layers of this kind in [first, end). Unlike `layersOfEachKind` it allocates nothing: a ledger calls it a dozen
/// times for each stage.
[[nodiscard]] inline int layersOfKind(const Architecture& architecture, std::size_t kind, int first, int end)
{
    const auto begin = architecture.kindOfLayer.begin();
    return static_cast<int>(std::count(begin + first, begin + std::max(first, end), kind));
}

}  // namespace shardscope

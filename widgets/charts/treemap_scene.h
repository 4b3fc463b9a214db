// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chart_data.h"
#include "widgets/charts/scene.h"

namespace shardscope {

/// Returns a treemap of two levels. Marks: `group`, and `item` the tile or −1 for the group as a whole (its header).
[[nodiscard]] Scene treemapScene(const TreemapData& data, const QSizeF& size, const Theme& theme);

}  // namespace shardscope

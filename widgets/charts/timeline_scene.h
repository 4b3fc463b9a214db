// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chart_data.h"
#include "widgets/charts/scene.h"

namespace shardscope {

/// Returns stacked areas over time at one size. Marks: one per column of pixels of the same moment, as high as the plot; `group` is the
/// moment's index, `item` −1. Time runs from left to right in every language.
[[nodiscard]] Scene timelineScene(const TimelineData& data, const QSizeF& size, const Theme& theme);

}  // namespace shardscope

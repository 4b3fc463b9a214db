// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chart_data.h"
#include "widgets/charts/scene.h"

namespace shardscope {

/// Returns stacked bars at one size. Marks: `group` is the bar; `item` is the series, or −1 for the bar as a whole, whose place is the
/// whole column. Bars that exceed their limit carry a ▲ before their figure.
[[nodiscard]] Scene barsScene(const StackedBarsData& data, const QSizeF& size, const Theme& theme);

}  // namespace shardscope

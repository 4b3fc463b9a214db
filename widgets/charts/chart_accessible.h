// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace shardscope {

class ChartWidget;

/// Makes charts readable: a chart is a Chart with its title as name and its summary as description, and each of its parts is a
/// child with a name and a place that can be pressed. May be called any number of times.
void installChartAccessibility();

/// Tells a screen reader that a part has the focus. `isRenamed`: it had the focus before, and its name has changed.
void announcePart(ChartWidget& chart, int part, bool isRenamed = false);

}  // namespace shardscope

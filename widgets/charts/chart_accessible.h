// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace shardscope {

class ChartWidget;

/// Makes charts readable: a chart is a Chart with its title as name and its summary as description, and each of its parts is a
/// child with a name and a place that can be pressed. May be called any number of times.
void installChartAccessibility();

/// Tells a screen reader that the keyboard is on a part now. `isRenamed`: it was before, and the part is called otherwise.
void announcePart(ChartWidget& chart, int part, bool isRenamed = false);

}  // namespace shardscope

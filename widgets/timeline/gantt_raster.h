// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

#include "widgets/timeline/gantt_lanes.h"

namespace shardscope {

/// Paints the lanes of a picture over the image's plot, with the ruler's lines behind them. It fills whole lines of pixels:
/// at a million blocks every column carries something, and calls of a painter would cost more than the pixels. The image has
/// 32 bits a pixel and the size of the layout in device pixels. `then` is called with each lane, to draw more of it later.
void drawLanes(QImage& image, const GanttContent& content, const GanttLayout& layout, const Theme& theme,
               const std::function<void(const PaintedLane&)>& then = {});

}  // namespace shardscope

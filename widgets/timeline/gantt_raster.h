// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

#include "widgets/charts/scene.h"
#include "widgets/timeline/gantt_lanes.h"

namespace shardscope {

/// Paints the lanes of a picture over the image's plot, and appends labels and stripes, which are painted over them, to a scene. It fills
/// whole lines of pixels: at a million blocks every column is used, and calls of a painter would cost more than the pixels. Where there are
/// many rows, two threads share them. The image has 32 bits a pixel and the size of the layout in device pixels.
void drawLanes(QImage& image, const GanttContent& content, const GanttLayout& layout, const Theme& theme, Scene* over = nullptr);

}  // namespace shardscope

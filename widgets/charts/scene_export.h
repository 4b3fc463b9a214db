// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/scene.h"

class QIODevice;

namespace shardscope {

enum class PictureFormat { Png, Svg, Pdf };
/// Titled: within a margin, below its title, as it is to stand alone in a paper or on a slide.
enum class PictureFrame { None, Titled };

/// Writes exactly what is drawn, on the theme's card colour. `scale`: pixels per unit of a PNG. False: the device failed, or
/// the scene has no size.
[[nodiscard]] bool writePicture(QIODevice& device, PictureFormat format, const Scene& scene, const Theme& theme, const QString& title,
                                double scale = 2, PictureFrame frame = PictureFrame::None);

}  // namespace shardscope

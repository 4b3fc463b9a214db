// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/scene.h"

class QIODevice;

namespace shardscope {

enum class PictureFormat { Png, Svg, Pdf };
/// Titled: with a margin and a title, for a paper or a slide.
enum class PictureFrame { None, Titled };

/// Writes the drawn picture on the theme's card colour. `scale`: pixels per unit of a PNG. Returns false if the device failed, or the scene
/// has no size.
[[nodiscard]] bool writePicture(QIODevice& device, PictureFormat format, const Scene& scene, const Theme& theme, const QString& title,
                                double scale = 2, PictureFrame frame = PictureFrame::None);

}  // namespace shardscope

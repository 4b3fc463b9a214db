// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/scene.h"
#include "widgets/layer/tensor_scale.h"

namespace shardscope {

/// The size of drawn tensors, and the width of the column that each is centred in.
struct TensorGlyphs {
    const TensorScale& scale;
    double perDoubling = 0;  ///< pixels; 0: sizes are not known
    double column = 0;

    [[nodiscard]] double lengthOf(double size) const { return scale.doublings(size) * perDoubling; }
};

/// Draws the whole tensor as a box with a strip for each part, this rank's filled; at most eight strips. `x`: left edge of its column;
/// `row`: its operator's.
void drawTensor(Scene& scene, const LayerTensor& tensor, const TensorGlyphs& glyphs, double x, const QRectF& row, const Theme& theme);

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/scene.h"
#include "widgets/layer/tensor_scale.h"

namespace shardscope {

/// How large tensors are drawn, and how wide the column is in whose middle each stands.
struct TensorGlyphs {
    const TensorScale& scale;
    double perDoubling = 0;  ///< pixels; 0: sizes are not known
    double column = 0;

    [[nodiscard]] double lengthOf(double size) const { return scale.doublings(size) * perDoubling; }
};

/// The whole tensor as a box in as many strips as it is cut into, with this rank's filled. More than eight strips are drawn as
/// eight. `x`: where its column begins; `row`: of its operator.
void drawTensor(Scene& scene, const LayerTensor& tensor, const TensorGlyphs& glyphs, double x, const QRectF& row, const Theme& theme);

}  // namespace shardscope

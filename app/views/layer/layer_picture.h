// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/layer/rank_shape.h"
#include "core/step/cost_inputs.h"
#include "core/step/layer_passes.h"
#include "widgets/charts/roofline.h"
#include "widgets/layer/layer_data.h"

namespace shardscope {

class Estimate;

enum class LayerDirection { Forward, Backward };

/// One kind of layer as one rank runs it, with the cost of each operator.
struct LayerPicture {
    std::shared_ptr<const Estimate> estimate;
    QString name;     ///< of the kind of layer
    RankShape shape;  ///< the rank's share that the operators work on
    bool learns = true;
    Recompute recompute = Recompute::None;
    CostInputs inputs;
    OperatorList operators;
    std::vector<OperatorTiming> timings;
};

/// Something that the view can draw: a kind of layer, or a part of an encoder.
struct DrawnLayer {
    QString name;
    int times = 1;  ///< layers of this kind
};
/// Returns the model's kinds of layers, then the parts of its encoders.
[[nodiscard]] std::vector<DrawnLayer> drawnLayers(const Estimate& estimate);

/// Returns the picture. Precondition: a legal estimate, 0 <= kind < number of drawn layers.
[[nodiscard]] std::shared_ptr<const LayerPicture> layerPicture(std::shared_ptr<const Estimate> estimate, int kind);

/// Returns "A", "B", … "Z", "AA".
[[nodiscard]] QString letterOf(std::size_t operatorIndex);

[[nodiscard]] LayerDiagramData layerDiagram(const LayerPicture& picture, LayerDirection direction);
/// Returns the roofline of multiplying operators, with the roofs of the data sheet and of the estimate.
[[nodiscard]] RooflineData layerRoofline(const LayerPicture& picture);
/// Returns the explanation of one operator's numbers, sentence by sentence.
[[nodiscard]] QString explainOperator(const LayerPicture& picture, int index);

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/step/cost_inputs.h"
#include "core/step/layer_passes.h"
#include "widgets/charts/roofline.h"
#include "widgets/layer/layer_data.h"

namespace shardscope {

class Estimate;

enum class LayerDirection { Forward, Backward };

/// One kind of layer as one rank runs it, with what each operator costs.
struct LayerPicture {
    std::shared_ptr<const Estimate> estimate;
    int kind = 0;
    CostInputs inputs;
    OperatorList operators;
    std::vector<OperatorTiming> timings;
};

/// Precondition: a legal estimate, 0 <= kind < number of kinds.
[[nodiscard]] std::shared_ptr<const LayerPicture> layerPicture(std::shared_ptr<const Estimate> estimate, int kind);

/// "A", "B", … "Z", "AA".
[[nodiscard]] QString letterOf(std::size_t operatorIndex);

[[nodiscard]] LayerDiagramData layerDiagram(const LayerPicture& picture, LayerDirection direction);
/// Operators that multiply, against what the data sheet promises and what the estimate counts on.
[[nodiscard]] RooflineData layerRoofline(const LayerPicture& picture);
/// How the numbers of one operator come about, sentence by sentence.
[[nodiscard]] QString explainOperator(const LayerPicture& picture, int index);

}  // namespace shardscope

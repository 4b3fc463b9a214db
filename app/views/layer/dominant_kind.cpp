// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/layer/dominant_kind.h"

#include <algorithm>

#include "core/estimate/estimate.h"
#include "core/model/architecture.h"
#include "core/step/step.h"

namespace shardscope {

int dominantKind(const Estimate& estimate)
{
    const Architecture& architecture = estimate.architecture();
    const auto step = estimate.step();
    std::vector<double> weights;
    for (std::size_t kind = 0; kind < architecture.kinds.size(); ++kind) {
        const auto layers = std::count(architecture.kindOfLayer.begin(), architecture.kindOfLayer.end(), kind);
        const double seconds =
            step ? (step->layers.ofLayerKind[kind].forward + step->layers.ofLayerKind[kind].backward()).total().value() : 1;
        weights.push_back(static_cast<double>(layers) * seconds);
    }
    return static_cast<int>(std::max_element(weights.begin(), weights.end()) - weights.begin());
}

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/layer/operator.h"
#include "core/model/forward_models.h"

namespace shardscope {

struct LayerKind;
struct RankShape;

/// A part of a model that runs forward alone, which the step runs `times` times for each micro-batch.
struct ForwardPart {
    ForwardRole role = ForwardRole::Reference;
    OperatorList operators;
    double headDim = 0;  ///< of a layer; else 0
    double times = 1;
    std::shared_ptr<const Architecture> architecture;
    const LayerKind* kind = nullptr;  ///< of `architecture`; null: embedding or head
};

/// Returns the parts of these models on one rank, cut as the model that learns is: embedding, layers of each kind, head. Their operators keep
/// nothing and have no backward pass.
[[nodiscard]] std::vector<ForwardPart> forwardParts(const std::vector<ForwardModel>& models, const RankShape& shape);

}  // namespace shardscope

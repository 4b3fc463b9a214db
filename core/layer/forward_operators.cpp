// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/forward_operators.h"

#include <utility>

#include "core/layer/layer_operators.h"
#include "core/layer/operator_builders.h"
#include "core/layer/rank_shape.h"
#include "core/model/architecture.h"
#include "core/model/parameters.h"

namespace shardscope {
namespace {

/// The same tokens in another model.
RankShape shapeOf(const Architecture& architecture, const RankShape& given)
{
    RankShape shape = given;
    shape.hidden = static_cast<double>(architecture.hidden);
    shape.streams = static_cast<double>(architecture.residualStreams);
    shape.offloadedInputs = {};
    shape.learning = architecture.learning;
    return shape;
}

void append(std::vector<ForwardPart>& parts, const ForwardModel& model, const RankShape& given)
{
    const Terms silent;
    const Architecture& architecture = *model.architecture;
    const RankShape shape = shapeOf(architecture, given);
    const auto vocabulary = static_cast<double>(architecture.vocab);
    const auto add = [&](OperatorList operators, double headDim, double times, const LayerKind* kind) {
        runForwardOnly(operators, silent);
        parts.push_back({model.role, std::move(operators), headDim, model.times * times, model.architecture, kind});
    };
    add(embeddingOperators(architecture, vocabulary, shape, silent), 0, 1, nullptr);
    const std::vector<std::int64_t> layers = layersOfKind(architecture);
    for (std::size_t index = 0; index < layers.size(); ++index) {
        const LayerKind& kind = architecture.kinds[index];
        if (layers[index] > 0)
            add(layerOperators(kind, architecture.position, shape), static_cast<double>(kind.attention.qkHeadDim()),
                static_cast<double>(layers[index]), &kind);
    }
    add(headOperators(architecture, vocabulary, shape, silent), 0, 1, nullptr);
}

}  // namespace

std::vector<ForwardPart> forwardParts(const std::vector<ForwardModel>& models, const RankShape& shape)
{
    std::vector<ForwardPart> parts;
    for (const ForwardModel& model : models)
        append(parts, model, shape);
    return parts;
}

}  // namespace shardscope

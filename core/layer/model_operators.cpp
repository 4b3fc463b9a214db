// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/model_operators.h"

#include "core/layer/layer_operators.h"
#include "core/layer/rank_shape.h"
#include "core/model/architecture.h"

namespace shardscope {

ModelOperators modelOperators(const Architecture& architecture, double vocabulary, const RankShape& shape, const Terms& terms)
{
    ModelOperators operators;
    operators.ofLayerKind.reserve(architecture.kinds.size());
    for (const LayerKind& kind : architecture.kinds)
        operators.ofLayerKind.push_back(layerOperators(kind, architecture.position, shape, terms));
    if (shape.runsEncoder)
        operators.encoders = encoderParts(architecture, shape);
    if (shape.runsLanguage)
        operators.embedding = embeddingOperators(architecture, vocabulary, shape, terms);
    operators.head = headOperators(architecture, vocabulary, shape, terms);
    if (architecture.mtpLayers > 0) {
        operators.mtpKind = architecture.mtpKind ? &*architecture.mtpKind : &architecture.layer(architecture.layers() - 1);
        operators.mtp = layerOperators(*operators.mtpKind, architecture.position, shape, terms);
    }
    return operators;
}

}  // namespace shardscope

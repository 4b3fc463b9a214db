// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/layer/encoder_operators.h"
#include "core/layer/forward_operators.h"
#include "core/layer/operator.h"

namespace shardscope {

struct Architecture;
struct LayerKind;
struct RankShape;

/// The operators that a rank runs for one micro-batch: made once per estimate, read by the time, the memory and every picture.
struct ModelOperators {
    std::vector<OperatorList> ofLayerKind;
    OperatorList embedding;              ///< before the first layer
    OperatorList head;                   ///< after the last one: norm, logits, loss
    std::vector<EncoderPart> encoders;   ///< before the embedding
    std::vector<ForwardPart> forwards;   ///< of the models that the objective runs forward alone, before the embedding
    OperatorList mtp;                    ///< of one multi-token-prediction layer, without its head; empty where the model has none
    const LayerKind* mtpKind = nullptr;  ///< that layer's kind, of the architecture
};

/// Returns the model's operators. `vocabulary`: as padded (core/memory/rank_parameters.h).
[[nodiscard]] ModelOperators modelOperators(const Architecture& architecture, double vocabulary, const RankShape& shape,
                                            const Terms& terms = {});

}  // namespace shardscope

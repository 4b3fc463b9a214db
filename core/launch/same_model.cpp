// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/same_model.h"

#include "core/launch/model_numerics.h"
#include "core/launch/plain_decoder.h"

namespace shardscope {

bool isSameModel(const Architecture& a, const Architecture& b)
{
    if (a.hidden != b.hidden || a.layers() != b.layers() || a.vocab != b.vocab)
        return false;
    std::optional<PlainDecoder> first = plainDecoder(a);
    std::optional<PlainDecoder> second = plainDecoder(b);
    // Shared experts are identified by their total width.
    for (std::optional<PlainDecoder>* decoder : {&first, &second}) {
        if (*decoder && (*decoder)->experts)
            (*decoder)->experts->sharedExperts = (*decoder)->experts->sharedExperts > 0 ? 1 : 0;
    }
    // A value that one of the two does not state is not compared.
    for (double PlainDecoder::*value : {&PlainDecoder::ropeTheta, &PlainDecoder::normEpsilon}) {
        if (first && second && (*first.*value == 0 || *second.*value == 0))
            *first.*value = *second.*value = 0;
    }
    if (first && second &&
        (first->ropeScaling.kind == RopeScalingKind::None || second->ropeScaling.kind == RopeScalingKind::None ||
         isSameScaling(first->ropeScaling, second->ropeScaling)))
        first->ropeScaling = second->ropeScaling = {};
    // Rotary positions cost no weights.
    if (first && second && first->position == Position::Rope && (first->maxPositions == 0 || second->maxPositions == 0))
        first->maxPositions = second->maxPositions = 0;
    return first && second && *first == *second;
}

}  // namespace shardscope

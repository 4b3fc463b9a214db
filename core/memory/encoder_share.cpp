// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/encoder_share.h"

#include <algorithm>

#include "core/model/architecture.h"
#include "core/model/encoder_counts.h"
#include "core/model/parameters.h"
#include "core/plan/resolved_plan.h"

namespace shardscope {

RankParameters encoderParameters(const Architecture& architecture, const ResolvedPlan& plan, MatrixTable* matrices)
{
    RankParameters all;
    ResolvedPlan own = plan;
    own.tp = plan.encoder.tp.value_or(1);
    for (const Encoder& encoder : architecture.encoders) {
        if (!encoder.takesPart())
            continue;
        const Architecture stack = encoderStack(encoder);
        const auto addPart = [&](const std::vector<Tensor>& tensors, double heads, double times, bool learns) {
            const auto cut = [&](const Tensor& tensor) { return cutOf(tensor, own, heads); };
            const auto ways = [&](const Tensor& tensor) { return MatrixWays{cut(tensor), 1}; };
            double held = 0;
            for (const Tensor& tensor : tensors)
                held += times * static_cast<double>(tensor.elements()) / cut(tensor);
            (learns ? all.dense : all.frozen) += held;
            if (matrices && learns)
                addCounts(all.matrices, matrices->add(tensors, ways, 1), static_cast<int>(times));
        };
        addPart(encoder.inputTensors, 1, 1, !encoder.frozen);
        for (std::size_t kind = 0; kind < encoder.kinds.size(); ++kind) {
            const auto layers = std::count(encoder.kindOfLayer.begin(), encoder.kindOfLayer.end(), static_cast<std::uint8_t>(kind));
            addPart(layerTensors(stack, encoder.kinds[kind]), static_cast<double>(encoder.kinds[kind].attention.kvHeads),
                    static_cast<double>(layers), !encoder.frozen);
        }
        addPart(encoder.projectorTensors, 1, 1, true);
    }
    return all;
}

}  // namespace shardscope

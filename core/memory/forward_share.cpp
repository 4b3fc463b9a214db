// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/forward_share.h"

#include "core/model/architecture.h"
#include "core/model/forward_models.h"
#include "core/model/parameters.h"
#include "core/plan/resolved_plan.h"

namespace shardscope {
namespace {

/// Of so many layers, or of what is outside them.
RankParameters sum(const std::vector<Tensor>& tensors, double times, double keyValueHeads, const ResolvedPlan& plan)
{
    RankParameters all;
    for (const Tensor& tensor : tensors) {
        const bool isExpert = tensor.kind == TensorKind::RoutedExpert;
        const double ranks = cutOf(tensor, plan, keyValueHeads) * (isExpert ? plan.ep : 1);
        const double held = times * static_cast<double>(tensor.elements()) / ranks;
        all.frozen += held;
        if (isExpert)
            all.parts.experts += held;
        if (tensor.isQuantised)
            (isExpert ? all.parts.quantisedExperts : all.parts.quantised) += held;
        else
            (isExpert ? all.parts.copiedExperts : all.parts.copied) += held;
    }
    return all;
}

}  // namespace

RankParameters forwardParameters(const ForwardModel& model, const ResolvedPlan& plan)
{
    const Architecture& architecture = *model.architecture;
    const std::vector<std::int64_t> layers = layersOfKind(architecture);
    RankParameters all;
    for (std::size_t index = 0; index < layers.size(); ++index) {
        const LayerKind& kind = architecture.kinds[index];
        all += sum(layerTensors(architecture, kind), static_cast<double>(layers[index]), static_cast<double>(kind.attention.kvHeads), plan);
    }
    all += sum(embeddingTensors(architecture), 1, 1, plan);
    all += sum(headTensors(architecture), 1, 1, plan);
    return all;
}

RankParameters repeated(double times, RankParameters frozen)
{
    frozen.frozen *= times;
    frozen.parts = times * frozen.parts;
    return frozen;
}

}  // namespace shardscope

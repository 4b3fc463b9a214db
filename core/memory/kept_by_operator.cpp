// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/kept_by_operator.h"

#include <algorithm>

#include "core/layer/encoder_recompute.h"
#include "core/layer/offloaded_inputs.h"
#include "core/memory/rank_stages.h"
#include "core/memory/stage_ledger.h"
#include "core/model/architecture.h"
#include "core/plan/resolved_plan.h"
#include "core/site/site.h"

namespace shardscope {
namespace {

/// How many layers of one kind are held at the peak, micro-batches times layers.
struct LiveLayers {
    double recomputed = 0;  ///< in the plan's recompute mode
    double whole = 0;       ///< beyond `recompute_layers`: nothing of them is recomputed
};

struct LiveParts {
    double embeddings = 0;
    double offloaded = 0;  ///< share of these
    OffloadedInputs inputs;
    std::vector<LiveLayers> ofLayerKind;
};

LiveParts livePartsOf(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, int rank)
{
    const Architecture& architecture = *site.architecture;
    const RankStages stages = rankStages(site, plan, rank);
    const std::vector<Bytes> perChunk = chunkActivations(site, plan, inputs.activations, stages);
    const std::vector<double> live = liveByChunk(plan, rank, perChunk);
    LiveParts parts;
    parts.offloaded = plan.offloadActivations;
    parts.inputs = inputs.shape.offloadedInputs;
    parts.ofLayerKind.resize(architecture.kinds.size());
    for (std::size_t chunk = 0; chunk < std::min(stages.ranges.size(), live.size()); ++chunk) {
        const StageRange& range = stages.ranges[chunk];
        const double held = live[chunk];
        parts.embeddings += range.stage == firstStage(plan) ? held : 0;
        for (int layer = range.first; layer < range.end; ++layer) {
            LiveLayers& layers = parts.ofLayerKind[architecture.kindOfLayer[static_cast<std::size_t>(layer)]];
            (layer < range.recomputedEnd ? layers.recomputed : layers.whole) += held;
        }
    }
    return parts;
}

void append(std::vector<KeptByOperator>& kept, int layerKind, const OperatorList& operators, Recompute mode, const LiveParts& parts,
            const LiveLayers& live)
{
    for (const Operator& op : operators) {
        const auto onDevice = [&](Recompute in) { return op.keptIn(in) - parts.inputs.of(op, in) * parts.offloaded; };
        const Bytes bytes = onDevice(mode) * live.recomputed + onDevice(Recompute::None) * live.whole;
        if (bytes > Bytes())
            kept.push_back({layerKind, op.id, bytes});
    }
}

}  // namespace

std::vector<KeptByOperator> keptByOperator(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, int rank)
{
    const LiveParts live = livePartsOf(site, plan, inputs, rank);
    std::vector<KeptByOperator> kept;
    for (const EncoderPart& part : inputs.operators.encoders) {
        if (part.learns)
            append(kept, KeptByOperator::kEncoders, part.operators, recomputeOf(part, plan), live, {live.embeddings * part.times, 0});
    }
    if (inputs.activations.received > Bytes() && live.embeddings > 0)
        kept.push_back({KeptByOperator::kEncoders, OperatorId::Projector, inputs.activations.received * live.embeddings});
    append(kept, KeptByOperator::kEmbedding, inputs.operators.embedding, plan.recompute, live, {live.embeddings, 0});
    for (std::size_t kind = 0; kind < inputs.operators.ofLayerKind.size(); ++kind)
        append(kept, static_cast<int>(kind), inputs.operators.ofLayerKind[kind], plan.recompute, live, live.ofLayerKind[kind]);
    return kept;
}

}  // namespace shardscope

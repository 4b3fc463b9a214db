// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <utility>

#include "core/estimate/estimate.h"
#include "core/explain/time_parts.h"
#include "core/memory/rank_stages.h"
#include "core/model/layer_name.h"
#include "core/schedule/fused_blocks.h"
#include "core/schedule/stage_map.h"
#include "core/site/device_rates.h"
#include "core/step/basis.h"
#include "core/step/blocking_sends.h"
#include "core/step/data_sync.h"
#include "core/step/flow_parts.h"
#include "core/step/fused_pairs.h"
#include "core/step/layer_passes.h"
#include "core/step/pass_time.h"
#include "core/step/sharded_layers.h"
#include "core/step/step.h"
#include "core/step/uneven_micro_batches.h"

namespace shardscope {
namespace {

using PassField = std::pair<std::string_view, PassTime Passes::*>;
constexpr std::array<PassField, 4> kPasses{{{"pass-forward", &Passes::forward},
                                            {"pass-recompute", &Passes::recompute},
                                            {"pass-input-gradient", &Passes::inputGrad},
                                            {"pass-weight-gradient", &Passes::weightGrad}}};
using PassFields = std::span<const PassField>;
constexpr PassFields kAll(kPasses);

/// The requested passes of a stage, and the parts of them.
struct Asked {
    PassFields passes;
    std::vector<PassPart> parts;
};

/// The passes of one block as its leaf noted them.
Part blockParts(const ExplainContext& context, std::string_view id, std::string_view block, const Passes& passes, const Asked& asked,
                std::string_view subject = {})
{
    Parts parts;
    for (const auto& [passId, pass] : asked.passes) {
        for (const PassPart& part : asked.parts) {
            if (const Seconds seconds = part.of(passes.*pass); seconds > Seconds())
                parts.push_back(context.terms().about(partOf(block, part, context.terms()))(passId, seconds).record);
        }
    }
    return parts.empty() ? nullptr : context.sum(id, std::move(parts), subject);
}

Part stageParts(const ExplainContext& context, int stage, const Asked& asked)
{
    const LayerPasses& layers = context.estimate.step()->layersOf(context.group);
    const StageRange& range = context.stages[static_cast<std::size_t>(stage)];
    Parts parts;
    const auto addLayers = [&](std::string_view block, int first, int end, const std::vector<Passes>& passes) {
        const std::vector<int> counts = layersOfEachKind(context.architecture, first, end);
        for (std::size_t kind = 0; kind < counts.size(); ++kind) {
            const Terms own = aboutKind(context.terms(), context.architecture, kind);
            const Part one = counts[kind] == 0
                                 ? nullptr
                                 : blockParts(context, "layer-seconds", blockName(own, block, kind), passes[kind], asked, own.subject());
            if (one)
                parts.push_back(context.product(
                    "layers-seconds", {layersHere(context.site, context.plan, {range, first, end}, kind, counts[kind], own).record, one},
                    own.subject()));
        }
    };
    addLayers(kRecomputedLayer, range.first, range.recomputedEnd, layers.ofLayerKind);
    addLayers(context.plan.recomputeLayers ? kKeptLayer : kRecomputedLayer, range.recomputedEnd, range.end, layers.ofLayerKindKept);
    if (stage == firstStage(context.plan) && !context.basis->ledger.operators.encoders.empty()) {
        if (const Part encoders = blockParts(context, "encoder-seconds", "encoders", layers.encoders, asked))
            parts.push_back(encoders);
    }
    if (stage == firstStage(context.plan) && !context.basis->ledger.operators.forwards.empty())
        parts.push_back(blockParts(context, "forward-models-seconds", "forwards", layers.forwards, asked));
    if (stage == firstStage(context.plan) && context.plan.runsLanguage)
        parts.push_back(blockParts(context, "embedding-seconds", "embedding", layers.embedding, asked));
    if (static_cast<std::size_t>(stage) + 1 == context.plan.stageLayers.size()) {
        parts.push_back(blockParts(context, "head-seconds", "head", layers.head, asked));
        parts.push_back(blockParts(context, "mtp-seconds", "mtp layers", layers.mtp, asked));
    }
    const Part sum = context.sum("stage-seconds", std::move(parts), context.text(std::to_string(stage)));
    return sum->inputs.empty() ? nullptr : sum;
}

HiddenByFusing hiddenIn(const ExplainContext& context, int forward, int backward)
{
    const StepEstimate& step = *context.estimate.step();
    FusedStages stages(
        context.site, context.plan, context.plan.pipeline(), [&step](int group) -> const LayerPasses& { return step.layersOf(group); },
        step.stages);
    return stages.of(static_cast<std::size_t>(forward), static_cast<std::size_t>(backward));
}

/// Returns what a pass takes of the rank.
std::vector<PassPart> busyParts()
{
    std::vector<PassPart> parts{{PassPart::Kind::Compute, Axis::Tp}, {PassPart::Kind::Host, Axis::Tp}};
    for (const auto& [axis, name] : EnumNames<Axis>::names)
        parts.push_back({PassPart::Kind::Exposed, axis});
    return parts;
}

}  // namespace

void recordPasses(const ExplainContext& context)
{
    if (context.noted("memory-rate"))
        return;
    const Terms terms = context.terms();
    const Basis& basis = *context.basis;
    (void)deviceRates(basis.site.training, basis.site.cluster.gpu, basis.site.constants, terms, attentionNeeds(*basis.site.architecture));
    const LedgerInputs mean = basis.mean ? ledgerInputs(context.site, context.plan, terms, MicroBatchKind::Mean) : LedgerInputs();
    LayerPasses passes = layerPasses(basis.costs.over(basis.mean ? mean : context.ledger), terms);
    addShardedWeights(passes, basis.ledger.parameters, context.estimate.step()->trafficOf(context.group), basis.costs, terms);
    if (basis.mean)
        (void)ledgerInputs(context.site, context.plan, terms);  // later records of memory find their own inputs again
}

/// Returns the micro-batches of a chunk in units of the mean one.
Part microBatchWorks(const ExplainContext& context)
{
    if (context.basis->factors.empty())
        return context.noted("microbatches");
    return context.end(worksName(*context.basis->ledger.shape.documents), worksPerChunk(context.plan.pipeline(), context.basis->factors));
}

Part passesOfRank(const ExplainContext& context, int rank, const PassPart& part)
{
    recordPasses(context);
    const bool halves = context.basis->factors.empty() && passesOfChunk(*context.basis) < static_cast<double>(context.plan.microBatches);
    Parts stages;
    for (const int stage : context.plan.stagesOfRank(rank)) {
        const Part one = stageParts(context, stage, {kAll, {part}});
        if (!one)
            continue;
        Parts factors{microBatchWorks(context)};
        if (halves)
            factors.push_back(context.end("half-of-the-micro-batches", 0.5));
        factors.push_back(one);
        stages.push_back(context.product("stage-passes", std::move(factors), context.text(std::to_string(stage))));
    }
    return stages.empty() ? nullptr : context.sum("rank-passes", std::move(stages));
}

namespace {

/// Returns what all fused blocks of a rank hide of one thing: blocks of each two chunks, times what one hides; null where that is nothing.
Part hiddenInFused(const ExplainContext& context, int rank, std::string_view id, std::string_view each, Seconds HiddenByFusing::*hidden)
{
    const PipelineShape shape = context.plan.pipeline();
    const StepEstimate& step = *context.estimate.step();
    const std::vector<std::int64_t> fused = fusedBlocksOf(shape, rank);
    FusedStages stages(
        context.site, context.plan, shape, [&step](int group) -> const LayerPasses& { return step.layersOf(group); }, step.stages);
    const auto stageAt = [&](std::size_t chunk) { return static_cast<std::size_t>(stageOf(shape, rank, static_cast<int>(chunk))); };
    const auto chunks = static_cast<std::size_t>(shape.chunks);
    Parts parts;
    for (std::size_t pair = 0; pair < fused.size(); ++pair) {
        if (fused[pair] == 0)
            continue;
        const double one = (stages.of(stageAt(pair / chunks), stageAt(pair % chunks)).*hidden).value();
        if (one > 0)
            parts.push_back(context.product("hidden-in-fused-of-chunk",
                                            {context.end("fused-blocks", static_cast<double>(fused[pair])), context.end(each, one)}));
    }
    return parts.empty() ? nullptr : context.sum(id, std::move(parts));
}

}  // namespace

Part fusedExchange(const ExplainContext& context, int rank)
{
    return hiddenInFused(context, rank, "fused-exchange", "exchange-of-a-fused-block", &HiddenByFusing::exchange);
}

Part fusedHostWait(const ExplainContext& context, int rank)
{
    return hiddenInFused(context, rank, "fused-host-wait", "host-wait-of-a-fused-block", &HiddenByFusing::hostWait);
}

Part blockSeconds(const ExplainContext& context, int stage, BlockKind kind, int backward)
{
    if (!context.isStageHere(stage)) {
        const StageTimes& times = context.estimate.step()->times;
        const BlockTimes& own = times[static_cast<std::size_t>(stage)];
        const double seconds = kind != BlockKind::Fused ? lengthOf(kind, own)
                                                        : own.forward + times[static_cast<std::size_t>(backward)].backward -
                                                              hiddenIn(context, stage, backward).total().value();
        return context.end("block-on-other-nodes", seconds, context.text(std::to_string(stage)));
    }
    recordPasses(context);
    switch (kind) {
    case BlockKind::Forward:
        return stageParts(context, stage, {kAll.first(1), busyParts()});
    case BlockKind::Backward:
        return stageParts(context, stage, {kAll.subspan(1), busyParts()});
    case BlockKind::InputGrad:
        return stageParts(context, stage, {kAll.subspan(1, 2), busyParts()});
    case BlockKind::WeightGrad:
        return stageParts(context, stage, {kAll.subspan(3), busyParts()});
    case BlockKind::Fused:
        break;
    }
    const Part apart = context.sum("fused-pair", {stageParts(context, stage, {kAll.first(1), busyParts()}),
                                                  stageParts(context, backward, {kAll.subspan(1), busyParts()})});
    return context.difference("fused-pair-seconds",
                              {apart, context.end("hidden-in-a-fused-block", hiddenIn(context, stage, backward).total().value())});
}

Part rankPass(const ExplainContext& context, int rank, bool backward)
{
    Parts stages;
    for (const int stage : context.plan.stagesOfRank(rank))
        stages.push_back(blockSeconds(context, stage, backward ? BlockKind::Backward : BlockKind::Forward));
    return context.sum(backward ? "rank-backward" : "rank-forward", std::move(stages));
}

Part lastWeightGradients(const ExplainContext& context, int rank)
{
    const PipelineShape shape = context.plan.pipeline();
    Parts stages;
    for (int chunk = 0; chunk < chunksAtTheEnd(shape); ++chunk)
        stages.push_back(blockSeconds(context, stageOf(shape, rank, chunk), BlockKind::WeightGrad));
    return context.sum("rank-weight-gradients", std::move(stages));
}

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/moments.h"

#include <algorithm>
#include <numeric>

#include "core/layer/layer_operators.h"
#include "core/layer/operator_builders.h"
#include "core/memory/encoder_moment.h"
#include "core/memory/kept_sums.h"
#include "core/memory/layers_of_kind.h"
#include "core/memory/rank_stages.h"
#include "core/memory/stage_ledger.h"
#include "core/model/layer_name.h"
#include "core/plan/resolved_plan.h"
#include "core/schedule/schedule_traits.h"
#include "core/site/site.h"

namespace shardscope {
namespace {

/// Returns the gradient of one layer, before it is reduced: there is none at the loss.
Term layerGradient(const LedgerInputs& inputs, const LayerSums& layers, const Terms& terms)
{
    if (!inputs.recipe.gathersLayers)
        return terms("nothing", 0);
    return terms.product("layer-gradient", terms("layer-gradient-bytes", inputs.recipe.layerGradient), layers.largestParameters(terms));
}

Term backwardMoment(const ResolvedPlan& plan, const LedgerInputs& inputs, const LayerSums& layers, const Terms& terms)
{
    const Term layer = layerInBackward(plan, inputs, layers, terms);
    const Term gradient = layerGradient(inputs, layers, terms);
    return gradient.value > 0 ? terms.sum("backward-moment", layer, gradient) : layer;
}

}  // namespace

Term StageWalk::keptActivations(const Terms& terms) const
{
    const PipelineShape shape = m_plan.pipeline();
    TermSum kept;
    for (std::size_t chunk = 0; chunk < std::min(m_perChunk.size(), m_live.size()); ++chunk) {
        if (m_live[chunk] > 0)
            kept.add(terms.product("chunk", liveTerm(m_live[chunk], shape, m_stages.rank, chunk, terms),
                                   aboutStage(terms, m_stages.ranges[chunk])("kept-per-micro-batch", m_perChunk[chunk])));
    }
    return kept.as("kept-activations", terms);
}

std::int64_t StageWalk::waitingLosses() const { return shardscope::waitingLosses(m_plan); }

Term StageWalk::kept(std::string_view each, Bytes LayerActivations::*kept, const Terms& terms) const
{
    TermSum all;
    for (std::size_t chunk = 0; chunk < std::min(m_stages.ranges.size(), m_live.size()); ++chunk) {
        if (m_live[chunk] == 0)
            continue;
        all.add(terms.product("chunk", liveTerm(m_live[chunk], m_plan.pipeline(), m_stages.rank, chunk, terms),
                              ofChunk(m_stages.ranges[chunk], {each, kept}, terms).as("kept-per-micro-batch", terms)));
    }
    return all.as("kept-of-layers", terms);
}

TermSum StageWalk::ofChunk(const StageRange& range, const LayerBytes& bytes, const Terms& terms) const
{
    TermSum sum;
    const auto add = [&](int first, int end, std::string_view id, Bytes LayerActivations::*how) {
        for (std::size_t kind = 0; kind < m_site.architecture->kinds.size(); ++kind) {
            const int layers = layersOfKind(*m_site.architecture, kind, first, end);
            if (layers == 0)
                continue;
            const Terms own = aboutKind(terms, *m_site.architecture, kind);
            sum.add(own.product("layers-kept", layersHere(m_site, m_plan, {range, first, end}, kind, layers, terms),
                                own(id, m_inputs.activations.ofLayerKind[kind].*how)));
        }
    };
    add(range.first, range.recomputedEnd, bytes.each, bytes.recomputed);
    add(range.recomputedEnd, range.end, bytes.eachWhole, bytes.whole);
    return sum;
}

std::optional<std::size_t> StageWalk::firstStage() const
{
    for (std::size_t chunk = 0; chunk < std::min(m_stages.ranges.size(), m_live.size()); ++chunk) {
        if (m_stages.ranges[chunk].stage == shardscope::firstStage(m_plan))
            return chunk;
    }
    return std::nullopt;
}

Term StageWalk::liveEncoders(const Terms& terms) const
{
    const std::optional<std::size_t> chunk = firstStage();
    return chunk && m_live[*chunk] > 0 ? liveTerm(m_live[*chunk], m_plan.pipeline(), m_stages.rank, *chunk, terms) : terms("nothing", 0);
}

Term StageWalk::freedBeforeEncoders(const Terms& terms) const
{
    const std::optional<std::size_t> chunk = firstStage();
    const ScheduleTraits& schedule = traitsOf(m_plan.schedule);
    if (!chunk || schedule.splitsBackward || schedule.fuses)
        return terms("nothing", 0);
    const StageRange& first = m_stages.ranges[*chunk];
    KeptSums sums;
    sums.kept = ofChunk(first, {"kept-per-recomputed-layer", &LayerActivations::kept}, terms);
    if (m_plan.offloadActivations > 0)
        sums.offloadable = ofChunk(first,
                                   {"offloadable-per-recomputed-layer", &LayerActivations::offloadable, "offloadable-per-layer",
                                    &LayerActivations::offloadableWhole},
                                   terms);
    return sums.onDevice("kept-by-first-stage", m_plan, terms, terms);
}

Term StageWalk::retained(const Terms& terms) const
{
    TermSum all;
    for (const StageRange& range : m_stages.ranges) {
        for (std::size_t kind = 0; kind < m_site.architecture->kinds.size(); ++kind) {
            const Bytes each = m_inputs.activations.ofLayerKind[kind].retained;
            const int layers = layersOfKind(*m_site.architecture, kind, range.first, range.recomputedEnd);
            if (each <= Bytes() || layers == 0)
                continue;
            const LayerRun run{range, range.first, range.recomputedEnd};
            const Terms own = aboutKind(terms, *m_site.architecture, kind);
            all.add(own.product("layers-retained", layersHere(m_site, m_plan, run, kind, layers, terms), own("retained-per-layer", each)));
        }
    }
    return all.as("retained-of-layers", terms);
}

Term StageWalk::liveOutputs(const Terms& terms) const
{
    TermSum live;
    for (std::size_t chunk = 0; chunk < std::min(m_stages.ranges.size(), m_live.size()) && keepsOutputs(m_plan); ++chunk) {
        if (hasNextStage(m_plan, m_stages.ranges[chunk]))
            live.add(liveTerm(m_live[chunk], m_plan.pipeline(), m_stages.rank, chunk, terms));
    }
    return live.as("live-outputs", terms);
}

Term StageWalk::largestMoment(const Terms& terms) const
{
    Term largest = terms("nothing", 0);
    const auto take = [&](int first, int end, std::string_view id, Bytes LayerActivations::*moment) {
        for (std::size_t kind = 0; kind < m_site.architecture->kinds.size(); ++kind) {
            const Bytes own = m_inputs.activations.ofLayerKind[kind].*moment;
            if (own.value() > largest.value && layersOfKind(*m_site.architecture, kind, first, end) > 0)
                largest = terms.maximum("largest-layer", largest, aboutKind(terms, *m_site.architecture, kind)(id, own));
        }
    };
    for (std::size_t chunk = 0; chunk < std::min(m_stages.ranges.size(), m_live.size()); ++chunk) {
        if (m_live[chunk] == 0)
            continue;
        const StageRange& range = m_stages.ranges[chunk];
        take(range.first, range.recomputedEnd, "moment-of-recomputed-layer", &LayerActivations::moment);
        take(range.recomputedEnd, range.end, "moment-of-layer", &LayerActivations::momentWhole);
    }
    return largest;
}

Term StageWalk::largestGathered(const Terms& terms) const
{
    double largest = 0;
    for (const StageRange& range : m_stages.ranges) {
        for (int layer = range.first; layer < range.end; ++layer)
            largest = std::max(largest,
                               m_inputs.parameters.ofLayerKind[m_site.architecture->kindOfLayer[static_cast<std::size_t>(layer)]].whole());
    }
    const Term learnt = largestParameters(terms);
    return largest == learnt.value ? learnt : terms("largest-layer-gathered", largest);
}

Term StageWalk::largestParameters(const Terms& terms) const
{
    Term largest = terms("nothing", 0);
    for (const StageRange& range : m_stages.ranges) {
        for (int layer = range.first; layer < range.end; ++layer) {
            const std::size_t kind = m_site.architecture->kindOfLayer[static_cast<std::size_t>(layer)];
            const RankParameters& held = m_inputs.parameters.ofLayerKind[kind];
            if (held.total() <= largest.value)
                continue;
            const Terms own = aboutKind(terms, *m_site.architecture, kind);
            largest = terms.maximum("largest-layer-parameters", largest,
                                    own.sum("whole-layer-on-rank", own("dense-of-part", held.dense), own("experts-of-part", held.experts)));
        }
    }
    return largest;
}

int StageWalk::layersOnRank() const
{
    return std::accumulate(m_stages.ranges.begin(), m_stages.ranges.end(), 0,
                           [](int layers, const StageRange& range) { return layers + range.end - range.first; });
}

Term gatheredVocabulary(const LedgerInputs& inputs, const Terms& terms)
{
    const Term weight = terms("element-bytes", inputs.shape.style.elementBytes);
    const Term each = inputs.parameters.embedding.dense > 0 || inputs.parameters.head.dense > 0
                          ? terms.sum("weight-and-gradient-bytes", weight, terms("layer-gradient-bytes", inputs.recipe.layerGradient))
                          : weight;
    return terms.product("gathered-vocabulary", each, terms("embedding-matrix", inputs.parameters.embeddingMatrix));
}

Term liveTerm(double live, const PipelineShape& shape, int rank, std::size_t chunk, const Terms& terms)
{
    if (!terms.recorder())
        return {live};
    const std::string_view variant = fusedPairsOf(shape) ? kFusedPairsSuffix : std::string_view();
    const LawTerms law(shape, rank, terms.recorder()->text("live-" + std::string(nameOf(shape.kind)).append(variant)), terms);
    if (shape.chunks == 1)
        return peakLawOf(shape).of(law);
    if (traitsOf(shape.kind).allForwardsFirst)
        return terms.quotient("live-of-each-chunk", peakLawOf(shape).of(law), law.v);
    return terms.lookup("live-at-heaviest", live, law.m, law.p, law.r, law.v, law.N, terms("chunk-number", static_cast<double>(chunk)));
}

Term layerInBackward(const ResolvedPlan& plan, const LedgerInputs& inputs, const LayerSums& layers, const Terms& terms)
{
    const Term layer = layers.largestMoment(terms);
    const Term encoder = recomputedEncoderLayer(plan, inputs.activations.encoders, layers, terms);
    const Term larger = encoder.value > layer.value ? terms.maximum("larger-recomputed-layer", layer, encoder) : layer;
    const Term retained = layers.retained(terms);
    return retained.value > 0 ? terms.sum("layer-and-retained", larger, retained) : larger;
}

bool keepsOutputs(const ResolvedPlan& plan)
{
    const FrameworkTraits& framework = traitsOf(plan.framework);
    return framework.states->keepsStageOutputs && (*framework.runs)(plan.schedule);
}

Term keptOutputs(const LedgerInputs& inputs, const LayerSums& layers, const Terms& terms)
{
    if (inputs.activations.stageOutput <= Bytes())
        return terms("nothing", 0);
    return terms.product("stage-outputs", layers.liveOutputs(terms), terms("stage-output", inputs.activations.stageOutput));
}

bool fusesWithLoss(const ResolvedPlan& plan, bool holdsHead) { return holdsHead && traitsOf(plan.schedule).fuses; }

Term lossMoment(const LedgerInputs& inputs, const Terms& terms)
{
    const Term loss = terms("loss-moment", inputs.activations.loss);
    const bool withHead = inputs.recipe.gathersLayers && inputs.recipe.gathersHeadAlone;
    return withHead ? terms.sum("loss-and-head", loss, gatheredVocabulary(inputs, terms)) : loss;
}

Term waitingChunks(const LedgerInputs& inputs, const Terms& terms)
{
    const KernelStyle& style = inputs.shape.style;
    if (style.headGradients == 0)
        return terms("nothing", 0);
    constexpr double kLeft = 6.0 / 8;  // of torchtune's chunks: those of two are added
    const Term logits = logitsOf(inputs.parameters.vocabulary, inputs.shape, terms);
    const Term atLoss = terms.product("logits-at-the-loss", terms.about(nameOf(style.loss))("loss-bytes", style.lossBytesPerLogit), logits);
    const Term waiting = terms.product("waiting-logit-gradients", elementBytes(inputs.shape, terms), terms("chunks-left", kLeft), logits);
    return terms.sum("waiting-chunks", terms.difference("loss-without-logits", terms("loss-moment", inputs.activations.loss), atLoss),
                     waiting);
}

Term headGradients(const LedgerInputs& inputs, const Terms& terms)
{
    const double matrices = inputs.shape.style.headGradients;
    if (matrices == 0)
        return terms("nothing", 0);
    return terms.product("head-gradients-at-once", elementBytes(inputs.shape, terms), terms("head-gradients-held", matrices),
                         terms("embedding-matrix", inputs.parameters.embeddingMatrix));
}

Term lossOrHeadMoment(const LedgerInputs& inputs, const Terms& terms)
{
    const Term loss = lossMoment(inputs, terms);
    if (inputs.shape.style.headGradients == 0)
        return loss;
    return terms.maximum("loss-or-head", loss,
                         terms.sum("head-gradients-of-chunks", waitingChunks(inputs, terms), headGradients(inputs, terms)));
}

Term backwardMoment(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, const RankStages& stages,
                    const std::vector<double>& live, const Terms& terms)
{
    return backwardMoment(plan, inputs, StageWalk(site, plan, inputs, stages, live), terms);
}

Term recomputeMoment(const ResolvedPlan& plan, const LedgerInputs& inputs, const LayerSums& layers, bool holdsHead, const Terms& terms)
{
    const Term moment = backwardMoment(plan, inputs, layers, terms);
    const bool withLoss = moment.value > 0 && fusesWithLoss(plan, holdsHead);
    return withLoss ? terms.sum("recompute-moment", moment, terms("kept-loss", inputs.activations.keptLoss)) : moment;
}

}  // namespace shardscope

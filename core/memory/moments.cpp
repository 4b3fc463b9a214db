// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/moments.h"

#include <algorithm>

#include "core/memory/stage_ledger.h"
#include "core/schedule/schedule_traits.h"

namespace shardscope {
namespace {

/// Of one layer, before it is reduced: there is none at the loss.
Term layerGradient(const Site& site, const LedgerInputs& inputs, const RankStages& stages, const Terms& terms)
{
    if (!inputs.recipe.gathersLayers)
        return terms("nothing", 0);
    return terms.product("layer-gradient", terms("layer-gradient-bytes", inputs.recipe.layerGradient),
                         largestLayerParameters(site, inputs, stages, terms));
}

/// What the layers of these stages keep, all live micro-batches together.
Term keptBy(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, const RankStages& stages,
            const std::vector<double>& live, std::string_view each, Bytes LayerActivations::*kept, const Terms& terms)
{
    TermSum all;
    for (std::size_t chunk = 0; chunk < std::min(stages.ranges.size(), live.size()); ++chunk) {
        const StageRange& range = stages.ranges[chunk];
        if (live[chunk] == 0)
            continue;
        TermSum ofChunk;
        const auto add = [&](int first, int end, std::string_view id, Bytes LayerActivations::*how) {
            const std::vector<int> layers = layersOfEachKind(*site.architecture, first, end);
            for (std::size_t kind = 0; kind < layers.size(); ++kind) {
                const Terms own = aboutKind(terms, *site.architecture, kind);
                if (layers[kind] > 0)
                    ofChunk.add(own.product("layers-kept", layersHere(site, plan, {range, first, end}, kind, layers[kind], terms),
                                            own(id, inputs.activations.ofLayerKind[kind].*how)));
            }
        };
        add(range.first, range.recomputedEnd, each, kept);
        add(range.recomputedEnd, range.end, "kept-per-layer", &LayerActivations::everything);
        all.add(terms.product("chunk", liveTerm(live[chunk], plan.pipeline(), stages.rank, chunk, terms),
                              ofChunk.as("kept-per-micro-batch", terms)));
    }
    return all.as("kept-of-layers", terms);
}

/// The most of one layer that `selective` makes again, with its gradients.
Term selectedMoment(const Site& site, const LedgerInputs& inputs, const RankStages& stages, const Terms& terms)
{
    Term largest = terms("nothing", 0);
    for (const StageRange& range : stages.ranges) {
        const std::vector<int> layers = layersOfEachKind(*site.architecture, range.first, range.end);
        for (std::size_t kind = 0; kind < layers.size(); ++kind) {
            const LayerActivations& one = inputs.activations.ofLayerKind[kind];
            const Terms own = aboutKind(terms, *site.architecture, kind);
            if (layers[kind] > 0 && (one.everything - one.selective).value() > largest.value)
                largest = terms.maximum(
                    "largest-layer", largest,
                    terms.difference("dropped", own("kept-per-layer", one.everything), own("kept-by-selective", one.selective)));
        }
    }
    return terms.product("selected-moment", terms("activations-and-gradients", 2), largest);
}

}  // namespace

Term largestLayerParameters(const Site& site, const LedgerInputs& inputs, const RankStages& stages, const Terms& terms)
{
    Term largest = terms("nothing", 0);
    for (const StageRange& range : stages.ranges) {
        for (int layer = range.first; layer < range.end; ++layer) {
            const std::size_t kind = site.architecture->kindOfLayer[static_cast<std::size_t>(layer)];
            const RankParameters& held = inputs.parameters.ofLayerKind[kind];
            if (held.total() <= largest.value)
                continue;
            const Terms own = aboutKind(terms, *site.architecture, kind);
            largest = terms.maximum("largest-layer-parameters", largest,
                                    own.sum("whole-layer-on-rank", own("dense-of-part", held.dense), own("experts-of-part", held.experts)));
        }
    }
    return largest;
}

Term gatheredVocabulary(const LedgerInputs& inputs, const Terms& terms)
{
    const Term each = terms.sum("weight-and-gradient-bytes", terms("element-bytes", inputs.shape.style.elementBytes), terms("layer-gradient-bytes", inputs.recipe.layerGradient));
    return terms.product("gathered-vocabulary", each, terms("embedding-matrix", inputs.parameters.embeddingMatrix));
}

Term liveTerm(double live, const PipelineShape& shape, int rank, std::size_t chunk, const Terms& terms)
{
    if (!terms.recorder())
        return {live};
    const ScheduleTraits& traits = traitsOf(shape.kind);
    const LawTerms law(shape, rank, terms.recorder()->text("live-" + std::string(nameOf(shape.kind))), terms);
    if (shape.chunks == 1)
        return traits.peak.of(law);
    if (traits.allForwardsFirst)
        return terms.quotient("live-of-each-chunk", traits.peak.of(law), law.v);
    return terms.lookup("live-at-heaviest", live, law.m, law.p, law.r, law.v, law.N, terms("chunk-number", static_cast<double>(chunk)));
}

Term recomputedLayer(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, const RankStages& stages,
                     const std::vector<double>& live, const Terms& terms)
{
    if (plan.recompute == Recompute::None || (plan.recompute == Recompute::Full && plan.recomputeLayers == 0))
        return terms("nothing", 0);
    const auto kept = [&](std::string_view each, Bytes LayerActivations::*how) {
        return keptBy(site, plan, inputs, stages, live, each, how, terms);
    };
    const Term here = kept("kept-per-recomputed-layer", &LayerActivations::kept);
    const Term dropped = terms.difference("dropped", kept("kept-per-layer", &LayerActivations::everything), here);
    if (plan.recompute == Recompute::Selective)
        return terms.minimum("recompute-at-most", selectedMoment(site, inputs, stages, terms), dropped);
    const Term largest = terms("largest-layer", largestLayer(site, inputs.activations, stages, terms));
    Term layer = terms.product("layer-and-gradients", terms("activations-and-gradients", isXla(plan.framework) ? 1 : 2), largest);
    if (inputs.shape.sequenceParallel && largest.value > 0)
        layer = terms.sum(
            "recomputed-at-once", layer,
            terms.product("gathered-layer-inputs", terms("two-inputs", 2), terms("gathered-hidden", inputs.activations.gatheredHidden)));
    const Term moment = terms.minimum("recompute-at-most", layer, dropped);
    if (plan.recompute != Recompute::Full || plan.recomputeLayers)
        return moment;
    const Term selective = terms.sum("selective-and-its-moment", kept("kept-by-selective", &LayerActivations::selective),
                                     selectedMoment(site, inputs, stages, terms));
    return terms.minimum("recompute-at-most", moment, terms.difference("no-more-than-selective", selective, here));
}

bool fusesWithLoss(const ResolvedPlan& plan, const RankStages& stages) { return stages.holdsHead && traitsOf(plan.schedule).fuses; }

Term lossMoment(const LedgerInputs& inputs, const Terms& terms)
{
    const Term loss = terms("loss-moment", inputs.activations.loss);
    const bool withHead = inputs.recipe.gathersLayers && inputs.recipe.gathersHeadAlone;
    return withHead ? terms.sum("loss-and-head", loss, gatheredVocabulary(inputs, terms)) : loss;
}

Term backwardMoment(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, const RankStages& stages,
                    const std::vector<double>& live, const Terms& terms)
{
    const Term layer = recomputedLayer(site, plan, inputs, stages, live, terms);
    const Term gradient = layerGradient(site, inputs, stages, terms);
    return gradient.value > 0 ? terms.sum("backward-moment", layer, gradient) : layer;
}

Term recomputeMoment(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, const RankStages& stages,
                     const std::vector<double>& live, const Terms& terms)
{
    const Term moment = backwardMoment(site, plan, inputs, stages, live, terms);
    const bool withLoss = moment.value > 0 && fusesWithLoss(plan, stages);
    return withLoss ? terms.sum("recompute-moment", moment, terms("kept-loss", inputs.activations.keptLoss)) : moment;
}

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <functional>

#include "core/explain/explain_context.h"

namespace shardscope {
namespace {

/// Dense weights and routed experts are sharded over different groups, so they are counted apart.
using Held = double RankParameters::*;

/// Ranks over which a tensor is cut.
Part ways(const ExplainContext& context, const Tensor& tensor, double keyValueHeads)
{
    const Part ranks = tensor.kind == TensorKind::RoutedExpert ? context.noted("etp") : tensorRanks(context);
    if (cutOf(tensor, context.plan, keyValueHeads) == ranks->value)
        return ranks;
    return context.of(Combine::Minimum, "key-value-ways", {ranks, context.modelValue("kv_heads", static_cast<std::int64_t>(keyValueHeads))});
}

Part tensorOnRank(const ExplainContext& context, const Tensor& tensor, double keyValueHeads)
{
    const std::string_view name = context.text(tensor.name);
    Parts factors;
    if (tensor.cut == TensorCut::Vocabulary)
        factors = {context.noted("padded-vocabulary"),
                   context.end("elements-per-token", static_cast<double>(tensor.elements() / context.architecture.vocab))};
    else
        factors = {context.end("rows", static_cast<double>(tensor.rows)), context.end("columns", static_cast<double>(tensor.columns))};
    if (tensor.copies > 1 && tensor.cut != TensorCut::Vocabulary)
        factors.push_back(context.end("copies", static_cast<double>(tensor.copies)));
    const Part whole = context.product("tensor", std::move(factors), name);

    Parts inputs{whole};
    if (cutOf(tensor, context.plan, keyValueHeads) > 1)
        inputs.push_back(ways(context, tensor, keyValueHeads));
    if (tensor.kind == TensorKind::RoutedExpert && context.plan.ep > 1)
        inputs.push_back(expertRanks(context));
    return inputs.size() == 1 ? whole : context.quotient("tensor-on-rank", std::move(inputs), name);
}

/// A layer, the embedding or the head as one rank holds it.
Part partOnRank(const ExplainContext& context, std::string_view id, const std::vector<Tensor>& tensors, const LayerKind& kind, Held held,
                std::string_view subject = {})
{
    Parts inputs;
    for (const Tensor& tensor : tensors) {
        if ((tensor.kind == TensorKind::RoutedExpert) == (held == &RankParameters::experts))
            inputs.push_back(tensorOnRank(context, tensor, static_cast<double>(kind.attention.kvHeads)));
    }
    return context.sum(id, std::move(inputs), subject);
}

Part layerOnRank(const ExplainContext& context, std::size_t kind, Held held)
{
    const LayerKind& layer = context.architecture.kinds[kind];
    return partOnRank(context, held == &RankParameters::experts ? "layer-experts-on-rank" : "layer-on-rank",
                      layerTensors(context.architecture, layer), layer, held, kindName(context, kind));
}

void addOuterParts(Parts& inputs, const ExplainContext& context, const RankStages& stages, Held held)
{
    const Architecture& architecture = context.architecture;
    const LayerKind& last = architecture.layer(architecture.layers() - 1);
    const auto add = [&](std::string_view id, const std::vector<Tensor>& tensors) {
        if (const Part part = partOnRank(context, id, tensors, last, held); part->value > 0)
            inputs.push_back(part);
    };
    if (stages.holdsEmbedding)
        add("embedding-on-rank", embeddingTensors(architecture));
    if (!stages.holdsHead)
        return;
    add("head-on-rank", headTensors(architecture));
    add("mtp-on-rank", mtpTensors(architecture));
    if (held == &RankParameters::dense && !stages.holdsEmbedding && architecture.tiedEmbeddings)
        inputs.push_back(embeddingMatrix(context));
}

std::vector<int> layersOfRank(const ExplainContext& context, const RankStages& stages)
{
    std::vector<int> layers(context.architecture.kinds.size(), 0);
    for (const StageRange& range : stages.ranges) {
        const std::vector<int> more = layersOfEachKind(context.architecture, range.first, range.end);
        std::transform(layers.begin(), layers.end(), more.begin(), layers.begin(), std::plus<>());
    }
    return layers;
}

Part partsOfRank(const ExplainContext& context, const RankStages& stages, Held held)
{
    const std::vector<int> layers = layersOfRank(context, stages);
    Parts inputs;
    for (std::size_t kind = 0; kind < layers.size(); ++kind) {
        if (layers[kind] > 0 && context.ledger.parameters.ofLayerKind[kind].*held > 0)
            inputs.push_back(context.product("layers-on-rank", {layersOf(context, kind, layers[kind]), layerOnRank(context, kind, held)},
                                             kindName(context, kind)));
    }
    addOuterParts(inputs, context, stages, held);
    return context.sum(held == &RankParameters::experts ? "rank-experts" : "rank-dense", std::move(inputs));
}

Part largestLayerOf(const ExplainContext& context, const RankStages& stages)
{
    const std::vector<int> layers = layersOfRank(context, stages);
    Parts inputs;
    for (std::size_t kind = 0; kind < layers.size(); ++kind) {
        if (layers[kind] == 0)
            continue;
        Parts parts{layerOnRank(context, kind, &RankParameters::dense)};
        if (context.ledger.parameters.ofLayerKind[kind].experts > 0)
            parts.push_back(layerOnRank(context, kind, &RankParameters::experts));
        inputs.push_back(context.sum("whole-layer-on-rank", std::move(parts), kindName(context, kind)));
    }
    return context.maximum("largest-layer-parameters", std::move(inputs));
}

}  // namespace

Part layersOf(const ExplainContext& context, std::size_t kind, int count)
{
    return layersHere(context.site, context.plan, kind, count, context.terms()).record;
}

void recordRankParameters(const ExplainContext& context, int rank)
{
    const RankStages stages = rankStages(context.site, context.plan, rank);
    const RankParameters own = rankParameters(context.site, context.ledger.parameters, stages);
    context.name("embedding-matrix", embeddingMatrix(context));
    if (context.ledger.recipe.gathersLayers)
        context.name("largest-layer-parameters", largestLayerOf(context, stages));
    const Part dense = partsOfRank(context, stages, &RankParameters::dense);
    Parts all{dense};
    if (own.experts > 0)
        all.push_back(partsOfRank(context, stages, &RankParameters::experts));
    context.name("rank-parameters", context.sum("rank-parameters", std::move(all)));
}

}  // namespace shardscope

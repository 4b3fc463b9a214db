// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/explain/explain_context.h"

namespace shardscope {
namespace {

/// Dense weights and routed experts are sharded over different groups, so they are counted apart.
using Part = double RankParameters::*;

RankParameters parametersOf(const ExplainContext& context, int rank)
{
    return rankParameters(context.site, context.ledger.parameters, rankStages(context.site, context.plan, rank));
}

/// Ranks over which a tensor is cut.
Derivation ways(const ExplainContext& context, const Tensor& tensor, double keyValueHeads)
{
    Derivation ranks = tensor.kind == TensorKind::RoutedExpert ? expertTensorRanks(context) : tensorRanks(context);
    const double cut = cutOf(tensor, context.plan, keyValueHeads);
    if (cut == ranks.value)
        return ranks;
    return quantity("key-value-ways", Combine::Formula, cut,
                    {std::move(ranks), modelValue(context, "kv_heads", static_cast<std::int64_t>(keyValueHeads))});
}

Derivation tensorOnRank(const ExplainContext& context, const Tensor& tensor, double keyValueHeads)
{
    Derivations factors;
    if (tensor.cut == TensorCut::Vocabulary && context.ledger.parameters.vocabulary != static_cast<double>(context.architecture.vocab))
        factors = {paddedVocabulary(context),
                   constant("elements-per-token", static_cast<double>(tensor.elements() / context.architecture.vocab))};
    else
        factors = {constant("rows", static_cast<double>(tensor.rows)), constant("columns", static_cast<double>(tensor.columns))};
    if (tensor.copies > 1 && tensor.cut != TensorCut::Vocabulary)
        factors.push_back(constant("copies", static_cast<double>(tensor.copies)));
    Derivation whole = product("tensor", std::move(factors), tensor.name);

    Derivations inputs{std::move(whole)};
    if (cutOf(tensor, context.plan, keyValueHeads) > 1)
        inputs.push_back(ways(context, tensor, keyValueHeads));
    if (tensor.kind == TensorKind::RoutedExpert && context.plan.ep > 1)
        inputs.push_back(expertRanks(context));
    return inputs.size() == 1 ? std::move(inputs.front()) : quotient("tensor-on-rank", std::move(inputs), tensor.name);
}

/// A layer, the embedding or the head as one rank holds it.
Derivation partOnRank(const ExplainContext& context, std::string_view id, const std::vector<Tensor>& tensors, const LayerKind& kind,
                      Part part, std::string_view subject = {})
{
    Derivations inputs;
    for (const Tensor& tensor : tensors) {
        if ((tensor.kind == TensorKind::RoutedExpert) == (part == &RankParameters::experts))
            inputs.push_back(tensorOnRank(context, tensor, static_cast<double>(kind.attention.kvHeads)));
    }
    return sum(id, std::move(inputs), subject);
}

Derivation layerOnRank(const ExplainContext& context, std::size_t kind, Part part)
{
    const LayerKind& layer = context.architecture.kinds[kind];
    return partOnRank(context, part == &RankParameters::experts ? "layer-experts-on-rank" : "layer-on-rank",
                      layerTensors(context.architecture, layer), layer, part, kindName(context.architecture, kind));
}

/// Outside the layers only MTP layers have routed experts.
void addOuterExperts(Derivations& inputs, const ExplainContext& context, const RankStages& stages)
{
    const Architecture& architecture = context.architecture;
    if (stages.holdsHead && context.ledger.parameters.mtp.experts > 0)
        inputs.push_back(partOnRank(context, "mtp-on-rank", mtpTensors(architecture), architecture.layer(architecture.layers() - 1),
                                    &RankParameters::experts));
}

void addOuterParts(Derivations& inputs, const ExplainContext& context, const RankStages& stages)
{
    const Architecture& architecture = context.architecture;
    const LayerKind& last = architecture.layer(architecture.layers() - 1);
    const auto add = [&](std::string_view id, const std::vector<Tensor>& tensors) {
        if (!tensors.empty())
            inputs.push_back(partOnRank(context, id, tensors, last, &RankParameters::dense));
    };
    if (stages.holdsEmbedding)
        add("embedding-on-rank", embeddingTensors(architecture));
    if (!stages.holdsHead)
        return;
    add("head-on-rank", headTensors(architecture));
    add("mtp-on-rank", mtpTensors(architecture));
    if (!stages.holdsEmbedding && architecture.tiedEmbeddings)
        inputs.push_back(embeddingMatrix(context));
}

Derivation partsOfRank(const ExplainContext& context, int rank, Part part)
{
    const RankStages stages = rankStages(context.site, context.plan, rank);
    const RankParameters parameters = parametersOf(context, rank);
    const std::vector<int> layers = layersOfEachKind(context.architecture, stages.ranges);
    Derivations inputs;
    for (std::size_t kind = 0; kind < layers.size(); ++kind) {
        if (layers[kind] > 0 && context.ledger.parameters.ofLayerKind[kind].*part > 0)
            inputs.push_back(product("layers-on-rank", {layersHere(context, kind, layers[kind]), layerOnRank(context, kind, part)},
                                     kindName(context.architecture, kind)));
    }
    if (part == &RankParameters::dense)
        addOuterParts(inputs, context, stages);
    else
        addOuterExperts(inputs, context, stages);
    return quantity(part == &RankParameters::experts ? "rank-experts" : "rank-dense", Combine::Sum, parameters.*part, std::move(inputs));
}

}  // namespace

std::vector<int> layersOfEachKind(const Architecture& architecture, const std::vector<StageRange>& ranges)
{
    std::vector<int> layers(architecture.kinds.size(), 0);
    for (const StageRange& range : ranges) {
        for (int layer = range.first; layer < range.end; ++layer)
            ++layers[architecture.kindOfLayer[static_cast<std::size_t>(layer)]];
    }
    return layers;
}

Derivation layersHere(const ExplainContext& context, std::size_t kind, int count)
{
    const std::string name = kindName(context.architecture, kind);
    if (context.scenario.plan.stageLayers)
        return constant("stated-layers", count, name);
    const bool byCost = context.scenario.training.recipe == Recipe::Nanotron;
    return quantity(byCost ? "layers-by-cost" : "layers-evenly", Combine::Formula, count,
                    {modelValue(context, "layers", context.architecture.layers()), pipelineRanks(context), chunksPerRank(context)}, name);
}

Derivation rankParametersOf(const ExplainContext& context, int rank)
{
    const RankParameters parameters = parametersOf(context, rank);
    Derivations inputs{partsOfRank(context, rank, &RankParameters::dense)};
    if (parameters.experts > 0)
        inputs.push_back(partsOfRank(context, rank, &RankParameters::experts));
    return quantity("rank-parameters", Combine::Sum, parameters.total(), std::move(inputs));
}

Derivation shardedParametersOf(const ExplainContext& context, int rank)
{
    const RankParameters parameters = parametersOf(context, rank);
    Derivations inputs{quotient("dense-shard", {partsOfRank(context, rank, &RankParameters::dense), shardRanks(context)})};
    if (parameters.experts > 0)
        inputs.push_back(quotient("expert-shard", {partsOfRank(context, rank, &RankParameters::experts), expertShardRanks(context)}));
    return sum("sharded-parameters", std::move(inputs));
}

Derivation largestLayerParameters(const ExplainContext& context, int rank)
{
    const RankStages stages = rankStages(context.site, context.plan, rank);
    const std::vector<int> layers = layersOfEachKind(context.architecture, stages.ranges);
    Derivations inputs;
    for (std::size_t kind = 0; kind < layers.size(); ++kind) {
        if (layers[kind] == 0)
            continue;
        Derivations parts{layerOnRank(context, kind, &RankParameters::dense)};
        if (context.ledger.parameters.ofLayerKind[kind].experts > 0)
            parts.push_back(layerOnRank(context, kind, &RankParameters::experts));
        inputs.push_back(sum("whole-layer-on-rank", std::move(parts), kindName(context.architecture, kind)));
    }
    return maximum("largest-layer-parameters", std::move(inputs));
}

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/rank_parameters.h"

#include <algorithm>
#include <cmath>
#include <compare>
#include <cstring>
#include <iterator>
#include <map>
#include <set>
#include <string>

#include "core/framework/framework_traits.h"
#include "core/layer/kernel_style.h"
#include "core/memory/encoder_share.h"
#include "core/memory/forward_share.h"
#include "core/memory/layers_of_kind.h"
#include "core/memory/rank_stages.h"
#include "core/model/architecture.h"
#include "core/model/encoder_counts.h"
#include "core/model/forward_models.h"
#include "core/model/layer_name.h"
#include "core/model/parameters.h"
#include "core/optimizer/optimizer_traits.h"
#include "core/plan/resolved_plan.h"
#include "core/site/site.h"

namespace shardscope {
namespace {

/// Routed experts, and the rows of a memory where they are sharded, are spread over the expert-parallel ranks.
bool isWithExperts(const Tensor& tensor, const ResolvedPlan& plan)
{
    return tensor.kind == TensorKind::RoutedExpert || (tensor.kind == TensorKind::MemoryTable && plan.ep > 1);
}

/// Ranks over which a tensor is cut on the way to one of them.
Term waysOf(const Tensor& tensor, const ResolvedPlan& plan, double keyValueHeads, const Terms& terms)
{
    const bool routed = tensor.kind == TensorKind::RoutedExpert;
    const Term ranks = routed ? terms("etp", plan.etp) : terms("/plan/tp", plan.tp);
    const double ways = cutOf(tensor, plan, keyValueHeads);
    return ways == ranks.value ? ranks
           : ways == 1         ? Term{1}
                               : terms.minimum("key-value-ways", ranks, terms("/model/architecture/kv_heads", ways));
}

/// Ranks over which a tensor is cut, with those that hold its shards.
Term waysWithShards(const Tensor& tensor, const ResolvedPlan& plan, double keyValueHeads, const Terms& terms)
{
    const Term ways = waysOf(tensor, plan, keyValueHeads, terms);
    const int shards = shardsOf(tensor, plan);
    if (shards == 1)
        return ways;
    return terms.product("ways-with-shards", ways, terms(tensor.kind == TensorKind::RoutedExpert ? "/plan/egtp" : "/plan/gtp", shards));
}

/// Returns what one rank holds of a tensor; `perToken`: elements for each token of the vocabulary.
Term onRank(const Tensor& tensor, const ResolvedPlan& plan, double keyValueHeads, Term vocabulary, double perToken, const Terms& terms)
{
    const bool isVocabulary = tensor.cut == TensorCut::Vocabulary;
    const Terms own = terms.recorder() ? terms.about(terms.recorder()->text(tensor.name)) : terms;
    const Term whole = isVocabulary ? own.product("tensor", vocabulary, own("elements-per-token", perToken)) : elementsOf(tensor, terms);
    const Term ways = waysWithShards(tensor, plan, keyValueHeads, terms);
    if (isWithExperts(tensor, plan) && plan.ep > 1)
        return ways.value > 1 ? own.quotient("tensor-on-rank", whole, ways, terms("/plan/ep", plan.ep))
                              : own.quotient("tensor-on-rank", whole, terms("/plan/ep", plan.ep));
    return ways.value > 1 ? own.quotient("tensor-on-rank", whole, ways) : whole;
}

/// Megatron's linear_qkv has keys and values with the queries, and its linear_fc1 the gate with the up projection.
bool isPartOfAnother(const Tensor& tensor) { return tensor.cut == TensorCut::KeyValue || tensor.name.ends_with("gate_proj.weight"); }

void addFrozen(FrozenParts& parts, const Tensor& tensor, double held, bool isExpert)
{
    if (isExpert)
        parts.experts += held;
    if (tensor.isQuantised)
        (isExpert ? parts.quantisedExperts : parts.quantised) += held;
    if (tensor.passesGradient)
        (isExpert ? parts.passedExperts : parts.passed) += held;
}

/// Returns the tensors that the optimizer updates.
std::vector<Tensor> learning(const std::vector<Tensor>& tensors)
{
    std::vector<Tensor> all;
    std::copy_if(tensors.begin(), tensors.end(), std::back_inserter(all), [](const Tensor& tensor) { return !tensor.isFrozen; });
    return all;
}

double elementsOnRank(const Tensor& tensor, const ResolvedPlan& plan, double keyValueHeads)
{
    const double ways = cutOf(tensor, plan, keyValueHeads) * shardsOf(tensor, plan) * (isWithExperts(tensor, plan) ? plan.ep : 1);
    return static_cast<double>(tensor.elements()) / ways;
}

/// `terms` are about this part of the model.
RankParameters sum(const std::vector<Tensor>& tensors, const Architecture& architecture, const ResolvedPlan& plan,
                   std::int64_t keyValueHeads, Term vocabulary, const Terms& terms)
{
    TermSum dense;
    TermSum experts;
    TermSum denseShards;
    TermSum expertShards;
    WeightShards shards;
    double frozen = 0;
    FrozenParts parts;
    for (const Tensor& tensor : tensors) {
        const double perToken = static_cast<double>(tensor.elements()) / static_cast<double>(architecture.vocab);
        const Term held = onRank(tensor, plan, static_cast<double>(keyValueHeads), vocabulary, perToken, terms);
        const bool isExpert = isWithExperts(tensor, plan);
        if (tensor.isFrozen) {
            frozen += held.value;
            addFrozen(parts, tensor, held.value, isExpert);
            continue;
        }
        (isExpert ? experts : dense).add(held);
        if (shardsOf(tensor, plan) == 1)
            continue;
        (isExpert ? expertShards : denseShards).add(held);
        if (tensor.kind == TensorKind::FeedForward)
            shards.feedForward += held.value;
        if (tensor.kind == TensorKind::SharedExpert)
            shards.sharedExperts += held.value;
        if (tensor.name.ends_with("q_b_proj.weight") || tensor.name.ends_with("kv_b_proj.weight"))
            shards.latentUp += held.value;
        (isExpert ? shards.expertWeights : shards.denseWeights) += isPartOfAnother(tensor) ? 0 : 1;
    }
    RankParameters all{dense.as("dense-of-part", terms).value, experts.as("experts-of-part", terms).value, {}, frozen, shards, parts};
    if (frozen > 0)
        (void)terms("frozen-of-part", frozen);
    if (plan.hasWeightShards()) {
        all.shards.dense = denseShards.as("dense-shards-of-part", terms).value;
        all.shards.experts = expertShards.as("expert-shards-of-part", terms).value;
    }
    return all;
}

/// The name of the weight that a rank multiplies with, of which the tensor may be a part.
std::string fusedName(const Tensor& tensor)
{
    std::string name = tensor.name;
    for (const auto& [part, whole] : {std::pair("k_proj", "q_proj"), std::pair("v_proj", "q_proj"), std::pair("gate_proj", "up_proj")}) {
        if (const std::size_t at = name.find(part); isPartOfAnother(tensor) && at != std::string::npos)
            name.replace(at, std::strlen(part), whole);
    }
    return name;
}

/// Weights of one shape share a buffer, as ranks multiply them: cut by tensor parallelism, with the parts that are fused.
WeightShards shapesOfLayers(const Architecture& architecture, const ResolvedPlan& plan)
{
    struct Fused {
        bool isExpert = false;
        double rows = 0;
        double columns = 0;
        double copies = 1;
        auto operator<=>(const Fused&) const = default;
    };
    std::set<Fused> shapes;
    for (const LayerKind& kind : architecture.kinds) {
        std::map<std::string, Fused> weights;
        for (const Tensor& tensor : layerTensors(architecture, kind)) {
            if (shardsOf(tensor, plan) == 1)
                continue;
            Fused& fused = weights[fusedName(tensor)];
            const double ways = cutOf(tensor, plan, static_cast<double>(kind.attention.kvHeads));
            const bool isRow = tensor.cut == TensorCut::Row;
            fused.isExpert = tensor.kind == TensorKind::RoutedExpert;
            fused.rows += static_cast<double>(tensor.rows) / (isRow ? 1 : ways);
            fused.columns = static_cast<double>(tensor.columns) / (isRow ? ways : 1);
            fused.copies = static_cast<double>(tensor.copies) / (fused.isExpert ? plan.ep : 1);
        }
        for (const auto& [name, weight] : weights)
            shapes.insert(weight);
    }
    WeightShards all;
    for (const Fused& weight : shapes)
        (weight.isExpert ? all.experts : all.dense) +=
            weight.rows * weight.columns * weight.copies / (weight.isExpert ? plan.egtp : plan.gtp);
    return all;
}

}  // namespace

double cutOf(const Tensor& tensor, const ResolvedPlan& plan, double keyValueHeads)
{
    const bool routed = tensor.kind == TensorKind::RoutedExpert;
    const double ways = routed ? plan.etp : plan.tp;
    switch (tensor.cut) {
    case TensorCut::Replicated:
        return 1;
    case TensorCut::KeyValue:
        return std::min(ways, std::max(keyValueHeads, 1.0));
    case TensorCut::Column:
    case TensorCut::Row:
    case TensorCut::Vocabulary:
        return ways;
    }
    return 1;
}

int shardsOf(const Tensor& tensor, const ResolvedPlan& plan)
{
    if (tensor.kind == TensorKind::RoutedExpert)
        return tensor.matrixMultiply ? plan.egtp : 1;
    const bool isWeight = tensor.matrixMultiply || tensor.cut == TensorCut::Vocabulary;
    return isWeight && tensor.cut != TensorCut::Replicated ? plan.gtp : 1;
}

double paddedVocabulary(const Site& site, const ResolvedPlan& plan, const Terms& terms)
{
    const Term vocabulary = terms("/model/architecture/vocab", static_cast<double>(site.architecture->vocab));
    const std::int64_t multiple = traitsOf(plan.framework).states->vocabularyMultiple;
    if (multiple == 0)
        return terms.named("padded-vocabulary", vocabulary).value;
    const Term unit =
        terms.product("vocabulary-unit", terms("vocabulary-multiple", static_cast<double>(multiple)), terms("/plan/tp", plan.tp));
    return terms.roundedUp("padded-vocabulary", vocabulary, unit).value;
}

ParameterTable parameterTable(const Site& site, const ResolvedPlan& plan, const Terms& terms)
{
    const Architecture& architecture = *site.architecture;
    ParameterTable table;
    table.vocabulary = paddedVocabulary(site, plan, terms);
    const Term vocabulary = terms("padded-vocabulary", table.vocabulary);
    const OptimizerTraits& optimizer = traitsOf(site.training.optimizer);
    table.matrices = MatrixTable({optimizer.withVocabulary, traitsOf(plan.framework).states->gateInUpWeight});
    const auto part = [&](const std::vector<Tensor>& tensors, const LayerKind& kind, const Terms& own) {
        RankParameters parameters = sum(tensors, architecture, plan, kind.attention.kvHeads, vocabulary, own);
        for (const Tensor& tensor : learning(tensors))
            table.largestTensor = std::max(table.largestTensor, elementsOnRank(tensor, plan, static_cast<double>(kind.attention.kvHeads)));
        if (optimizer.knowsMatrices()) {
            const auto heads = static_cast<double>(kind.attention.kvHeads);
            parameters.matrices = table.matrices.add(
                learning(tensors),
                [&](const Tensor& tensor) {
                    return MatrixWays{cutOf(tensor, plan, heads), static_cast<double>(shardsOf(tensor, plan))};
                },
                plan.ep);
        }
        return parameters;
    };
    for (std::size_t i = 0; i < architecture.kinds.size(); ++i)
        table.ofLayerKind.push_back(
            part(layerTensors(architecture, architecture.kinds[i]), architecture.kinds[i], aboutKind(terms, architecture, i)));
    const LayerKind& last = architecture.layer(architecture.layers() - 1);
    if (plan.runsLanguage)
        table.embedding = part(embeddingTensors(architecture), last, terms.about(kEmbedding));
    table.head = part(headTensors(architecture), last, terms.about(kHead));
    table.mtp = part(mtpTensors(architecture), last, terms.about(kMtp));
    if (!architecture.encoders.empty() && plan.runsEncoder) {
        table.encoders = encoderParameters(architecture, plan, optimizer.knowsMatrices() ? &table.matrices : nullptr);
        (void)terms.about(kEncoders)("dense-of-part", table.encoders.dense);
    }
    for (const ForwardModel& model : site.forwards) {
        const RankParameters whole = forwardParameters(model, plan);
        table.forwardGathers += repeated(model.times, whole);
        if (model.isCopy)
            table.forwards += whole;
    }
    const Term matrix =
        terms.product("vocabulary-matrix", vocabulary, terms("/model/architecture/hidden", static_cast<double>(architecture.hidden)));
    const Term tensorRanks = terms("/plan/tp", plan.tp);
    const Term ways = plan.gtp > 1 ? terms.product("ways-with-shards", tensorRanks, terms("/plan/gtp", plan.gtp)) : tensorRanks;
    table.embeddingMatrix = terms.quotient("embedding-matrix", matrix, ways).value;
    if (architecture.tiedEmbeddings && !architecture.learning.weights)
        table.tiedHead = {0, 0, {}, table.embeddingMatrix, {}, {.passed = table.embeddingMatrix}};
    else if (architecture.tiedEmbeddings)
        table.tiedHead = {table.embeddingMatrix,
                          0,
                          {},
                          0,
                          plan.gtp > 1 ? WeightShards{.dense = table.embeddingMatrix, .denseWeights = 1} : WeightShards()};
    if (plan.hasWeightShards())
        table.shapes = shapesOfLayers(architecture, plan);
    return table;
}

RankParameters rankParameters(const Site& site, const ResolvedPlan& plan, const ParameterTable& table, const RankStages& stages,
                              const Terms& terms)
{
    TermSum dense;
    TermSum experts;
    MatrixCounts matrices;
    WeightShards shards;
    double frozen = 0;
    FrozenParts parts;
    for (const StageRange& range : stages.ranges) {
        for (std::size_t kind = 0; kind < site.architecture->kinds.size(); ++kind) {
            const int layers = layersOfKind(*site.architecture, kind, range.first, range.end);
            if (layers == 0)
                continue;
            const Terms own = aboutKind(terms, *site.architecture, kind);
            const Term count = layersHere(site, plan, {range, range.first, range.end}, kind, layers, terms);
            dense.add(own.product("layers-on-rank", count, own("dense-of-part", table.ofLayerKind[kind].dense)));
            addCounts(matrices, table.ofLayerKind[kind].matrices, layers);
            shards += layers * table.ofLayerKind[kind].shards;
            frozen += layers * table.ofLayerKind[kind].frozen;
            parts += layers * table.ofLayerKind[kind].parts;
            if (table.ofLayerKind[kind].experts > 0)
                experts.add(own.product("layers-on-rank", count, own("experts-of-part", table.ofLayerKind[kind].experts)));
        }
    }
    const auto add = [&](std::string_view name, const RankParameters& part) {
        const Terms own = terms.about(name);
        addCounts(matrices, part.matrices);
        shards += part.shards;
        frozen += part.frozen;
        parts += part.parts;
        if (part.dense > 0)
            dense.add(own("dense-of-part", part.dense));
        if (part.experts > 0)
            experts.add(own("experts-of-part", part.experts));
    };
    if (stages.holdsEmbedding) {
        add(kEmbedding, table.embedding);
        add(kEncoders, table.encoders);
        add(kForwards, table.forwards);
    }
    if (stages.holdsHead) {
        add(kHead, table.head);
        add(kMtp, table.mtp);
        if (!stages.holdsEmbedding && table.tiedHead.frozen > 0) {
            frozen += table.tiedHead.frozen;
            parts += table.tiedHead.parts;
        }
        if (!stages.holdsEmbedding && table.tiedHead.dense > 0) {
            dense.add(terms("embedding-matrix", table.tiedHead.dense));
            shards += table.tiedHead.shards;
        }
    }
    const Term own = dense.as("rank-dense", terms);
    const Term routed = experts.as("rank-experts", terms);
    terms.named("rank-parameters", routed.value > 0 ? terms.sum("rank-parameters", own, routed) : own);
    return {own.value, routed.value, std::move(matrices), frozen, shards, parts};
}

}  // namespace shardscope

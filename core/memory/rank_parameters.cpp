// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/rank_parameters.h"

#include <algorithm>
#include <cmath>

#include "core/layer/kernel_style.h"
#include "core/memory/rank_stages.h"
#include "core/model/parameters.h"

namespace shardscope {
namespace {

RankParameters sum(const std::vector<Tensor>& tensors, const ResolvedPlan& plan, double keyValueHeads, double vocabularyPadding)
{
    RankParameters parameters;
    for (const Tensor& tensor : tensors) {
        double elements = static_cast<double>(tensor.elements()) / cutOf(tensor, plan, keyValueHeads);
        if (tensor.cut == TensorCut::Vocabulary)
            elements *= vocabularyPadding;
        if (tensor.kind == TensorKind::RoutedExpert)
            parameters.experts += elements / plan.ep;
        else
            parameters.dense += elements;
    }
    return parameters;
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

RankParameters& RankParameters::operator+=(const RankParameters& other)
{
    dense += other.dense;
    experts += other.experts;
    return *this;
}

double paddedVocabulary(const Site& site, const ResolvedPlan& plan, const Terms& terms)
{
    const Term vocabulary = terms("/model/architecture/vocab", static_cast<double>(site.architecture->vocab));
    switch (plan.framework) {
    case Framework::Megatron:
    case Framework::MegatronBridge:
    case Framework::Nemo:
    case Framework::MegatronDeepSpeed:
    case Framework::Neox:
        return terms.roundedUp("padded-vocabulary", vocabulary, terms.product("vocabulary-unit", terms("vocabulary-multiple", 128), terms("/plan/tp", plan.tp))).value;
    default:
        return terms.named("padded-vocabulary", vocabulary).value;
    }
}

ParameterTable parameterTable(const Site& site, const ResolvedPlan& plan, const Terms& terms)
{
    const Architecture& architecture = *site.architecture;
    ParameterTable table;
    table.vocabulary = paddedVocabulary(site, plan, terms);
    const double padding = table.vocabulary / static_cast<double>(architecture.vocab);
    const auto keyValueHeads = [](const LayerKind& kind) { return static_cast<double>(kind.attention.kvHeads); };
    for (const LayerKind& kind : architecture.kinds)
        table.ofLayerKind.push_back(sum(layerTensors(architecture, kind), plan, keyValueHeads(kind), padding));
    const double outerKeyValueHeads = keyValueHeads(architecture.layer(architecture.layers() - 1));
    table.embedding = sum(embeddingTensors(architecture), plan, outerKeyValueHeads, padding);
    table.head = sum(headTensors(architecture), plan, outerKeyValueHeads, padding);
    table.mtp = sum(mtpTensors(architecture), plan, outerKeyValueHeads, padding);
    table.embeddingMatrix = table.vocabulary * static_cast<double>(architecture.hidden) / plan.tp;
    if (architecture.tiedEmbeddings)
        table.tiedHead.dense = table.embeddingMatrix;
    return table;
}

RankParameters rankParameters(const Site& site, const ParameterTable& table, const RankStages& stages)
{
    RankParameters parameters;
    for (const StageRange& range : stages.ranges) {
        for (int layer = range.first; layer < range.end; ++layer)
            parameters += table.ofLayerKind[site.architecture->kindOfLayer[static_cast<std::size_t>(layer)]];
    }
    if (stages.holdsEmbedding)
        parameters += table.embedding;
    if (stages.holdsHead) {
        parameters += table.head;
        parameters += table.mtp;
        if (!stages.holdsEmbedding)
            parameters += table.tiedHead;
    }
    return parameters;
}

}  // namespace shardscope

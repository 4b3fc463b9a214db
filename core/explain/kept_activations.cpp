// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/explain_context.h"
#include "core/explain/kept_terms.h"
#include "core/layer/attention_shape.h"
#include "core/layer/layer_operators.h"

namespace shardscope {
namespace {

Derivations keptByOperators(const ExplainContext& context, const LayerKind* kind, const OperatorList& operators, Recompute mode)
{
    KeptTerms terms(context, kind, mode);
    Derivations inputs;
    for (const Operator& op : operators) {
        if (op.keptIn(mode) > Bytes())
            inputs.push_back(terms.of(op));
    }
    return inputs;
}

}  // namespace

Derivation keptPerLayer(const ExplainContext& context, std::size_t kind, Recompute mode)
{
    const LayerKind& layer = context.architecture.kinds[kind];
    const OperatorList operators = layerOperators(layer, context.architecture.position, context.ledger.shape);
    const LayerActivations& activations = context.ledger.activations.ofLayerKind[kind];
    const Bytes kept = mode == Recompute::None ? activations.everything : activations.kept;
    return quantity(mode == Recompute::None ? "kept-per-layer" : "kept-per-recomputed-layer", Combine::Sum, kept.value(),
                    keptByOperators(context, &layer, operators, mode), kindName(context.architecture, kind));
}

Derivation keptByEmbedding(const ExplainContext& context)
{
    const OperatorList operators = embeddingOperators(context.architecture, context.ledger.parameters.vocabulary, context.ledger.shape);
    return quantity("kept-by-embedding", Combine::Sum, context.ledger.activations.embedding.kept.value(),
                    keptByOperators(context, nullptr, operators, context.scenario.plan.recompute));
}

Derivation keptByLoss(const ExplainContext& context)
{
    const OperatorList operators = headOperators(context.architecture, context.ledger.parameters.vocabulary, context.ledger.shape);
    Derivations inputs = keptByOperators(context, nullptr, operators, Recompute::None);
    if (context.plan.sequenceParallel)
        inputs.push_back(product("gathered-head-input", {constant("input-and-gradient", 2), gatheredHidden(context)}));
    return quantity("loss-moment", Combine::Sum, context.ledger.activations.loss.value(), std::move(inputs));
}

Derivation contextBlock(const ExplainContext& context, std::size_t kind)
{
    const RankShape& shape = context.ledger.shape;
    const AttentionShape heads = attentionShape(context.architecture.kinds[kind].attention, shape.tp);
    Derivation block =
        product("key-value-block", {elementBytes(context), tokens(context), constant("key-value-width", heads.key + heads.value)});
    switch (shape.contextLayout) {
    case ContextLayout::AllGather:
        return product("gathered-key-values", {std::move(block), contextRanks(context)});
    case ContextLayout::Ulysses:
        return product("exchanged-key-values", {std::move(block)});
    default:
        return product("ring-buffers", {std::move(block), constant("two-blocks", 2)});
    }
}

}  // namespace shardscope

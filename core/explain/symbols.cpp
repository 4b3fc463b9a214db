// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/explain_context.h"
#include "core/schedule/schedule_traits.h"

namespace shardscope {
namespace {

/// A plan field: as stated, or as it follows from the others.
template <typename Field, typename Follow>
Derivation statedOr(std::string_view pointer, const std::optional<Field>& stated, Follow follow)
{
    return stated ? given(pointer, static_cast<double>(*stated)) : follow();
}

Derivation gpus(const ExplainContext& context)
{
    return product("gpus", {given("/cluster/nodes", context.scenario.cluster.nodes),
                            given("/cluster/gpus_per_node", context.scenario.cluster.gpusPerNode)});
}

Derivation expertDataRanks(const ExplainContext& context)
{
    return quotient("edp", {gpus(context), pipelineRanks(context), expertRanks(context), expertTensorRanks(context)});
}

std::string modelSource(const ModelSource& model)
{
    return model.kind == ModelSource::Kind::Preset ? "model preset " + model.text : "the scenario's Hugging Face config";
}

}  // namespace

Derivation given(std::string_view pointer, double value) { return quantity(pointer, Combine::Input, value); }

Derivation constant(std::string_view id, double value, std::string_view subject)
{
    return quantity(id, Combine::Table, value, {}, subject);
}

Derivation modelValue(const ExplainContext& context, std::string_view key, std::int64_t value)
{
    Derivation result = constant("/model/architecture/" + std::string(key), static_cast<double>(value));
    if (context.scenario.model.kind == ModelSource::Kind::Architecture)
        result.combine = Combine::Input;
    else
        result.source = modelSource(context.scenario.model);
    return result;
}

Derivation tensorRanks(const ExplainContext& context) { return given("/plan/tp", context.plan.tp); }
Derivation contextRanks(const ExplainContext& context) { return given("/plan/cp", context.plan.cp); }
Derivation pipelineRanks(const ExplainContext& context) { return given("/plan/pp", context.plan.pp); }
Derivation expertRanks(const ExplainContext& context) { return given("/plan/ep", context.plan.ep); }

Derivation dataRanks(const ExplainContext& context)
{
    return statedOr("/plan/dp", context.scenario.plan.dp, [&] {
        return quotient("dp", {gpus(context), tensorRanks(context), contextRanks(context), pipelineRanks(context)});
    });
}

Derivation expertTensorRanks(const ExplainContext& context)
{
    return statedOr("/plan/etp", context.scenario.plan.etp,
                    [&] { return quantity("etp", Combine::Formula, context.plan.etp, {tensorRanks(context)}); });
}

Derivation microBatches(const ExplainContext& context)
{
    return quotient("microbatches", {given("/training/global_batch", static_cast<double>(context.scenario.training.globalBatch)),
                                     dataRanks(context), given("/plan/micro_batch", context.scenario.plan.microBatch)});
}

Derivation chunksPerRank(const ExplainContext& context)
{
    if (traitsOf(context.plan.schedule).chunks.meantBy(1) > 1)
        return constant("fixed-chunks", context.plan.chunks, nameOf(context.plan.schedule));
    return given("/plan/chunks", context.plan.chunks);
}

Derivation groupSize(const ExplainContext& context)
{
    return statedOr("/plan/group", context.scenario.plan.group, [&] {
        const ScheduleKind kind = context.plan.schedule;
        return quantity("group-" + std::string(nameOf(kind)), Combine::Formula, context.plan.group,
                        lawTerms(context, traitsOf(kind).group.terms, 0));
    });
}

Derivation shardRanks(const ExplainContext& context)
{
    return statedOr("/plan/shard_group", context.scenario.plan.shardGroup, [&] {
        return product("shard-group", {dataRanks(context), contextRanks(context)});
    });
}

Derivation expertShardRanks(const ExplainContext& context)
{
    if (!context.scenario.plan.shardGroup)
        return expertDataRanks(context);
    return quantity("expert-shard-group", Combine::Formula, context.plan.expertShardGroup,
                    {expertDataRanks(context), dataRanks(context), contextRanks(context), shardRanks(context)});
}

Derivation hiddenWidth(const ExplainContext& context) { return modelValue(context, "hidden", context.architecture.hidden); }

Derivation paddedVocabulary(const ExplainContext& context)
{
    Derivation vocabulary = modelValue(context, "vocab", context.architecture.vocab);
    if (context.ledger.parameters.vocabulary == vocabulary.value)
        return vocabulary;
    return quantity("padded-vocabulary", Combine::Formula, context.ledger.parameters.vocabulary,
                    {std::move(vocabulary), tensorRanks(context)});
}

Derivation tokens(const ExplainContext& context)
{
    Derivation whole =
        product("micro-batch-tokens", {given("/plan/micro_batch", context.scenario.plan.microBatch),
                                       given("/training/sequence_length", static_cast<double>(context.scenario.training.sequenceLength))});
    if (context.plan.cp == 1)
        return whole;
    return quotient("tokens", {std::move(whole), contextRanks(context)});
}

Derivation shardedTokens(const ExplainContext& context)
{
    if (!context.plan.sequenceParallel)
        return tokens(context);
    return quotient("sharded-tokens", {tokens(context), tensorRanks(context)});
}

Derivation elementBytes(const ExplainContext& context)
{
    return constant("element-bytes", context.ledger.shape.style.elementBytes, nameOf(context.scenario.training.precision));
}

Derivation multiplyInputBytes(const ExplainContext& context)
{
    return constant("multiply-input-bytes", context.ledger.shape.style.multiplyInputBytes, nameOf(context.scenario.training.precision));
}

Derivation gatheredHidden(const ExplainContext& context)
{
    return product("gathered-hidden", {elementBytes(context), tokens(context), hiddenWidth(context)});
}

Derivation embeddingMatrix(const ExplainContext& context)
{
    return quotient("embedding-matrix",
                    {product("vocabulary-matrix", {paddedVocabulary(context), hiddenWidth(context)}), tensorRanks(context)});
}

}  // namespace shardscope

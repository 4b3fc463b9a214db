// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/explain_context.h"
#include "core/plan/resolved_plan.h"
#include "core/scenario/plan.h"
#include "core/scenario/scenario.h"
#include "core/schedule/law_terms.h"
#include "core/schedule/schedule_traits.h"
#include "core/step/basis.h"

namespace shardscope {
namespace {

/// A plan field, under a name for the leaves: as stated, or as it follows from the others.
template <typename Field, typename Follow>
void statedOr(const ExplainContext& context, std::string_view id, std::string_view pointer, const std::optional<Field>& stated,
              Follow follow)
{
    context.name(id, stated ? context.end(pointer, static_cast<double>(*stated)) : follow());
}

/// All GPUs but those of an encoder's own.
Part languageGpus(const ExplainContext& context)
{
    const ResolvedPlan& plan = context.whole->plan;
    if (plan.encoderGpus == 0)
        return gpus(context);
    const EncoderChoices& encoder = context.scenario.plan.encoder;
    const Part own = context.product(
        "encoder-gpus", {context.end("encoder-tp", encoder.tp.value_or(1)), context.end("encoder-dp", encoder.dp.value_or(1))});
    return context.difference("language-gpus", {gpus(context), own});
}

Part languageStages(const ExplainContext& context) { return context.end("/plan/pp", context.whole->plan.gridStages()); }

/// The replicas of the language model, whichever GPUs are explained.
Part replicasOfLanguage(const ExplainContext& context)
{
    const ResolvedPlan& plan = context.whole->plan;
    if (const std::optional<int>& stated = context.scenario.plan.dp)
        return context.end("/plan/dp", *stated);
    return context.quotient(
        "dp", {languageGpus(context), context.end("/plan/tp", plan.tp), context.end("/plan/cp", plan.cp), languageStages(context)});
}

void recordExpertRanks(const ExplainContext& context)
{
    if (!context.plan.runsLanguage) {
        context.name("etp", context.end("one", 1));
        context.name("expert-shard-group", context.end("one", 1));
        return;
    }
    const Plan& written = context.scenario.plan;
    statedOr(context, "etp", "/plan/etp", written.etp, [&] { return context.of(Combine::Last, "etp", {tensorRanks(context)}); });
    const Part whole =
        context.quotient("edp", {languageGpus(context), languageStages(context), expertRanks(context), context.noted("etp")});
    if (!written.shardGroup) {
        context.name("expert-shard-group", whole);
        return;
    }
    const Part one = context.end("one", 1);
    const auto floored = [&](std::string_view id, Parts parts) {
        return context.maximum("at-least-one",
                               {one, context.of(Combine::RoundedDown, "whole-part", {context.quotient(id, std::move(parts)), one})});
    };
    const Part replicas =
        floored("replicas", {context.product("dense-shards", {context.noted("dp"), contextRanks(context)}), context.noted("shard-group")});
    context.name("expert-shard-group", context.of(Combine::Last, "expert-shard-group", {floored("expert-shard-group", {whole, replicas})}));
}

/// The micro-batches of a rank: of documents that choose their context-parallel ranks the pieces, as many as a rank has at least on average.
Part microBatchesOfRank(const ExplainContext& context)
{
    const Part batch = context.end("/training/global_batch", static_cast<double>(context.scenario.training.globalBatch));
    const Part each = context.end("/plan/micro_batch", context.scenario.plan.microBatch);
    const auto& rows = context.basis->ledger.shape.documents;
    if (!rows || !rows->pieces)
        return context.quotient("microbatches", {batch, replicasOfLanguage(context), each});
    const Part pieces = context.product("pieces-of-a-step", {batch, context.end("ranks-of-a-document", rows->pieces->degrees.ofDocuments)});
    const Part mean = context.quotient("pieces-of-a-mean-rank", {pieces, replicasOfLanguage(context), contextRanks(context), each});
    return context.name("microbatches", context.of(Combine::RoundedUp, "pieces-of-a-rank", {mean, context.end("one", 1)}));
}

void recordSchedule(const ExplainContext& context)
{
    const Plan& written = context.scenario.plan;
    const Part micro = microBatchesOfRank(context);
    const ScheduleTraits& traits = traitsOf(context.plan.schedule);
    if (!traits.chunks.isFree())
        context.name("chunks", context.end("fixed-chunks", context.plan.chunks, nameOf(context.plan.schedule)));
    else
        context.name("chunks", context.end("/plan/chunks", context.plan.chunks));
    statedOr(context, "group", "/plan/group", written.group, [&] {
        if (!traits.hasGroups())
            return context.end("chunks-alone", context.plan.group);
        context.name("microbatches", micro);
        return traits.group
            .of({context.plan.pipeline(), 0, context.text("group-" + std::string(nameOf(context.plan.schedule))), context.terms()})
            .record;
    });
}

}  // namespace

Part tensorRanks(const ExplainContext& context) { return context.end("/plan/tp", context.plan.tp); }
Part contextRanks(const ExplainContext& context) { return context.end("/plan/cp", context.plan.cp); }
Part pipelineRanks(const ExplainContext& context) { return pipelineRanks(context.plan.pipeline(), context.terms()).record; }
Part expertRanks(const ExplainContext& context) { return context.end("/plan/ep", context.plan.ep); }

Part gpus(const ExplainContext& context)
{
    const Cluster& cluster = context.scenario.cluster;
    if (cluster.isMixed()) {
        Parts groups;
        for (int group = 0; group < cluster.groupCount(); ++group)
            groups.push_back(context.end("gpus-of-group", cluster.group(group).gpus(), context.text(cluster.group(group).gpu.id)));
        return context.sum("gpus-of-groups", std::move(groups));
    }
    return context.product("gpus",
                           {context.end("/cluster/nodes", cluster.nodes), context.end("/cluster/gpus_per_node", cluster.gpusPerNode)});
}

void recordSymbols(const ExplainContext& context)
{
    const Plan& written = context.scenario.plan;
    context.name("dp", context.plan.runsLanguage ? replicasOfLanguage(context) : context.end("encoder-dp", context.plan.dp));
    statedOr(context, "shard-group", "/plan/shard_group", written.shardGroup, [&] {
        return context.product("shard-group", {context.noted("dp"), contextRanks(context)});
    });
    recordExpertRanks(context);
    recordSchedule(context);
}

}  // namespace shardscope

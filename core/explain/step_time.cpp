// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/estimate/estimate.h"
#include "core/estimate/step_shares.h"
#include "core/estimate/time_fields.h"
#include "core/explain/time_parts.h"
#include "core/plan/resolved_plan.h"
#include "core/schedule/bubble.h"
#include "core/site/cost_constants.h"
#include "core/site/site.h"
#include "core/site/step_overhead.h"
#include "core/step/basis.h"
#include "core/step/cost_inputs.h"
#include "core/step/data_sync.h"
#include "core/step/encoder_bridge.h"
#include "core/step/flow_parts.h"
#include "core/step/pipeline_links.h"
#include "core/step/step.h"
#include "core/step/step_bubble.h"
#include "core/step/step_inputs.h"

namespace shardscope {
namespace {

const StepEstimate& stepOf(const ExplainContext& context) { return *context.estimate.step(); }

Part ofEndingRank(const ExplainContext& context, std::string_view name)
{
    return context.of(Combine::Last, "of-ending-rank",
                      {explainTime(context, "ending_rank"), explainRankTime(context, stepOf(context).endingRank, name)},
                      context.text(std::string(name)));
}

/// Returns the parts of every rank; only that of `explained` (if any) goes further.
Parts ofRanks(const ExplainContext& context, std::string_view name, int explained, Seconds RankTime::*value)
{
    Parts inputs;
    for (const RankTime& rank : stepOf(context).ranks) {
        if (rank.rank == explained)
            inputs.push_back(explainRankTime(context, rank.rank, name));
        else
            inputs.push_back(
                context.reference("rank-reference", rankPointer(rank.rank, name), (rank.*value).value(),
                                  context.text(std::string(name.substr(0, name.find("_s"))) + " of rank " + std::to_string(rank.rank))));
    }
    return inputs;
}

/// The first rank to end among those of the language model alone.
Part endingRank(const ExplainContext& context)
{
    const int before = context.plan.ranksBeforeLanguage();
    Parts all = ofRanks(context, "synchronised_s", -1, &RankTime::synchronised);
    all.erase(all.begin(), all.begin() + before);
    const Part last = context.of(Combine::IndexOfMaximum, before > 0 ? "ending-stage" : "ending-rank", std::move(all));
    return before > 0 ? context.sum("ending-rank-after-encoder", {context.end("encoder-stage", before), last}) : last;
}

/// With what the ending rank waits until an encoder apart has its last gradient.
Part bubbleOfStep(const ExplainContext& context)
{
    const Part own = ofEndingRank(context, "bubble_s");
    const StepEstimate& step = stepOf(context);
    if (step.encoderWait == Seconds())
        return own;
    const auto ends = [&](int rank) {
        return context.reference("rank-reference", rankPointer(rank, "synchronised_s"),
                                 step.ranks[static_cast<std::size_t>(rank)].synchronised.value(),
                                 context.text("synchronised of rank " + std::to_string(rank)));
    };
    return context.sum("bubble-with-encoder", {own, context.difference("wait-for-encoder", {ends(0), ends(step.endingRank)})});
}

Parts exposedFields(const ExplainContext& context)
{
    Parts parts;
    for (std::size_t axis = 0; axis < stepOf(context).exposed.size(); ++axis) {
        if (stepOf(context).exposed[axis] > Seconds())
            parts.push_back(explainTime(context, axisField("exposed_s", axis)));
    }
    return parts;
}

Part wholeStep(const ExplainContext& context)
{
    Parts parts{explainTime(context, "compute_s"), explainTime(context, "bubble_s")};
    for (const Part exposed : exposedFields(context))
        parts.push_back(exposed);
    parts.push_back(explainTime(context, "optimizer_s"));
    parts.push_back(explainTime(context, "overhead_s"));
    return context.sum("step", std::move(parts));
}

/// The weights are gathered after the optimizer, as long as the slowest rank takes.
Part exposedOfStep(const ExplainContext& context, std::string_view name)
{
    const std::vector<RankTail>& tails = stepOf(context).tails;
    const auto slowest = std::max_element(tails.begin(), tails.end(),
                                          [](const RankTail& a, const RankTail& b) { return a.sync.gatherExposed < b.sync.gatherExposed; });
    const bool gathers = name == "exposed_s/dp" && slowest->sync.gatherExposed > Seconds();
    if (!gathers)
        return ofEndingRank(context, name);
    const Part gather = tailOfRank(context, static_cast<int>(slowest - tails.begin())).gatherExposed;
    return context.sum("exposed-with-gather",
                       {explainRankTime(context, stepOf(context).endingRank, name), context.of(Combine::Last, "slowest-gather", {gather})},
                       "dp");
}

Part fixedOverheadPart(const ExplainContext& context)
{
    const int ending = stepOf(context).endingRank;
    const double layers = stepOf(context).tails[static_cast<std::size_t>(ending)].layers;
    const CostConstants& constants = context.site.constants;
    const Part each = constants.of(hostOfStep(context.site.training), context.terms()).record;
    const Part perLayer = context.product("overhead-of-layers", {context.end("layers-of-rank", layers), each});
    return context.sum("fixed-overhead", {constants.of(Constant::StepOverhead, context.terms()).record, perLayer});
}

Part overhead(const ExplainContext& context)
{
    return context.sum("overhead", {explainRankTime(context, stepOf(context).endingRank, "host_s"), fixedOverheadPart(context)});
}

/// Numbers of single ranks are explained under their own fields: a share is read as the sum over them.
void nameOfRank(const ExplainContext& context, int rank, std::string_view name, Seconds value)
{
    const std::string pointer = rankPointer(rank, name);
    const std::string_view what = context.text(std::string(name.substr(0, name.find("_s"))) + " of rank " + std::to_string(rank));
    context.name(context.text(pointer), context.reference("rank-reference", pointer, value.value(), what));
}

void recordShares(const ExplainContext& context)
{
    const StepEstimate& step = stepOf(context);
    for (const RankTime& rank : step.ranks) {
        nameOfRank(context, rank.rank, "compute_s", rank.compute);
        nameOfRank(context, rank.rank, "host_s", rank.hostWait);
        nameOfRank(context, rank.rank, "optimizer_s", rank.optimizer);
        for (std::size_t axis = 0; axis < rank.exposed.size(); ++axis)
            nameOfRank(context, rank.rank, axisField("exposed_s", axis), rank.exposed[axis]);
    }
    context.name("/time/step_s", context.reference("rank-reference", "/time/step_s", step.step.value(), "time of one step"));
    context.name("fixed-overhead", fixedOverheadPart(context));
    const auto slowest = std::max_element(step.tails.begin(), step.tails.end(),
                                          [](const RankTail& a, const RankTail& b) { return a.sync.gatherExposed < b.sync.gatherExposed; });
    if (const Part gather = tailOfRank(context, static_cast<int>(slowest - step.tails.begin())).gatherExposed)
        context.name("gather-exposed", gather);
    (void)stepShares(*context.whole, step, context.terms());
}

Part communication(const ExplainContext& context)
{
    const int rank = stepOf(context).endingRank;
    const RankTime& ending = stepOf(context).ranks[static_cast<std::size_t>(rank)];
    Parts parts;
    for (std::size_t axis = 0; axis < ending.exposed.size(); ++axis) {
        if (ending.exposed[axis] > Seconds())
            parts.push_back(explainRankTime(context, rank, axisField("exposed_s", axis)));
        if (ending.hidden[axis] > Seconds())
            parts.push_back(explainRankTime(context, rank, axisField("hidden_s", axis)));
    }
    if (ending.gather > Seconds())
        parts.push_back(explainRankTime(context, rank, "gather_s"));
    return context.sum("communication", std::move(parts));
}

Part hop(const ExplainContext& context)
{
    if (context.plan.pp <= 1)
        return context.end("no-hops", 0);
    const Terms terms = context.terms();
    const RankShape& shape = context.whole->costs.shape;
    Term carried = terms("/model/architecture/hidden", shape.hidden);
    if (shape.streams > 1)
        carried = terms.product("streams-of-hidden", terms("residual-streams", shape.streams), carried);
    const Term bytes =
        terms.product("hop-bytes", terms("sharded-tokens", shape.shardedTokens), carried, terms("element-bytes", shape.style.elementBytes));
    const auto hopOver = [&](const CollectiveModel& model, const GroupPlacement& placement) {
        return context.of(Combine::Last, "hop", {model.term(CollectiveKind::SendReceive, bytes, placement, terms).record});
    };
    const double longest = stepOf(context).hops.longest();
    if (context.plan.encoderGpus > 0 && hopTime(context.whole->costs).value() != longest) {
        const EncoderBridge bridge = encoderBridge(*context.whole, terms);
        return context.of(Combine::Last, "hop", {(bridge.forward.value > bridge.backward.value ? bridge.forward : bridge.backward).record});
    }
    // The longest of any two neighbours, on nodes of one group or of two.
    for (int from = 0; from < context.whole->groupCount(); ++from) {
        const CostInputs& costs = context.whole->ofGroup(from).costs;
        if (context.whole->groupCount() == 1 || hopTime(costs).value() == longest)
            return hopOver(costs.collectives, costs.placement(CommunicationGroup::Pipeline));
    }
    const PipelineLinks links(*context.whole);
    const PipelineLinks::End* slowest = nullptr;
    for (int from = 0; from < context.whole->groupCount(); ++from) {
        for (int to = 0; to < from && slowest == nullptr; ++to) {
            if (links.seconds(CollectiveKind::SendReceive, Bytes(bytes.value), from, to).value() == longest)
                slowest = &links.slower(CollectiveKind::SendReceive, Bytes(bytes.value), from, to);
        }
    }
    return hopOver(slowest->model, slowest->neighbours);
}

/// The three definitions in print.
Part bubbleFraction(const ExplainContext& context, std::string_view name)
{
    (void)stepBubble(stepOf(context), context.plan, context.terms());
    return context.noted(context.text("/time/" + std::string(name)));
}

Part timeNumber(const ExplainContext& context, std::string_view name)
{
    if (name == "step_s")
        return wholeStep(context);
    if (name == "compute_s")
        return ofEndingRank(context, name);
    if (name == "bubble_s")
        return bubbleOfStep(context);
    if (name.starts_with("exposed_s/"))
        return exposedOfStep(context, name);
    if (name == "exposed_total_s")
        return context.sum("exposed-total", exposedFields(context));
    if (name == "optimizer_s") {
        const auto& ranks = stepOf(context).ranks;
        const auto slowest =
            std::max_element(ranks.begin(), ranks.end(), [](const RankTime& a, const RankTime& b) { return a.optimizer < b.optimizer; });
        return context.maximum("slowest-optimizer", ofRanks(context, "optimizer_s", slowest->rank, &RankTime::optimizer));
    }
    if (name == "overhead_s")
        return overhead(context);
    if (name == "communication_s")
        return communication(context);
    if (name == "hop_s")
        return hop(context);
    if (name.starts_with("bubble/"))
        return bubbleFraction(context, name);
    return endingRank(context);
}

}  // namespace

Part explainTime(const ExplainContext& context, std::string_view name)
{
    const std::string pointer = "/time/" + std::string(name);
    if (name.starts_with("shares/")) {
        if (!context.has(pointer))
            recordShares(context);
        return context.noted(pointer);
    }
    return context.field(pointer, [&] { return timeNumber(context, name); });
}

}  // namespace shardscope

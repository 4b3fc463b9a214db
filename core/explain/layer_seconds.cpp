// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "core/explain/time_context.h"
#include "core/schedule/stage_map.h"
#include "core/step/computed_flop.h"

namespace shardscope {
namespace {

/// Some operators of one rank and how they are passed.
struct OperatorBlock {
    OperatorList operators;
    double headDim = 0;
    Recompute recompute = Recompute::None;
    const RankParameters* sharded = nullptr;  ///< gathered for every pass; null where they are not
    bool experts = false;
};

struct Pass {
    std::string_view id;         ///< of the pass
    std::string_view direction;  ///< of its operators
    bool backward = false;
    bool again = false;
    const PassTime* time = nullptr;
};

/// The seconds of an operator's collectives that the pass waits for, or those that it does not.
Derivation operatorWait(const TimeContext& time, const Operator& op, double headDim, const Pass& pass, const PassPart& part)
{
    const OperatorTiming timing = operatorTiming(op, headDim, time.inputs);
    const TransferList& transfers = pass.backward ? timing.backward : timing.forward;
    const Seconds all = transfers.seconds();
    const Seconds exposed = transfers.exposed();
    Derivations collectives;
    for (const Collective& collective : (pass.backward ? op.backwardCollectives : op.forwardCollectives).items())
        collectives.push_back(collectiveSeconds(time, collective.kind, collective.bytes, time.inputs.placement(collective.group), nameOf(op.id)));
    const bool isExposed = part.kind == PassPart::Kind::Exposed;
    const Seconds value = isExposed ? exposed : all - exposed;
    Derivation sent = exactOr(quantity("operator-collectives", Combine::Sum, 0, std::move(collectives), nameOf(op.id)), all.value());
    return quantity(isExposed ? "operator-exposed" : "operator-hidden", Combine::Product, value.value(),
                    {constant(isExposed ? "exposed-share" : "hidden-share", all > Seconds() ? value / all : 0), std::move(sent)}, nameOf(op.id));
}

bool communicates(const Operator& op, const Pass& pass, Axis axis)
{
    const auto items = (pass.backward ? op.backwardCollectives : op.forwardCollectives).items();
    return !items.empty() && axisOf(items.front().group) == axis;
}

Derivation repeatedPart(Derivation part, double again)
{
    return again == 1 ? std::move(part) : product("repeated-part", {constant("repeated-share", again), std::move(part)});
}

void addOperators(Derivations& parts, const TimeContext& time, const OperatorBlock& block, const Pass& pass, const PassPart& part)
{
    for (const Operator& op : block.operators) {
        const double again = pass.again ? repeatedForwards(op, block.recompute, recomputeStopsEarly(time.context.plan)) : 1;
        if (again == 0 || (pass.direction == "weight-gradient" && !op.isMultiply()))
            continue;
        if (part.kind == PassPart::Kind::Compute)
            parts.push_back(repeatedPart(operatorSeconds(time, op, block.headDim, pass.direction), again));
        else if (pass.direction != "weight-gradient" && communicates(op, pass, part.axis))
            parts.push_back(repeatedPart(operatorWait(time, op, block.headDim, pass, part), again));
    }
}

/// The weights of a block, gathered for a pass, and its gradients scattered after the backward.
Derivations shardTraffic(const TimeContext& time, const RankParameters& weights, bool backward)
{
    const DataTraffic& traffic = time.step.traffic;
    Derivations seconds;
    if (traffic.gathersEveryPass && (!backward || time.context.scenario.plan.reshardAfterForward))
        seconds.push_back(constant("gather-seconds", gatherTime(weights, traffic, time.inputs).value()));
    if (backward && traffic.reducesEveryPass)
        seconds.push_back(constant("scatter-seconds", reduceTime(weights, traffic, time.inputs).value()));
    return seconds;
}

/// What a pass takes beside its operators' own: the wait for sharded weights, or the slowdown of compute beside a collective.
void addBeside(Derivations& parts, const TimeContext& time, const OperatorBlock& block, const Pass& pass, const PassPart& part)
{
    double own = 0;
    for (const Derivation& input : parts)
        own += input.value;
    const double rest = part.of(*pass.time).value() - own;
    if (std::abs(rest) <= 1e-12 * std::abs(part.of(*pass.time).value()))
        return;
    Derivations inputs{costConstant(time, part.kind == PassPart::Kind::Compute ? Constant::Contention : Constant::DataShare)};
    if (block.sharded != nullptr) {
        for (Derivation& seconds : shardTraffic(time, *block.sharded, pass.backward))
            inputs.push_back(std::move(seconds));
    }
    parts.push_back(quantity(part.kind == PassPart::Kind::Compute ? "beside-collectives" : "beside-operators", Combine::Formula, rest,
                             std::move(inputs)));
}

Derivation hostWaitOf(const TimeContext& time, const OperatorBlock& block, const Pass& pass)
{
    const Seconds host = hostForward(time.context.site, time.context.plan, block.experts);
    return quantity("host-wait", Combine::Formula, pass.time->hostWait.value(),
                    {constant("host-seconds", host.value()), constant("device-seconds", pass.time->device().value()),
                     costConstant(time, Constant::HostBackward)});
}

Derivation blockSeconds(const TimeContext& time, std::string_view id, const OperatorBlock& block, const Passes& passes, const PassPart& part,
                        std::string_view subject = {})
{
    const Pass all[] = {{"pass-forward", "forward", false, false, &passes.forward},
                        {"pass-recompute", "forward", false, true, &passes.recompute},
                        {"pass-input-gradient", "input-gradient", true, false, &passes.inputGrad},
                        {"pass-weight-gradient", "weight-gradient", true, false, &passes.weightGrad}};
    Derivations inputs;
    for (const Pass& pass : all) {
        if (part.of(*pass.time) == Seconds())
            continue;
        Derivations parts;
        if (part.kind == PassPart::Kind::Host) {
            parts.push_back(hostWaitOf(time, block, pass));
        } else {
            addOperators(parts, time, block, pass, part);
            addBeside(parts, time, block, pass, part);
        }
        inputs.push_back(quantity(pass.id, Combine::Sum, part.of(*pass.time).value(), std::move(parts)));
    }
    return quantity(id, Combine::Sum, part.of(passes).value(), std::move(inputs), subject);
}

OperatorBlock layerBlock(const TimeContext& time, const LayerKind& kind, Recompute mode, const RankParameters& weights)
{
    const ExplainContext& context = time.context;
    return {layerOperators(kind, context.architecture.position, time.inputs.shape), static_cast<double>(kind.attention.qkHeadDim()), mode,
            time.step.traffic.inEveryPass() ? &weights : nullptr, kind.experts.has_value()};
}

/// What stands before the first layer and after the last one.
void addEnds(Derivations& parts, const TimeContext& time, std::size_t stage, const PassPart& part)
{
    const ExplainContext& context = time.context;
    const ParameterTable& table = context.ledger.parameters;
    const bool sharded = time.step.traffic.inEveryPass();
    const LayerPasses& layers = time.step.layers;
    if (stage == 0 && part.of(layers.embedding) > Seconds())
        parts.push_back(blockSeconds(time, "embedding-seconds",
                                     {embeddingOperators(context.architecture, table.vocabulary, time.inputs.shape), 0, Recompute::None,
                                      sharded ? &table.embedding : nullptr, false},
                                     layers.embedding, part));
    if (stage + 1 != time.step.stages.size())
        return;
    if (part.of(layers.head) > Seconds())
        parts.push_back(blockSeconds(time, "head-seconds",
                                     {headOperators(context.architecture, table.vocabulary, time.inputs.shape), 0, Recompute::None,
                                      sharded ? &table.head : nullptr, false},
                                     layers.head, part));
    if (context.architecture.mtpLayers > 0 && part.of(layers.mtp) > Seconds())
        parts.push_back(quantity("mtp-seconds", Combine::Formula, part.of(layers.mtp).value(),
                                 {modelValue(context, "mtp_layers", context.architecture.mtpLayers)}));
}

}  // namespace

Derivation stageSeconds(const TimeContext& time, std::size_t stage, const PassPart& part)
{
    const ExplainContext& context = time.context;
    const Architecture& architecture = context.architecture;
    const StageRange range = stageRanges(context.site, context.plan)[stage];
    const std::vector<int> again = layersOfEachKind(architecture, {{range.stage, range.first, range.recomputedEnd}});
    const std::vector<int> kept = layersOfEachKind(architecture, {{range.stage, range.recomputedEnd, range.end}});
    Derivations parts;
    const auto add = [&](std::size_t kind, int count, const Passes& passes, Recompute mode) {
        if (count == 0 || part.of(passes) == Seconds())
            return;
        const std::string name = kindName(architecture, kind);
        const OperatorBlock block = layerBlock(time, architecture.kinds[kind], mode, context.ledger.parameters.ofLayerKind[kind]);
        parts.push_back(product("layers-seconds", {layersHere(context, kind, count), blockSeconds(time, "layer-seconds", block, passes, part, name)}, name));
    };
    for (std::size_t kind = 0; kind < again.size(); ++kind) {
        add(kind, again[kind], time.step.layers.ofLayerKind[kind], context.scenario.plan.recompute);
        add(kind, kept[kind], time.step.layers.ofLayerKindKept[kind], Recompute::None);
    }
    addEnds(parts, time, stage, part);
    return quantity("stage-seconds", Combine::Sum, part.of(time.step.stages[stage]).value(), std::move(parts), std::to_string(stage));
}

Derivation passesOfRank(const TimeContext& time, int rank, const PassPart& part)
{
    const ExplainContext& context = time.context;
    const bool halves = directions(context.plan.schedule) > 1;
    Derivations stages;
    double value = 0;
    for (const int stage : context.plan.stagesOfRank(rank)) {
        Derivation one = stageSeconds(time, static_cast<std::size_t>(stage), part);
        if (one.value == 0)
            continue;
        Derivations factors{microBatches(context)};
        if (halves)
            factors.push_back(constant("half-of-the-micro-batches", 0.5));
        factors.push_back(std::move(one));
        stages.push_back(product("stage-passes", std::move(factors), std::to_string(stage)));
        value += stages.back().value;
    }
    return quantity("rank-passes", Combine::Sum, value, std::move(stages));
}

}  // namespace shardscope

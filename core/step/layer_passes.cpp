// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/layer_passes.h"

#include <algorithm>

#include "core/base/constant.h"
#include "core/hardware/hardware.h"
#include "core/layer/encoder_recompute.h"
#include "core/layer/layer_operators.h"
#include "core/layer/model_operators.h"
#include "core/layer/offloaded_inputs.h"
#include "core/model/architecture.h"
#include "core/plan/resolved_plan.h"
#include "core/schedule/schedule_traits.h"
#include "core/site/adapter_host.h"
#include "core/site/device_rates.h"
#include "core/site/site.h"
#include "core/step/computed_flop.h"
#include "core/step/cost_inputs.h"
#include "core/step/device_seconds.h"
#include "core/step/forward_passes.h"
#include "core/step/pass_block.h"

namespace shardscope {
namespace {

/// Returns what runs again in part.
Term repeated(Term part, double times, const Terms& terms)
{
    return times == 1 ? part : terms.product("repeated-part", part, terms("repeated-share", times));
}

/// The sums of one pass while its operators are gone through.
struct PassSums {
    TermSum compute;
    EnumArray<Axis, TermSum> exposed;
    EnumArray<Axis, TermSum> hidden;
    Term host;
    Seconds pace;
    Seconds hostTransfer;  ///< over the host's link

    void add(const Transfer& transfer, double times, const Terms& terms)
    {
        if (times == 0)
            return;
        const auto index = static_cast<std::size_t>(axisOf(transfer.collective.group));
        const Term seconds{transfer.seconds.value(), transfer.sent};
        const Term waited{transfer.exposed.value(), transfer.waited};
        exposed[index].add(repeated(waited, times, terms));
        if (seconds.value > waited.value)
            hidden[index].add(repeated(terms.difference("hidden-seconds", seconds, waited), times, terms));
    }
    void addImbalance(const TransferList& transfers, double times, const Terms& terms)
    {
        if (times > 0 && transfers.imbalance > Seconds())
            exposed[static_cast<std::size_t>(Axis::Cp)].add(
                repeated({transfers.imbalance.value(), transfers.imbalanceRecord}, times, terms));
    }
    [[nodiscard]] Term device(const Terms& terms) const
    {
        TermSum all;
        all.add(compute.as("operators-of-the-pass", terms));
        for (const TermSum& part : exposed) {
            if (part.value() > 0)
                all.add(part.as("waits-of-the-pass", terms));
        }
        return all.as("device-seconds", terms);
    }
    [[nodiscard]] PassTime noted(std::string_view id, std::string_view block, const Terms& terms) const
    {
        const auto note = [&](const PassPart& part, Term value) {
            return Seconds(terms.recorder() ? terms.about(partOf(block, part, terms)).named(id, value).value : value.value);
        };
        PassTime pass;
        pass.compute = note({PassPart::Kind::Compute}, compute.as(id, terms));
        pass.hostWait = note({PassPart::Kind::Host}, host);
        pass.hostPace = pace;
        pass.hostTransfer = hostTransfer;
        for (std::size_t i = 0; i < exposed.size(); ++i) {
            pass.exposed[i] = note({PassPart::Kind::Exposed, static_cast<Axis>(i)}, exposed[i].as(id, terms));
            pass.hidden[i] = note({PassPart::Kind::Hidden, static_cast<Axis>(i)}, hidden[i].as(id, terms));
        }
        return pass;
    }
};

struct BlockSums {
    PassSums forward;
    PassSums recompute;
    PassSums inputGrad;
    PassSums weightGrad;
    int operators = 0;
    int multiplies = 0;     ///< whose weights have a gradient
    bool goesBack = false;  ///< an operator has a backward pass

    /// Seconds on the GPU of a backward's first half, or of all of it.
    [[nodiscard]] Term backwardDevice(bool isHalf, const Terms& terms) const
    {
        if (isHalf)
            return terms.sum("first-half-device-seconds", recompute.device(terms), inputGrad.device(terms));
        return terms.sum("backward-device-seconds", recompute.device(terms), inputGrad.device(terms), weightGrad.device(terms));
    }
};

bool splitsBackward(const CostInputs& inputs) { return traitsOf(inputs.plan.schedule).splitsBackward; }

/// A pass takes as long as its launches where these take longer (model.md 3), each pass by itself: if several shared a wait, a faster
/// device could make one of them longer.
struct Launches {
    std::string_view behind;
    std::string_view wait;
    Term host;

    void apply(PassSums& pass, Term device, const Terms& terms) const
    {
        pass.host = terms.maximum(wait, terms.difference(behind, host, device), terms("nothing", 0));
        pass.pace = Seconds(host.value);
    }
};

/// Each operator's input gradient is launched, and each multiply's weight gradient as well.
Term launchesOfWeightGrad(const BlockSums& sums, Term launches, const Terms& terms)
{
    const Term multiplies = terms("multiplies-of-the-block", sums.multiplies);
    const Term all = terms.sum("gradients-of-the-block", terms("operators-of-the-block", sums.operators), multiplies);
    return terms.product("host-of-weight-gradient", launches, terms.quotient("weight-gradient-share", multiplies, all));
}

void waitForHost(BlockSums& sums, Seconds host, bool recomputes, const CostInputs& inputs, const Terms& terms)
{
    const Term forward = terms("host-seconds", host);
    Launches{"host-behind-forward", "host-wait-forward", forward}.apply(sums.forward, sums.forward.device(terms), terms);
    if (!sums.goesBack) {
        sums.inputGrad.host = terms("nothing", 0);
        return;
    }
    const Term once = inputs.constants.of(Constant::HostBackward, terms);
    const Term beside = recomputes ? terms.sum("backward-and-forward-again", once, terms("one", 1)) : once;
    Term backward = terms.product("host-of-backward", forward, beside);
    const bool isHalf = splitsBackward(inputs);
    if (isHalf) {
        const Term ofWeights = launchesOfWeightGrad(sums, terms.product("host-of-gradients", forward, once), terms);
        Launches{"host-behind-weight-gradient", "host-wait-weight-gradient", ofWeights}.apply(sums.weightGrad,
                                                                                              sums.weightGrad.device(terms), terms);
        backward = terms.difference("host-of-input-gradient", backward, ofWeights);
    }
    Launches{"host-behind-backward", "host-wait-backward", backward}.apply(sums.inputGrad, sums.backwardDevice(isHalf, terms), terms);
}

/// Activations are sent to the host during the forward and return during the backward's first half: each pass waits for the transfers that
/// outlast its compute.
void waitForOffload(BlockSums& sums, const PassBlock& block, const CostInputs& inputs, const Terms& terms)
{
    if (inputs.plan.offloadActivations <= 0)
        return;
    const Term all = offloadedBytes("offloadable-of-the-layer", block.operators, block.recompute, inputs.shape.offloadedInputs, terms);
    const Term sent = terms.product("offloaded-bytes", all, terms("/plan/offload_activations", inputs.plan.offloadActivations));
    const Term transfer = terms.quotient("offload-seconds", sent, terms("host-link", hostTransfer(inputs.site.cluster.gpu)));
    const auto wait = [&](PassSums& pass, Term device) {
        pass.host = terms.maximum("offload-wait", pass.host, terms.difference("offload-beyond", transfer, device));
        pass.hostTransfer = Seconds(transfer.value);
        pass.pace = std::max(pass.pace, pass.hostTransfer);
    };
    wait(sums.forward, sums.forward.device(terms));
    wait(sums.inputGrad, sums.backwardDevice(splitsBackward(inputs), terms));
}

void addOperator(BlockSums& sums, const Operator& op, double headDim, Recompute recompute, const CostInputs& inputs, const Terms& terms)
{
    const bool stopsEarly = recomputeStopsEarly(inputs.plan);
    const OperatorCost cost = operatorCost(op, headDim, inputs.rates, terms);
    const double again = repeatedForwards(op, recompute, stopsEarly);
    const Terms own = terms.about(nameOf(op.id));
    const Term forward = own("operator-forward", cost.forward);
    sums.forward.compute.add(forward);
    if (again > 0)
        sums.recompute.compute.add(repeated(forward, again, terms));
    if (op.repeatedInTiles)
        sums.inputGrad.compute.add(forward);
    sums.inputGrad.compute.add(own("operator-input-gradient", cost.inputGrad));
    ++sums.operators;
    sums.goesBack = sums.goesBack || !op.isFixed;
    sums.multiplies += op.isMultiply() && !op.isFrozen ? 1 : 0;
    if (op.isMultiply())
        sums.weightGrad.compute.add(own("operator-weight-gradient", cost.weightGrad));
    const TransferList out = transfersOf(op, false, cost.forward, inputs, terms);
    for (const Transfer& transfer : out.items()) {
        sums.forward.add(transfer, 1, terms);
        sums.recompute.add(transfer, repeatedSends(op, transfer.collective.kind, recompute, stopsEarly), terms);
    }
    sums.forward.addImbalance(out, 1, terms);
    sums.recompute.addImbalance(out, again, terms);
    const TransferList back = transfersOf(op, true, cost.inputGrad, inputs, terms);
    for (const Transfer& transfer : back.items())
        sums.inputGrad.add(transfer, 1, terms);
    sums.inputGrad.addImbalance(back, 1, terms);
}

}  // namespace

Passes passesOf(const PassBlock& block, const CostInputs& inputs, const Terms& terms)
{
    BlockSums sums;
    for (const Operator& op : block.operators)
        addOperator(sums, op, block.headDim, block.recompute, inputs, terms);
    waitForHost(sums, block.host, block.recompute == Recompute::Full, inputs, terms);
    if (block.offloads)
        waitForOffload(sums, block, inputs, terms);
    return {sums.forward.noted("pass-forward", block.name, terms), sums.recompute.noted("pass-recompute", block.name, terms),
            sums.inputGrad.noted("pass-input-gradient", block.name, terms),
            sums.weightGrad.noted("pass-weight-gradient", block.name, terms)};
}

namespace {

constexpr std::array<std::pair<std::string_view, PassTime Passes::*>, 4> kNotedPasses{{{"pass-forward", &Passes::forward},
                                                                                       {"pass-recompute", &Passes::recompute},
                                                                                       {"pass-input-gradient", &Passes::inputGrad},
                                                                                       {"pass-weight-gradient", &Passes::weightGrad}}};

/// All MTP layers together: each is a layer and a head.
void noteMtp(const Passes& layer, const Passes& head, int layers, const Terms& terms)
{
    if (!terms.recorder())
        return;
    for (const auto& [id, pass] : kNotedPasses) {
        for (const PassPart& part : kPassParts) {
            const Term ofLayer = terms.about(partOf("mtp", part, terms))(id, part.of(layer.*pass));
            const Term ofHead = terms.about(partOf("head", part, terms))(id, part.of(head.*pass));
            const Term all = terms.product("all-mtp-layers", terms("/model/architecture/mtp_layers", layers),
                                           terms.sum("mtp-layer-and-head", ofLayer, ofHead));
            terms.about(partOf("mtp layers", part, terms)).named(id, all);
        }
    }
}

/// Returns the passes of all encoders: each part as often as it runs, forward only where it is frozen.
Passes encoderPasses(const CostInputs& inputs, const Terms& terms)
{
    Passes all;
    if (inputs.operators.encoders.empty())
        return all;
    const Terms silent;
    const Seconds host = hostForward(inputs.site, inputs.plan, false, silent, inputs.shape.style.encodesIn16Bits);
    for (const EncoderPart& part : inputs.operators.encoders) {
        const Recompute mode = recomputeOf(part, inputs.plan);
        const Passes one =
            passesOf({"encoders", part.operators, part.headDim, mode, part.isLayer() ? host : Seconds(), part.learns}, inputs, silent);
        all.forward += part.times * one.forward;
        if (!part.learns)
            continue;
        all.recompute += part.times * one.recompute;
        all.inputGrad += part.times * one.inputGrad;
        all.weightGrad += part.times * one.weightGrad;
    }
    if (terms.recorder()) {
        for (const auto& [id, pass] : kNotedPasses) {
            for (const PassPart& part : kPassParts)
                (void)terms.about(partOf("encoders", part, terms))(id, part.of(all.*pass));
        }
    }
    return all;
}

}  // namespace

std::string_view blockName(const Terms& terms, std::string_view block, std::size_t kind)
{
    return terms.recorder() ? terms.recorder()->text(std::string(block) + std::to_string(kind)) : block;
}

LayerPasses layerPasses(const CostInputs& inputs, const Terms& terms)
{
    const Architecture& architecture = *inputs.site.architecture;
    const Recompute recompute = inputs.plan.recompute;
    const auto passesOfLayer = [&](std::string_view name, const OperatorList& operators, const LayerKind& kind, Recompute stated) {
        const Recompute mode = kind.learning.passesGradient ? stated : Recompute::None;
        const Seconds ofLayer = hostForward(inputs.site, inputs.plan, kind.experts.has_value(), terms);
        const Seconds host = hostWithAdapters(ofLayer, architecture, kind, inputs.site, terms);
        return passesOf({name, operators, static_cast<double>(kind.attention.qkHeadDim()), mode, host}, inputs, terms);
    };
    const ModelOperators& operators = inputs.operators;
    LayerPasses passes;
    for (std::size_t i = 0; i < architecture.kinds.size(); ++i) {
        const LayerKind& kind = architecture.kinds[i];
        passes.ofLayerKind.push_back(passesOfLayer(blockName(terms, kRecomputedLayer, i), operators.ofLayerKind[i], kind, recompute));
        passes.ofLayerKindKept.push_back(
            inputs.plan.recomputeLayers ? passesOfLayer(blockName(terms, kKeptLayer, i), operators.ofLayerKind[i], kind, Recompute::None)
                                        : passes.ofLayerKind.back());
    }
    passes.encoders = encoderPasses(inputs, terms);
    passes.forwards = forwardPasses(inputs, terms);
    passes.embedding = passesOf({"embedding", operators.embedding, 0, Recompute::None, Seconds()}, inputs, terms);
    passes.head = passesOf({"head", operators.head, 0, Recompute::None, Seconds(), false}, inputs, terms);
    if (operators.mtpKind) {
        Passes one = passesOfLayer("mtp", operators.mtp, *operators.mtpKind, recompute);
        noteMtp(one, passes.head, architecture.mtpLayers, terms);
        one += passes.head;
        for (int i = 0; i < architecture.mtpLayers; ++i)
            passes.mtp += one;
    }
    return passes;
}

Seconds deviceSeconds(std::span<const Operator> operators, double headDim, Recompute recompute, const CostInputs& inputs, Exchange exchange)
{
    const Terms silent;
    BlockSums sums;
    for (const Operator& op : operators)
        addOperator(sums, op, headDim, recompute, inputs, silent);
    if (exchange == Exchange::Hidden) {
        for (PassSums* pass : {&sums.forward, &sums.recompute, &sums.inputGrad, &sums.weightGrad})
            pass->exposed[static_cast<std::size_t>(Axis::Ep)] = {};
    }
    return Seconds(sums.forward.device(silent).value + sums.backwardDevice(false, silent).value);
}

OperatorTiming operatorTiming(const Operator& op, double headDim, const CostInputs& inputs)
{
    const OperatorCost cost = operatorCost(op, headDim, inputs.rates);
    return {cost, transfersOf(op, false, cost.forward, inputs), transfersOf(op, true, cost.inputGrad, inputs)};
}

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/pass_traffic.h"

#include "core/base/constant.h"
#include "core/memory/rank_parameters.h"
#include "core/model/layer_name.h"
#include "core/plan/resolved_plan.h"
#include "core/schedule/schedule_traits.h"
#include "core/site/cost_constants.h"
#include "core/site/device_rates.h"
#include "core/site/site.h"
#include "core/step/cost_inputs.h"
#include "core/step/layer_passes.h"
#include "core/step/pass_time.h"

#include <array>
#include <initializer_list>
#include <utility>

namespace shardscope {
namespace {

/// Whether the collectives of a dimension and those of the data-parallel ranks are on the same link: both on the network, or neither.
using SharedWires = std::array<std::pair<Axis, bool>, 3>;

SharedWires sharedWires(const GroupPlacement& ranks, const CostInputs& inputs)
{
    const auto shared = [&](Axis axis, CommunicationGroup group) {
        return std::pair(axis, inputs.placement(group).crossesNetwork() == ranks.crossesNetwork());
    };
    return {shared(Axis::Tp, CommunicationGroup::Tensor), shared(Axis::Cp, CommunicationGroup::Context),
            shared(Axis::Ep, CommunicationGroup::Expert)};
}

/// A pass of a block, and under which name it is noted.
struct NotedPass {
    PassTime& time;
    std::string_view id;
    std::string_view block;

    [[nodiscard]] Term of(const PassPart& part, const Terms& terms) const
    {
        return terms.about(partOf(block, part, terms))(id, part.of(time));
    }
    [[nodiscard]] Seconds with(const PassPart& part, Term more, const Terms& terms) const
    {
        return Seconds(terms.about(partOf(block, part, terms)).sum(id, of(part, terms), more).value);
    }
};

/// Seconds of a block's passes in which the data-parallel stream has its link: while compute runs or waits, except the seconds of another
/// collective on that link. With these a faster device is never slower: compute that hides a ring hides nothing else.
Term coverOf(std::initializer_list<NotedPass> passes, const SharedWires& shared, const Terms& terms)
{
    TermSum all;
    TermSum taken;
    for (const NotedPass& pass : passes) {
        all.add(pass.of({PassPart::Kind::Compute}, terms));
        all.add(pass.of({PassPart::Kind::Host}, terms));
        for (const auto& [axis, isShared] : shared) {
            if (const Term part = pass.of({isShared ? PassPart::Kind::Hidden : PassPart::Kind::Exposed, axis}, terms); part.value > 0)
                (isShared ? taken : all).add(part);
        }
    }
    const Term left = terms.difference("free-of-others", all.as("cover-and-waits", terms), taken.as("wire-of-others", terms));
    return terms.maximum("cover-of-the-pass", left, terms("nothing", 0));
}

/// Hides a collective behind up to `cover` seconds of compute, which it slows down by the memory traffic that it brings, by no more
/// than it would have taken alone: running both at once is never slower than one after the other.
void hideBehind(const NotedPass& pass, const PassTraffic& collective, Term cover, const CostInputs& inputs, const Terms& terms)
{
    const CostConstants& constants = inputs.constants;
    const Term covered = terms.product("covered-seconds", cover, constants.of(Constant::DataShare, terms));
    const Term exposed =
        terms.maximum("beyond-the-cover", terms.difference("longer-than-the-cover", collective.seconds, covered), terms("nothing", 0));
    const Term hidden = terms.difference("hidden-seconds", collective.seconds, exposed);
    if (exposed.value > 0)
        pass.time.exposedOf(Axis::Dp) = pass.with({PassPart::Kind::Exposed, Axis::Dp}, exposed, terms);
    if (hidden.value <= 0)
        return;
    pass.time.hiddenOf(Axis::Dp) = pass.with({PassPart::Kind::Hidden, Axis::Dp}, hidden, terms);
    const Term share = terms.quotient("hidden-share", hidden, collective.seconds);
    const Term moved = terms.quotient("bytes-in-memory-seconds", collective.bytes, terms("memory-rate", inputs.rates.memory));
    const Term slower = terms.product("slower-beside-it", share, constants.of(Constant::Contention, terms), moved);
    pass.time.compute = pass.with({PassPart::Kind::Compute}, terms.minimum("beside-collectives", hidden, slower), terms);
}

}  // namespace

PassTraffic noTraffic(const Terms& terms)
{
    const Term nothing = terms("nothing", 0);
    return {nothing, nothing};
}

void addBlockTraffic(Passes& passes, std::string_view block, const BlockTraffic& traffic, const GroupPlacement& ranks,
                     const CostInputs& inputs, const Terms& terms)
{
    const SharedWires shared = sharedWires(ranks, inputs);
    const auto cover = [&](std::initializer_list<NotedPass> of) {
        return traffic.isOverlapped ? coverOf(of, shared, terms) : terms("nothing", 0);
    };
    const NotedPass forward{passes.forward, "pass-forward", block};
    const NotedPass repeated{passes.recompute, "pass-recompute", block};
    const NotedPass inputGrad{passes.inputGrad, "pass-input-gradient", block};
    const NotedPass weightGrad{passes.weightGrad, "pass-weight-gradient", block};
    hideBehind(forward, traffic.gather, cover({forward}), inputs, terms);
    if (traitsOf(inputs.plan.schedule).splitsBackward) {
        hideBehind(inputGrad, traffic.again, cover({repeated, inputGrad}), inputs, terms);
        hideBehind(weightGrad, traffic.reduce, cover({weightGrad}), inputs, terms);
        return;
    }
    PassTraffic both = traffic.again;
    if (traffic.reduce.seconds.value > 0)
        both = {terms.sum("gather-and-reduce", traffic.again.seconds, traffic.reduce.seconds),
                terms.sum("gathered-and-reduced-bytes", traffic.again.bytes, traffic.reduce.bytes)};
    hideBehind(inputGrad, both, cover({repeated, inputGrad, weightGrad}), inputs, terms);
}

void forEachBlock(LayerPasses& passes, const ParameterTable& parameters, const CostInputs& inputs, const Terms& terms,
                  const VisitBlock& visit)
{
    for (std::size_t kind = 0; kind < passes.ofLayerKind.size(); ++kind) {
        visit(passes.ofLayerKind[kind], blockName(terms, kRecomputedLayer, kind), parameters.ofLayerKind[kind],
              aboutKind(terms, *inputs.site.architecture, kind));
        if (inputs.plan.recomputeLayers)
            visit(passes.ofLayerKindKept[kind], blockName(terms, kKeptLayer, kind), parameters.ofLayerKind[kind],
                  aboutKind(terms, *inputs.site.architecture, kind));
        else
            passes.ofLayerKindKept[kind] = passes.ofLayerKind[kind];
    }
    if (!inputs.operators.encoders.empty())
        visit(passes.encoders, "encoders", parameters.encoders, terms.about(kEncoders));
    if (!inputs.operators.forwards.empty())
        visit(passes.forwards, "forwards", parameters.forwardGathers, terms.about(kForwards));
    visit(passes.embedding, "embedding", parameters.embedding, terms.about(kEmbedding));
    visit(passes.head, "head", parameters.head, terms.about(kHead));
    visit(passes.mtp, "mtp layers", parameters.mtp, terms.about(kMtp));
}

}  // namespace shardscope

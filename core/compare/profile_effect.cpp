// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/profile_effect.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/estimate/estimate.h"
#include "core/step/basis.h"
#include "core/step/flows.h"
#include "core/step/step.h"

namespace shardscope {
namespace {

constexpr double kNothing = 0.0005;  ///< of a step: reads as no change

/// Tells, of the rates that computing stands on the one that changed most.
void tellRate(const DeviceRates& before, const DeviceRates& after, ProfileEffect& effect)
{
    using Cause = ProfileEffect::Cause;
    struct Rate {
        Cause cause;
        double before;
        double after;
    };
    const std::array<Rate, 3> rates{{{Cause::Multiply, before.multiply.value(), after.multiply.value()},
                                     {Cause::Attention, before.attentionForward.value(), after.attentionForward.value()},
                                     {Cause::Memory, before.memory.value(), after.memory.value()}}};
    const auto apart = [](const Rate& rate) { return std::abs(std::log(rate.after / rate.before)); };
    const Rate& most =
        *std::max_element(rates.begin(), rates.end(), [&apart](const Rate& a, const Rate& b) { return apart(a) < apart(b); });
    if (apart(most) < kNothing)
        return;
    effect.cause = most.cause;
    effect.before = most.before;
    effect.after = most.after;
}

/// The bus bandwidth of the flow of this dimension that takes longest, before and after.
void tellFlow(const Estimate& before, const Estimate& after, Axis axis, ProfileEffect& effect)
{
    const std::vector<Flow> flows = stepFlows(*after.basis(), *after.step(), after.step()->endingRank);
    const Flow* longest = nullptr;
    for (const Flow& flow : flows) {
        const bool isOfIt = axisOf(flow.collective.group) == axis && flow.collective.bytes > Bytes() && flow.placement.ranks > 1;
        if (isOfIt && (!longest || flow.seconds > longest->seconds))
            longest = &flow;
    }
    if (!longest)
        return;
    const auto bandwidth = [longest](const Estimate& estimate) {
        return estimate.basis()
            ->site.collectives.time(longest->collective.kind, longest->collective.bytes, longest->placement)
            .busBandwidth.value();
    };
    effect.cause = ProfileEffect::Cause::Collective;
    effect.before = bandwidth(before);
    effect.after = bandwidth(after);
    effect.kind = longest->collective.kind;
    effect.axis = axis;
    effect.crossesNodes = longest->placement.nodes > 1;
}

}  // namespace

std::optional<ProfileEffect> profileEffect(const Scenario& before, const Scenario& after)
{
    const Result<Estimate> was = estimate(before), is = estimate(after);
    if (!was || !is || !was->step() || !is->step() || !was->basis() || !is->basis())
        return std::nullopt;
    const StepEstimate &old = *was->step(), &now = *is->step();
    ProfileEffect effect;
    effect.change = now.step / old.step - 1;
    double most = std::abs((now.compute + now.bubble - old.compute - old.bubble).value());
    std::optional<Axis> waits;
    for (const auto& [axis, name] : EnumNames<Axis>::names) {
        const auto i = static_cast<std::size_t>(axis);
        const double apart = std::abs((now.exposed[i] - old.exposed[i]).value());
        if (apart > most) {
            most = apart;
            waits = axis;
        }
    }
    if (most < kNothing * old.step.value())
        return effect;
    if (waits)
        tellFlow(*was, *is, *waits, effect);
    else
        tellRate(was->basis()->site.rates, is->basis()->site.rates, effect);
    return effect;
}

}  // namespace shardscope

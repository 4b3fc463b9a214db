// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <utility>

#include "core/estimate/time_fields.h"
#include "core/explain/time_context.h"
#include "core/schedule/bubble.h"

namespace shardscope {
namespace {

Derivation placed(Derivation derivation, std::string pointer)
{
    derivation.field = std::move(pointer);
    return derivation;
}

Derivation ofEndingRank(const TimeContext& time, std::string_view name, Seconds value)
{
    return quantity("of-ending-rank", Combine::Formula, value.value(),
                    {explainTime(time, "ending_rank"), explainRankTime(time, time.step.endingRank, name)}, plainName(name));
}

/// Of every rank; only that of `explained` (if any) goes further.
Derivations ofRanks(const TimeContext& time, std::string_view name, int explained)
{
    Derivations inputs;
    for (const RankTime& rank : time.step.ranks) {
        if (rank.rank == explained)
            inputs.push_back(explainRankTime(time, rank.rank, name));
        else
            inputs.push_back(placed(quantity("rank-reference", Combine::Reference,
                                             (name == "optimizer_s" ? rank.optimizer : rank.synchronised).value(), {}, plainName(name)),
                                    rankPointer(rank.rank, name)));
        inputs.back().name += " of rank " + std::to_string(rank.rank);
    }
    return inputs;
}

Derivation step(const TimeContext& time)
{
    Derivations parts{explainTime(time, "compute_s"), explainTime(time, "bubble_s")};
    for (std::size_t axis = 0; axis < time.step.exposed.size(); ++axis) {
        if (time.step.exposed[axis] > Seconds())
            parts.push_back(explainTime(time, axisField("exposed_s", axis)));
    }
    parts.push_back(explainTime(time, "optimizer_s"));
    parts.push_back(explainTime(time, "overhead_s"));
    return quantity("step", Combine::Sum, time.step.step.value(), std::move(parts));
}

/// The weights are gathered after the optimizer, as long as the slowest rank takes.
Derivation exposedOf(const TimeContext& time, std::string_view name)
{
    const auto axis = *fromName<Axis>(name.substr(name.find('/') + 1));
    const auto index = static_cast<std::size_t>(axis);
    const Seconds ending = time.step.ranks[static_cast<std::size_t>(time.step.endingRank)].exposed[index];
    const Seconds value = time.step.exposed[index];
    if (value == ending)
        return ofEndingRank(time, name, value);
    Derivation gather = quantity("gather-exposed", Combine::Formula, (value - ending).value(),
                                 {explainRankTime(time, time.step.endingRank, "gather_s"),
                                  given("/plan/overlap/param_gather", time.context.scenario.plan.overlap.paramGather ? 1 : 0)});
    return exactOr(quantity("exposed-with-gather", Combine::Sum, 0, {explainRankTime(time, time.step.endingRank, name), std::move(gather)}, nameOf(axis)),
                   value.value());
}

Derivation exposedTotal(const TimeContext& time)
{
    Derivations parts;
    for (std::size_t axis = 0; axis < time.step.exposed.size(); ++axis) {
        if (time.step.exposed[axis] > Seconds())
            parts.push_back(explainTime(time, axisField("exposed_s", axis)));
    }
    return quantity("exposed-total", Combine::Sum, sumOf(time.step.exposed).value(), std::move(parts));
}

Derivation optimizer(const TimeContext& time)
{
    const auto slowest = std::max_element(time.step.ranks.begin(), time.step.ranks.end(),
                                          [](const RankTime& a, const RankTime& b) { return a.optimizer < b.optimizer; });
    return exactOr(quantity("slowest-optimizer", Combine::Maximum, 0, ofRanks(time, "optimizer_s", slowest->rank)), time.step.optimizer.value());
}

Derivation overhead(const TimeContext& time)
{
    const ExplainContext& context = time.context;
    const RankTime& ending = time.step.ranks[static_cast<std::size_t>(time.step.endingRank)];
    double layers = 0;
    for (const int stage : context.plan.stagesOfRank(time.step.endingRank))
        layers += context.plan.stageLayers[static_cast<std::size_t>(stage)];
    Derivation perLayer = product("overhead-of-layers", {constant("layers-of-rank", layers), costConstant(time, Constant::StepPerParameter)});
    Derivation fixed = exactOr(quantity("fixed-overhead", Combine::Sum, 0, {costConstant(time, Constant::StepOverhead), std::move(perLayer)}),
                               (time.step.overhead - ending.hostWait).value());
    return exactOr(quantity("overhead", Combine::Sum, 0, {explainRankTime(time, time.step.endingRank, "host_s"), std::move(fixed)}),
                   time.step.overhead.value());
}

Derivation communication(const TimeContext& time)
{
    const RankTime& ending = time.step.ranks[static_cast<std::size_t>(time.step.endingRank)];
    Derivations parts;
    for (std::size_t axis = 0; axis < ending.exposed.size(); ++axis) {
        for (const std::string_view object : {"exposed_s", "hidden_s"}) {
            if ((object == "exposed_s" ? ending.exposed : ending.hidden)[axis] > Seconds())
                parts.push_back(explainRankTime(time, time.step.endingRank, axisField(object, axis)));
        }
    }
    if (ending.gather > Seconds())
        parts.push_back(explainRankTime(time, time.step.endingRank, "gather_s"));
    return exactOr(quantity("communication", Combine::Sum, 0, std::move(parts)), time.step.communication.value());
}

Derivation bubbleFraction(const TimeContext& time, std::string_view name)
{
    const StepEstimate& step = time.step;
    double work = 0;
    double span = 0;
    for (int rank = 0; rank < step.schedule->rankCount(); ++rank) {
        const std::uint32_t first = step.schedule->begin(rank);
        const std::uint32_t last = step.schedule->end(rank) - 1;
        work += busyTime(*step.schedule, *step.simulation, rank) / step.schedule->rankCount();
        span = std::max(span, step.simulation->spans[last].end - step.simulation->spans[first].start);
    }
    Derivations inputs{constant("pipeline-work", work),
                       name == "of_span" ? constant("pipeline-span", span) : constant("pipeline-makespan", step.simulation->makespan)};
    double value = 0;
    for (const FieldNumber& number : bubbleNumbers(step)) {
        if (number.name == name)
            value = number.value.value_or(0);
    }
    return quantity("bubble-" + std::string(name), Combine::Formula, value, std::move(inputs));
}

Derivation timeNumber(const TimeContext& time, std::string_view name)
{
    const StepEstimate& whole = time.step;
    if (name == "step_s")
        return step(time);
    if (name == "compute_s")
        return ofEndingRank(time, name, whole.compute);
    if (name == "bubble_s")
        return ofEndingRank(time, name, whole.bubble);
    if (name.starts_with("exposed_s/"))
        return exposedOf(time, name);
    if (name == "exposed_total_s")
        return exposedTotal(time);
    if (name == "optimizer_s")
        return optimizer(time);
    if (name == "overhead_s")
        return overhead(time);
    if (name == "communication_s")
        return communication(time);
    if (name == "hop_s")
        return hopSeconds(time);
    if (name.starts_with("bubble/"))
        return bubbleFraction(time, name.substr(7));
    return quantity("ending-rank", Combine::Formula, whole.endingRank, ofRanks(time, "synchronised_s", -1));
}

double valueOf(const StepEstimate& step, std::string_view name)
{
    for (std::size_t axis = 0; axis < step.exposed.size(); ++axis) {
        if (name == axisField("exposed_s", axis))
            return step.exposed[axis].value();
    }
    const std::pair<std::string_view, double> numbers[] = {
        {"step_s", step.step.value()},         {"compute_s", step.compute.value()},       {"bubble_s", step.bubble.value()},
        {"optimizer_s", step.optimizer.value()}, {"overhead_s", step.overhead.value()}, {"communication_s", step.communication.value()},
        {"hop_s", step.hop.value()},           {"exposed_total_s", sumOf(step.exposed).value()}, {"ending_rank", step.endingRank}};
    const auto* const found = std::find_if(std::begin(numbers), std::end(numbers), [&](const auto& number) { return number.first == name; });
    return found == std::end(numbers) ? 0 : found->second;
}

}  // namespace

Derivation explainTime(const TimeContext& time, std::string_view name)
{
    const std::string pointer = "/time/" + std::string(name);
    if (!time.context.isNew(pointer))
        return placed(quantity("time-reference", Combine::Reference, valueOf(time.step, name), {}, plainName(name)), pointer);
    return placed(timeNumber(time, name), pointer);
}

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lesson_values.h"

#include <algorithm>

#include "core/estimate/estimate.h"
#include "core/estimate/estimate_fields.h"
#include "core/field/parameters.h"
#include "core/model/architecture.h"
#include "core/model/parameters.h"
#include "core/plan/resolved_plan.h"
#include "core/schedule/bubble.h"
#include "core/schedule/live_activations.h"
#include "core/trust/fit.h"

namespace shardscope {
namespace {

std::optional<double> numberOf(const Value& value)
{
    if (const auto* truth = std::get_if<bool>(&value))
        return *truth ? 1.0 : 0.0;
    if (const auto* whole = std::get_if<std::int64_t>(&value))
        return static_cast<double>(*whole);
    if (const auto* number = std::get_if<double>(&value))
        return *number;
    return std::nullopt;
}

void addScenario(NamedNumbers& numbers, const Scenario& scenario, const ResolvedPlan& plan)
{
    for (const Parameter& parameter : parameters()) {
        if (const std::optional<double> number = numberOf(parameter.get(scenario)))
            numbers[std::string(parameter.path)] = *number;
    }
    numbers["plan.dp"] = plan.dp;
    numbers["plan.etp"] = plan.etp;
    numbers["plan.edp"] = plan.edp;
    numbers["microbatches"] = static_cast<double>(plan.microBatches);
    numbers["tokens"] = static_cast<double>(scenario.training.globalBatch) * static_cast<double>(scenario.training.sequenceLength);
}

void addModel(NamedNumbers& numbers, const Scenario& scenario)
{
    const Architecture& model = *scenario.architecture;
    const ParameterCount count = countParameters(model);
    const auto add = [&](const char* name, auto value) { numbers[std::string("model.") + name] = static_cast<double>(value); };
    add("layers", model.layers());
    add("hidden", model.hidden);
    add("vocab", model.vocab);
    add("parameters", count.total);
    add("active", count.active);
    add("embedding", count.embedding);
    add("tied", model.tiedEmbeddings ? 1 : 0);
    add("heads", model.attention().heads);
    add("kv_heads", model.attention().kvHeads);
    add("head_dim", model.attention().headDim);
    if (!model.kinds.empty() && model.kinds.back().feedForward)
        add("ffn", model.kinds.back().feedForward->width);
    if (const MixtureOfExperts* experts = model.experts()) {
        add("experts", experts->experts);
        add("top_k", experts->topK);
        add("expert_ffn", experts->expert.width);
    }
    add("flop_per_token", trainingFlopPerToken(model, scenario.training.sequenceLength).value());
    add("flop_per_token_full_attention", trainingFlopPerToken(model, scenario.training.sequenceLength, false).value());
}

void addHardware(NamedNumbers& numbers, const Scenario& scenario)
{
    const Cluster& cluster = scenario.cluster;
    if (const auto& peak = cluster.gpu.densePeak[static_cast<std::size_t>(scenario.training.precision)])
        numbers["gpu.peak_flops"] = peak->value();
    numbers["gpu.memory"] = cluster.gpu.memory.value();
    numbers["gpu.memory_bandwidth"] = cluster.gpu.memoryBandwidth.value();
    numbers["gpu.link_bandwidth"] = cluster.gpu.scaleUpBandwidth.value();
    numbers["network.bandwidth"] = cluster.network.bandwidth.value();
}

}  // namespace

NamedNumbers numbersOf(const Estimate& estimate)
{
    NamedNumbers numbers;
    for (EstimateField& field : estimateFields(estimate))
        numbers[std::move(field.pointer)] = field.value;
    addScenario(numbers, estimate.scenario(), estimate.plan());
    addModel(numbers, estimate.scenario());
    addHardware(numbers, estimate.scenario());
    for (const auto& [fit, name] : EnumNames<Fit>::names)
        numbers["/fit/" + std::string(name)] = estimate.fit() == fit ? 1.0 : 0.0;
    return numbers;
}

NamedNumbers numbersOf(const ScheduleRequest& request)
{
    NamedNumbers numbers;
    const Result<ScheduleAnswer> answer = answerSchedule(request);
    numbers["/legal"] = answer && answer->limits.empty() ? 1.0 : 0.0;
    if (!answer || !answer->limits.empty())
        return numbers;
    numbers["/makespan"] = answer->simulation.makespan;
    if (const auto bubble = bubbleFractions(answer->schedule, answer->simulation)) {
        numbers["/bubble/of_total"] = bubble->ofTotal;
        numbers["/bubble/of_ideal"] = bubble->ofIdeal;
        numbers["/bubble/of_span"] = bubble->ofSpan;
    }
    double most = 0;
    for (int rank = 0; rank < answer->schedule.rankCount(); ++rank) {
        const auto peak = static_cast<double>(peakLiveOf(answer->schedule, rank));
        const std::string place = "/ranks/" + std::to_string(rank);
        numbers[place + "/peak_live"] = peak;
        numbers[place + "/start"] = answer->simulation.spans[answer->schedule.begin(rank)].start;
        numbers[place + "/end"] = answer->simulation.spans[answer->schedule.end(rank) - 1].end;
        most = std::max(most, peak);
    }
    numbers["/peak_live"] = most;
    return numbers;
}

NamedNumbers numbersOf(const RingRequest& request)
{
    NamedNumbers numbers;
    const Result<RingAnswer> answer = answerRing(request);
    numbers["/legal"] = answer && answer->findings.empty() ? 1.0 : 0.0;
    if (!answer || !answer->work)
        return numbers;
    const RingWork& work = *answer->work;
    numbers["/balance"] = work.balance();
    numbers["/steps"] = work.steps();
    for (int rank = 0; rank < work.ranks(); ++rank) {
        numbers["/work/" + std::to_string(rank)] = work.shareOfRank(rank);
        for (int step = 0; step < work.steps(); ++step)
            numbers["/work/" + std::to_string(rank) + "/" + std::to_string(step)] = work.share(rank, step);
    }
    if (answer->bytes) {
        numbers["/forward_bytes"] = answer->bytes->forward.value();
        numbers["/backward_bytes/ring-fp32"] = answer->bytes->backwardFp32.value();
        numbers["/backward_bytes/ring-bf16"] = answer->bytes->backwardBf16.value();
    }
    return numbers;
}

NamedNumbers numbersOf(const CollectiveRequest& request, const Cluster& cluster)
{
    const CollectiveAnswer answer = answerCollective(request, cluster);
    return {{"/seconds", answer.time.seconds.value()}, {"/bus_bandwidth", answer.time.busBandwidth.value()}};
}

bool isAsk(const Lesson& lesson, std::string_view ask) { return ask == "start" || ask == "par" || lesson.asks.contains(ask); }

std::optional<double> LessonValues::value(std::string_view name, const NamedNumbers& now, const LessonStep& step)
{
    const std::size_t colon = name.find(':');
    const NamedNumbers* numbers = colon == std::string_view::npos ? &now : ofAsk(std::string(name.substr(0, colon)), step);
    if (!numbers)
        return std::nullopt;
    const auto found = numbers->find(std::string(colon == std::string_view::npos ? name : name.substr(colon + 1)));
    return found == numbers->end() ? std::nullopt : std::optional(found->second);
}

ValueLookup LessonValues::lookup(const NamedNumbers& now, const LessonStep& step)
{
    return [this, &now, &step](std::string_view name) { return value(name, now, step); };
}

const NamedNumbers& LessonValues::ofStep(const LessonStep& step)
{
    const auto [at, isNew] = m_steps.try_emplace(&step);
    if (isNew)
        at->second = numbersFor(step.scenario);
    return at->second;
}

const NamedNumbers* LessonValues::ofAsk(const std::string& ask, const LessonStep& step)
{
    if (!isAsk(*m_lesson, ask) || (ask == "par" && !(step.task && step.task->par)))
        return nullptr;
    if (ask == "par") {
        const auto [at, isNew] = m_pars.try_emplace(&step);
        if (isNew)
            at->second = made(ask, step);
        return &at->second;
    }
    const auto known = m_asks.find(ask);
    return known != m_asks.end() ? &known->second : &m_asks.emplace(ask, made(ask, step)).first->second;
}

NamedNumbers LessonValues::numbersFor(const Scenario& scenario) const
{
    const Result<Estimate> made = m_evidence ? estimate(scenario, *m_evidence) : estimate(scenario);
    return made ? numbersOf(*made) : NamedNumbers();
}

NamedNumbers LessonValues::made(const std::string& ask, const LessonStep& step) const
{
    if (ask == "start")
        return numbersFor(m_lesson->scenario);
    if (ask == "par")
        return numbersFor(*step.task->par);
    const LessonAsk& asked = m_lesson->asks.find(ask)->second;
    if (const auto* scenario = std::get_if<Scenario>(&asked))
        return numbersFor(*scenario);
    if (const auto* schedule = std::get_if<ScheduleRequest>(&asked))
        return numbersOf(*schedule);
    if (const auto* ring = std::get_if<RingRequest>(&asked))
        return numbersOf(*ring);
    return numbersOf(std::get<CollectiveRequest>(asked), m_lesson->scenario.cluster);
}

}  // namespace shardscope

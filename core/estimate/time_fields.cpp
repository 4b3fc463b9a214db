// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/time_fields.h"

#include "core/base/communication.h"
#include "core/estimate/estimate.h"
#include "core/estimate/goodput.h"
#include "core/estimate/step_shares.h"
#include "core/estimate/throughput.h"
#include "core/plan/resolved_plan.h"
#include "core/schedule/bubble.h"
#include "core/step/pass_time.h"
#include "core/step/step.h"
#include "core/step/step_bubble.h"

namespace shardscope {
namespace {

template <std::size_t Count>
void append(std::vector<EstimateField>& fields, const std::string& object, const std::array<FieldNumber, Count>& numbers)
{
    for (const FieldNumber& number : numbers) {
        if (number.value)
            fields.push_back({object + std::string(number.name), *number.value});
    }
}

void appendAxes(std::vector<EstimateField>& fields, const std::string& object, std::string_view name, const SecondsByAxis& seconds)
{
    for (std::size_t axis = 0; axis < seconds.size(); ++axis)
        fields.push_back({object + axisField(name, axis), seconds[axis].value()});
}

void appendRank(std::vector<EstimateField>& fields, const RankTime& rank)
{
    const std::string object = rankPointer(rank.rank, "");
    fields.push_back({object + "rank", static_cast<double>(rank.rank)});
    append(fields, object, rankNumbers(rank));
    appendAxes(fields, object, "exposed_s", rank.exposed);
    appendAxes(fields, object, "hidden_s", rank.hidden);
}

}  // namespace

std::array<FieldNumber, 8> rankNumbers(const RankTime& rank)
{
    return {{{"compute_s", rank.compute.value()},
             {"bubble_s", rank.bubble.value()},
             {"host_s", rank.hostWait.value()},
             {"last_block_s", rank.lastBlock.value()},
             {"reduce_s", rank.gradients.value()},
             {"synchronised_s", rank.synchronised.value()},
             {"optimizer_s", rank.optimizer.value()},
             {"gather_s", rank.gather.value()}}};
}

std::array<FieldNumber, 13> throughputNumbers(const Throughput& throughput)
{
    return {{{"tokens_per_s", throughput.tokensPerSecond},
             {"tokens_per_s_per_gpu", throughput.tokensPerSecondPerGpu},
             {"model_tflops_per_gpu", throughput.modelTflopsPerGpu},
             {"mfu", throughput.mfu},
             {"mfu_full_attention", throughput.mfuFullAttention},
             {"hfu", throughput.hfu},
             {"compute_to_communication", throughput.computeToCommunication},
             {"useful_share", throughput.usefulShare},
             {"computed_tokens_per_s", throughput.computedTokensPerSecond},
             {"loss_tokens_per_s", throughput.lossTokensPerSecond},
             {"document_tokens", throughput.meanTokens},
             {"effective_tokens", throughput.effectiveTokens},
             {"slowest_over_mean", throughput.slowestOverMean}}};
}

std::array<FieldNumber, 17> costNumbers(const RunCost& cost)
{
    const auto ofGoodput = [&](auto read) { return cost.goodput ? std::optional<double>(read(*cost.goodput)) : std::nullopt; };
    return {{{"days", cost.days},
             {"price", cost.price},
             {"price_per_million_tokens", cost.pricePerMillionTokens},
             {"energy_wh", cost.energyWh},
             {"goodput", ofGoodput([](const Goodput& g) { return g.goodput; })},
             {"failure_free_days", cost.failureFreeDays},
             {"failures", cost.failures},
             {"checkpoint_share", ofGoodput([](const Goodput& g) { return g.checkpointShare; })},
             {"failure_share", ofGoodput([](const Goodput& g) { return g.failureShare; })},
             {"failure_interval_s", ofGoodput([](const Goodput& g) { return g.failures.interval; })},
             {"restart_s", ofGoodput([](const Goodput& g) { return g.failures.recovery; })},
             {"checkpoint_bytes", ofGoodput([](const Goodput& g) { return g.checkpointBytes; })},
             {"checkpoint_s", ofGoodput([](const Goodput& g) { return g.failures.stall; })},
             {"checkpoint_write_s", ofGoodput([](const Goodput& g) { return g.checkpointWrite; })},
             {"checkpoint_interval_s", ofGoodput([](const Goodput& g) { return g.checkpointInterval; })},
             {"young_interval_s", ofGoodput([](const Goodput& g) { return g.youngInterval; })},
             {"daly_interval_s", ofGoodput([](const Goodput& g) { return g.dalyInterval; })}}};
}

std::array<FieldNumber, 3> bubbleNumbers(const StepEstimate& step, const ResolvedPlan& plan)
{
    std::array<FieldNumber, 3> numbers{{{"of_total", {}}, {"of_ideal", {}}, {"of_span", {}}}};
    if (const auto bubble = stepBubble(step, plan)) {
        numbers[0].value = bubble->ofTotal;
        numbers[1].value = bubble->ofIdeal;
        numbers[2].value = bubble->ofSpan;
    }
    return numbers;
}

std::array<FieldNumber, 13> shareNumbers(const StepShares& shares)
{
    const auto exposed = [&](Axis axis) { return shares.exposed[static_cast<std::size_t>(axis)]; };
    return {{{"compute", shares.compute},
             {"fill_and_drain", shares.fillAndDrain},
             {"imbalance", shares.imbalance},
             {"exposed_tp", exposed(Axis::Tp)},
             {"exposed_cp", exposed(Axis::Cp)},
             {"exposed_ep", exposed(Axis::Ep)},
             {"exposed_pp", exposed(Axis::Pp)},
             {"exposed_dp", exposed(Axis::Dp)},
             {"optimizer", shares.optimizer},
             {"host", shares.host},
             {"bubble", shares.bubble},
             {"exposed", shares.exposedTotal},
             {"slow_stage", shares.slowStage ? std::optional<double>(*shares.slowStage) : std::nullopt}}};
}

void appendTimeFields(std::vector<EstimateField>& fields, const Estimate& estimate, bool withRanks, bool withShares)
{
    const StepEstimate& step = *estimate.step();
    fields.push_back({"/time/step_s", step.step.value()});
    fields.push_back({"/time/compute_s", step.compute.value()});
    fields.push_back({"/time/bubble_s", step.bubble.value()});
    appendAxes(fields, "/time/", "exposed_s", step.exposed);
    fields.push_back({"/time/exposed_total_s", sumOf(step.exposed).value()});
    fields.push_back({"/time/optimizer_s", step.optimizer.value()});
    fields.push_back({"/time/overhead_s", step.overhead.value()});
    fields.push_back({"/time/communication_s", step.communication.value()});
    fields.push_back({"/time/ending_rank", static_cast<double>(step.endingRank)});
    fields.push_back({"/time/hop_s", step.hop().value()});
    append(fields, "/time/bubble/", bubbleNumbers(step, estimate.plan()));
    if (withShares)
        append(fields, "/time/shares/", shareNumbers(estimate.shares()));
    if (withRanks) {
        for (const RankTime& rank : step.ranks)
            appendRank(fields, rank);
    }
    append(fields, "/throughput/", throughputNumbers(*estimate.throughput()));
    append(fields, "/cost/", costNumbers(estimate.cost()));
}

std::string rankPointer(int rank, std::string_view name) { return "/time/by_rank/" + std::to_string(rank) + "/" + std::string(name); }

std::string axisField(std::string_view object, std::size_t axis)
{
    return std::string(object) + "/" + std::string(nameOf(static_cast<Axis>(axis)));
}

}  // namespace shardscope

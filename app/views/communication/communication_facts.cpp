// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/communication/communication_facts.h"

#include <algorithm>

#include "core/estimate/estimate.h"
#include "core/scenario/scenario.h"
#include "core/step/basis.h"
#include "core/step/step.h"

namespace shardscope {
namespace {

constexpr int kZeroLevels = 4;

int zeroOf(Strategy strategy) { return static_cast<int>(strategy) - static_cast<int>(Strategy::Data); }

bool isDataParallel(Strategy strategy) { return zeroOf(strategy) < kZeroLevels; }

/// From the step, so that the figures are those of the verdicts and the streams.
void addTimes(StrategyFacts& facts, const StepEstimate& step)
{
    const Axis axis = axisOf(facts.row.strategy);
    const std::size_t index = static_cast<std::size_t>(axis);
    const RankTime& rank = step.ranks[static_cast<std::size_t>(step.endingRank)];
    facts.exposed = step.exposed[index];
    // Sequence parallelism has no collectives but those of tensor parallelism.
    const Seconds sent = facts.row.strategy == Strategy::Sequence ? rank.exposed[index] + rank.hidden[index] : facts.row.seconds;
    // Waits beyond the link itself: a ring for its busiest rank, a stage for another's messages, new weights for the last rank's.
    facts.seconds = std::max(sent, facts.exposed);
}

void addAlternative(StrategyFacts& facts, const Estimate& estimate, std::optional<Bytes>& peakWithoutZero)
{
    Scenario other = estimate.scenario();
    const int zero = zeroOf(facts.row.strategy);
    other.plan.zero = zero;
    const Result<Estimate> alternative = shardscope::estimate(std::move(other));
    if (!alternative || !alternative->isLegal() || !alternative->step())
        return;
    if (zero == 0 || facts.row.strategy == Strategy::Data)
        peakWithoutZero = alternative->memory().peak;
    const std::vector<StrategyRow> rows = strategyTable(*alternative);
    facts.row = rows[static_cast<std::size_t>(facts.row.strategy)];
    addTimes(facts, *alternative->step());
    if (peakWithoutZero)
        facts.memorySaved = *peakWithoutZero - alternative->memory().peak;
}

}  // namespace

Axis axisOf(Strategy strategy)
{
    switch (strategy) {
    case Strategy::Tensor:
    case Strategy::Sequence:
        return Axis::Tp;
    case Strategy::Context:
        return Axis::Cp;
    case Strategy::Pipeline:
        return Axis::Pp;
    case Strategy::Expert:
        return Axis::Ep;
    default:
        return Axis::Dp;
    }
}

std::shared_ptr<const CommunicationFacts> communicationFacts(std::shared_ptr<const Estimate> estimate)
{
    auto facts = std::make_shared<CommunicationFacts>();
    std::optional<Bytes> peakWithoutZero;
    for (StrategyRow& row : strategyTable(*estimate)) {
        StrategyFacts& of = facts->strategies.emplace_back();
        of.row = std::move(row);
        of.isInPlan = of.row.inUse;
        if (isDataParallel(of.row.strategy)) {
            addAlternative(of, *estimate, peakWithoutZero);
        } else if (of.isInPlan) {
            addTimes(of, *estimate->step());
            of.memorySaved = of.row.memorySaved;
        }
    }
    facts->estimate = std::move(estimate);
    return facts;
}

}  // namespace shardscope

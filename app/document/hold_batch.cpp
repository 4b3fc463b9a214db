// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/hold_batch.h"

#include <algorithm>
#include <cmath>

#include "core/plan/check_plan.h"
#include "core/plan/resolved_plan.h"
#include "core/scenario/scenario.h"

namespace shardscope {
namespace {

constexpr double kMostSequences = 1 << 30;
/// Multiples of what the replicas share that are tried on each side: a schedule may want some of their own.
constexpr int kReach = 32;

std::int64_t toSequences(double sequences) { return static_cast<std::int64_t>(std::clamp(std::round(sequences), 1.0, kMostSequences)); }

bool isLegalWith(Scenario& scenario, double sequences)
{
    scenario.training.globalBatch = toSequences(sequences);
    return sequences >= 1 && sequences <= kMostSequences && isLegal(scenario);
}

}  // namespace

double tokensPerBatch(const Scenario& scenario)
{
    return static_cast<double>(scenario.training.sequenceLength) * static_cast<double>(scenario.training.globalBatch);
}

std::int64_t batchNear(const Scenario& scenario, double tokens)
{
    const double wanted = tokens / static_cast<double>(scenario.training.sequenceLength);
    if (wanted == std::floor(wanted) || !isLegal(scenario))
        return toSequences(wanted);
    const double share = static_cast<double>(scenario.plan.microBatch) * resolvePlan(scenario).dp;
    const double nearest = std::round(wanted / share);
    const double side = nearest * share <= wanted ? 1 : -1;
    Scenario tried = scenario;
    for (int step = 0; step <= 2 * kReach; ++step) {
        // 0, 1, -1, 2, -2, … with the side first on which the wanted number lies.
        const double count = nearest + side * (step % 2 == 0 ? -step / 2 : (step + 1) / 2);
        if (isLegalWith(tried, count * share))
            return tried.training.globalBatch;
    }
    return toSequences(wanted);
}

bool HeldBatch::hold(const Scenario& before, Scenario& after)
{
    if (before.training.sequenceLength != m_length || before.training.globalBatch != m_sequences)
        m_tokens = tokensPerBatch(before);
    // Judged by the batch that is legal now: whether the new length leaves it so is not the question.
    after.training.globalBatch = before.training.globalBatch;
    after.training.globalBatch = batchNear(after, m_tokens);
    m_length = after.training.sequenceLength;
    m_sequences = after.training.globalBatch;
    return tokensPerBatch(after) == m_tokens;
}

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/dealt_splits.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "core/balance/deal_layers.h"
#include "core/search/plan_choice.h"
#include "core/search/search_space.h"
#include "core/step/basis.h"

namespace shardscope {
namespace {

constexpr int kMostTries = 8;  ///< each but the first takes layers from a stage that is too full

/// Lowers `most` for the stages of ranks that hold more than fits. False where no rank does.
bool lower(std::vector<int>& most, const Basis& basis, const MemoryEstimate& memory, const PlanChoice& choice)
{
    bool isLowered = false;
    for (const StageMemory& stage : memory.stages) {
        const Bytes excess = stage.total() - mostThatFits(stage.capacity, choice.memoryBand());
        if (!(excess > Bytes()))
            continue;
        const std::vector<int> stages = basis.plan.stagesOfRank(stage.rank);
        int layers = 0;
        for (const int each : stages)
            layers += basis.plan.stageLayers[static_cast<std::size_t>(each)];
        const Bytes ofLayer = (stage.total() - stage.of(MemoryClass::Framework)) / std::max(1, layers);
        const int fewer = std::max(1, static_cast<int>(std::ceil(excess / ofLayer / static_cast<double>(stages.size()))));
        for (const int each : stages)
            most[static_cast<std::size_t>(each)] = basis.plan.stageLayers[static_cast<std::size_t>(each)] - fewer;
        isLowered = true;
    }
    return isLowered;
}

}  // namespace

std::vector<std::vector<int>> dealtSplits(const SearchSpace& space, const PlanChoice& choice, const Scenario& scenario)
{
    if (!space.dealsLayers())
        return {};
    const Basis own(scenario);
    const std::size_t stages = own.plan.stageLayers.size();
    if (stages > static_cast<std::size_t>(scenario.architecture->layers()))
        return {};
    std::vector<std::vector<int>> splits;
    std::vector<int> most(stages, scenario.architecture->layers());
    std::vector<int> layers = dealLayers(own);
    Scenario dealt = scenario;
    for (int tries = 0; tries < kMostTries && !layers.empty(); ++tries) {
        dealt.plan.stageLayers = layers;
        const Basis basis(dealt);
        const MemoryEstimate memory = estimateMemory(basis);
        const bool isTooFull = lower(most, basis, memory, choice);
        const bool isNew = layers != own.plan.stageLayers && (splits.empty() || splits.back() != layers);
        if (isNew && (tries == 0 || !isTooFull))
            splits.push_back(layers);
        if (!isTooFull || *std::min_element(most.begin(), most.end()) < 1)
            break;
        layers = dealLayers(own, most);
    }
    return splits;
}

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/stage_split.h"

#include "core/model/architecture.h"

#include <algorithm>

namespace shardscope {
namespace {

double feedForwardCost(const LayerKind& kind, std::int64_t hidden)
{
    const auto matrices = [](const FeedForward& feedForward) { return feedForward.gated ? 3.0 : 2.0; };
    const double h = static_cast<double>(hidden);
    double cost = kind.feedForward ? matrices(*kind.feedForward) * static_cast<double>(kind.feedForward->width) * h : 0.0;
    if (kind.experts) {
        const MixtureOfExperts& experts = *kind.experts;
        const std::int64_t visited = experts.topK * experts.expert.width + experts.sharedWidth;
        cost += matrices(experts.expert) * static_cast<double>(visited) * h;
    }
    return cost;
}

double layerCost(const LayerKind& kind, std::int64_t hidden)
{
    const Attention& attention = kind.attention;
    const double attentionCost =
        4.0 * static_cast<double>(attention.heads) * static_cast<double>(attention.qkHeadDim()) * static_cast<double>(hidden);
    return attentionCost + feedForwardCost(kind, hidden);
}

}  // namespace

std::vector<int> splitEvenly(int layers, int stages)
{
    const int count = std::max(1, stages);
    std::vector<int> split(static_cast<std::size_t>(count), layers / count);
    const int leftOver = layers % count;
    const auto first = split.begin() + (count - leftOver) / 2;
    std::for_each(first, first + leftOver, [](int& stage) { ++stage; });
    return split;
}

std::vector<int> splitByBlockCost(const Architecture& architecture, int stages)
{
    const int count = std::max(1, stages);
    std::vector<int> split(static_cast<std::size_t>(count), 0);
    const double head = static_cast<double>(architecture.vocab) * static_cast<double>(architecture.hidden);
    double total = head;
    for (int i = 0; i < architecture.layers(); ++i)
        total += layerCost(architecture.layer(i), architecture.hidden);
    double running = 0;
    int stage = 0;
    for (int i = 0; i < architecture.layers(); ++i) {
        ++split[static_cast<std::size_t>(stage)];
        running += layerCost(architecture.layer(i), architecture.hidden);
        if (running * count > total * (stage + 1) && stage + 1 < count)
            ++stage;
    }
    return split;
}

std::vector<int> splitAsTorchtitan(int layers, int stages, int inputWeight, int outputWeight)
{
    if (stages <= 1)
        return {layers};
    const int effective = layers + inputWeight + outputWeight;
    const int least = effective / stages;
    if (least == 0 || inputWeight > least || outputWeight > least)
        return {};
    std::vector<int> split;
    int placed = 0;
    for (int stage = 0; stage < stages; ++stage) {
        const int weight = stage == 0 ? inputWeight : stage == stages - 1 ? outputWeight : 0;
        const int wanted = least + (stage < effective % stages ? 1 : 0) - weight;
        split.push_back(std::min(wanted, layers - placed));
        placed += split.back();
    }
    return split;
}

}  // namespace shardscope

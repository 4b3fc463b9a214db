// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/rank_stages.h"

#include <algorithm>
#include <numeric>

#include "core/model/layer_name.h"

namespace shardscope {

namespace {

/// Of the virtual stage that begins at layer `first`.
StageRange rangeFrom(int first, std::size_t stage, int layers, const ResolvedPlan& plan)
{
    const int end = std::min(first + plan.stageLayers[stage], layers);
    return {static_cast<int>(stage), first, end, std::min(first + plan.recomputedLayers(stage), end)};
}

}  // namespace

std::vector<StageRange> stageRanges(const Site& site, const ResolvedPlan& plan)
{
    const int layers = site.architecture->layers();
    std::vector<StageRange> ranges;
    ranges.reserve(plan.stageLayers.size());
    for (std::size_t stage = 0; stage < plan.stageLayers.size(); ++stage)
        ranges.push_back(rangeFrom(ranges.empty() ? 0 : ranges.back().end, stage, layers, plan));
    return ranges;
}

RankStages rankStages(const Site& site, const ResolvedPlan& plan, int rank)
{
    const int layers = site.architecture->layers();
    const auto count = static_cast<int>(plan.stageLayers.size());
    RankStages result;
    result.rank = rank;
    for (const int stage : plan.stagesOfRank(rank)) {
        if (stage >= count)
            continue;
        const int first = std::min(layers, std::accumulate(plan.stageLayers.begin(), plan.stageLayers.begin() + stage, 0));
        result.ranges.push_back(rangeFrom(first, static_cast<std::size_t>(stage), layers, plan));
        result.holdsEmbedding = result.holdsEmbedding || stage == 0;
        result.holdsHead = result.holdsHead || stage == count - 1;
    }
    return result;
}

std::vector<int> layersOfEachKind(const Architecture& architecture, int first, int end)
{
    std::vector<int> layers(architecture.kinds.size(), 0);
    for (int layer = first; layer < end; ++layer)
        ++layers[architecture.kindOfLayer[static_cast<std::size_t>(layer)]];
    return layers;
}

Terms aboutKind(const Terms& terms, const Architecture& architecture, std::size_t kind)
{
    return terms.recorder() ? terms.about(terms.recorder()->text(kindName(architecture, kind))) : terms;
}

Term layersHere(const Site& site, const ResolvedPlan& plan, std::size_t kind, int count, const Terms& terms)
{
    const Terms own = aboutKind(terms, *site.architecture, kind);
    return own.lookup("layers-here", count, terms("/model/architecture/layers", site.architecture->layers()), terms("/plan/pp", plan.pp),
                      terms("chunks", plan.chunks));
}

}  // namespace shardscope

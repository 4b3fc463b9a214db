// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/rank_stages.h"

#include <algorithm>

namespace shardscope {

RankStages rankStages(const Site& site, const ResolvedPlan& plan, int rank)
{
    const int layers = site.architecture->layers();
    const auto count = static_cast<int>(plan.stageLayers.size());
    RankStages result;
    result.rank = rank;
    for (const int stage : plan.stagesOfRank(rank)) {
        if (stage >= count)
            continue;
        int first = 0;
        for (int before = 0; before < stage; ++before)
            first += plan.stageLayers[static_cast<std::size_t>(before)];
        const int end = first + plan.stageLayers[static_cast<std::size_t>(stage)];
        result.ranges.push_back({stage, std::min(first, layers), std::min(end, layers)});
        result.holdsEmbedding = result.holdsEmbedding || stage == 0;
        result.holdsHead = result.holdsHead || stage == count - 1;
    }
    return result;
}

}  // namespace shardscope

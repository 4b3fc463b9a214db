// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/rank_stages.h"

#include <algorithm>
#include <numeric>

#include "core/base/term.h"
#include "core/framework/recipe_traits.h"
#include "core/model/architecture.h"
#include "core/model/layer_name.h"
#include "core/plan/resolved_plan.h"
#include "core/plan/stage_split.h"
#include "core/schedule/stage_map.h"
#include "core/site/site.h"

namespace shardscope {

namespace {

/// Returns the range of the virtual stage that begins at layer `first`.
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

bool hasNextStage(const ResolvedPlan& plan, const StageRange& stage) { return stage.stage + 1 < static_cast<int>(plan.stageLayers.size()); }

int firstStage(const ResolvedPlan& plan) { return plan.runsLanguage ? plan.ranksBeforeLanguage() : 0; }

RankStages rankStages(const Site& site, const ResolvedPlan& plan, int rank)
{
    const int layers = site.architecture->layers();
    const auto count = static_cast<int>(plan.stageLayers.size());
    RankStages result;
    result.rank = rank;
    result.ranges.reserve(static_cast<std::size_t>(plan.chunks));
    for (int chunk = 0; chunk < plan.chunks; ++chunk) {
        const int stage = stageOf(plan.pipeline(), rank, chunk);
        if (stage >= count)
            continue;
        const int first = std::min(layers, std::accumulate(plan.stageLayers.begin(), plan.stageLayers.begin() + stage, 0));
        result.ranges.push_back(rangeFrom(first, static_cast<std::size_t>(stage), layers, plan));
        result.holdsEmbedding = result.holdsEmbedding || stage == firstStage(plan);
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

namespace {

/// As stated, or as it follows from the layers and the stages.
Term layersOfStage(const Site& site, const ResolvedPlan& plan, int stage, const Terms& all)
{
    const auto stages = static_cast<int>(plan.stageLayers.size());
    const double own = plan.stageLayers[static_cast<std::size_t>(stage)];
    const Terms terms = all.about(all.recorder()->text(std::to_string(stage)));
    const Term layers = terms("/model/architecture/layers", site.architecture->layers());
    const Term count = terms("virtual-stages", stages);
    if (plan.stageLayers == splitEvenly(site.architecture->layers(), stages)) {
        const Term even = terms.roundedDown("even-layers", terms.quotient("layers-per-stage", layers, count), terms("one", 1));
        return terms.sum("layers-of-stage", even, terms("layers-left-over", own - even.value));
    }
    if (traitsOf(site.training.recipe).splitsStagesByCost && plan.stageLayers == splitByBlockCost(*site.architecture, stages))
        return terms.lookup("layers-by-cost", own, layers, count);
    return terms("/plan/stage_layers", own);
}

}  // namespace

Terms aboutStage(const Terms& terms, const StageRange& range)
{
    return terms.recorder() ? terms.about(terms.recorder()->text(std::to_string(range.stage))) : terms;
}

Term layersHere(const Site& site, const ResolvedPlan& plan, const LayerRun& run, std::size_t kind, int count, const Terms& terms)
{
    if (!terms.recorder())
        return {static_cast<double>(count)};
    Term layers = layersOfStage(site, plan, run.stage.stage, terms);
    if (run.end - run.first < run.stage.end - run.stage.first) {
        const Term again =
            terms.minimum("layers-recomputed", layers, terms("/plan/recompute_layers", run.stage.recomputedEnd - run.stage.first));
        layers = run.first == run.stage.first ? again : terms.difference("layers-not-recomputed", layers, again);
    }
    if (count == run.end - run.first)
        return layers;
    return aboutKind(terms, *site.architecture, kind).lookup("layers-of-kind-here", count, layers, terms("first-layer", run.first));
}

}  // namespace shardscope

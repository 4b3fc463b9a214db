// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/split_table.h"

#include <algorithm>
#include <numeric>

#include "core/base/choices.h"
#include "core/memory/activations.h"
#include "core/memory/moments.h"
#include "core/model/architecture.h"
#include "core/plan/resolved_plan.h"
#include "core/schedule/heaviest_live.h"
#include "core/schedule/schedule_traits.h"
#include "core/schedule/stage_map.h"
#include "core/site/site.h"
#include "core/step/flow_parts.h"

namespace shardscope {
namespace {

void countStage(std::vector<StageCount>& counts, int content)
{
    const auto found = std::find_if(counts.begin(), counts.end(), [content](const StageCount& each) { return each.content == content; });
    if (found == counts.end())
        counts.push_back({content, 1});
    else
        ++found->count;
}

/// Whether a stage of a slot talks to another rank, towards the loss and back.
std::pair<bool, bool> crossings(const StageMap& map, const StageMap::Slot& slot)
{
    const auto crosses = [&](int other) { return other != StageMap::kNone && map.slot(other).rank != slot.rank; };
    return {crosses(slot.next), crosses(slot.previous)};
}

/// Leaves those that none of the others holds at least as much as.
void keepHeaviest(std::vector<LiveLayers>& heaviest, const LiveLayers& live)
{
    for (const LiveLayers& each : heaviest) {
        if (each.content == live.content && live.isWithin(each))
            return;
    }
    std::erase_if(heaviest, [&](const LiveLayers& each) { return each.content == live.content && each.isWithin(live); });
    heaviest.push_back(live);
}

}  // namespace

int RankContent::layers() const { return std::accumulate(layersOfKind.begin(), layersOfKind.end(), 0); }

int Contents::of(const StageContent& content)
{
    const auto [place, isNew] = m_stageIds.emplace(content, static_cast<int>(m_stages.size()));
    if (isNew)
        m_stages.push_back(&place->first);
    return place->second;
}

int Contents::of(const RankContent& content, const RankStages& stages)
{
    const auto [place, isNew] = m_rankIds.emplace(content, static_cast<int>(m_ranks.size()));
    if (isNew) {
        m_ranks.push_back(&place->first);
        m_examples.push_back(stages);
    }
    return place->second;
}

bool LiveLayers::isWithin(const LiveLayers& other) const
{
    for (std::size_t kind = 0; kind < recomputed.size(); ++kind) {
        if (recomputed[kind] > other.recomputed[kind] || kept[kind] > other.kept[kind])
            return false;
    }
    return embeddings <= other.embeddings && outputs <= other.outputs;
}

SplitTables::SplitKey SplitTables::keyOf(const ResolvedPlan& plan) const
{
    return {static_cast<int>(plan.schedule), plan.pp, plan.chunks, plan.recompute == Recompute::Full && plan.recomputeLayers.has_value()};
}

int SplitTables::stageContent(const ResolvedPlan& plan, const StageRange& range, bool sendsOn, bool sendsBack)
{
    const Architecture& architecture = *m_site.architecture;
    return m_contents.of({layersOfEachKind(architecture, range.first, range.recomputedEnd),
                          layersOfEachKind(architecture, range.recomputedEnd, range.end), range.stage == 0,
                          range.stage + 1 == static_cast<int>(plan.stageLayers.size()), sendsOn, sendsBack});
}

int SplitTables::rankContent(const ResolvedPlan& plan, const RankStages& stages)
{
    RankContent content;
    content.layersOfKind.assign(m_site.architecture->kinds.size(), 0);
    for (const StageRange& range : stages.ranges) {
        const std::vector<int> layers = layersOfEachKind(*m_site.architecture, range.first, range.end);
        for (std::size_t kind = 0; kind < layers.size(); ++kind)
            content.layersOfKind[kind] += layers[kind];
        if (range.stage == 0 && !m_site.architecture->encoders.empty()) {
            content.recomputedOfFirst = layersOfEachKind(*m_site.architecture, range.first, range.recomputedEnd);
            content.keptOfFirst = layersOfEachKind(*m_site.architecture, range.recomputedEnd, range.end);
        }
    }
    content.holdsEmbedding = stages.holdsEmbedding;
    content.holdsHead = stages.holdsHead;
    content.isTied = tiedPartner(m_site, plan, stages.rank) >= 0;
    return m_contents.of(content, stages);
}

const SplitTable& SplitTables::split(const ResolvedPlan& plan)
{
    const auto [place, isNew] = m_splits.try_emplace(keyOf(plan));
    SplitTable& table = place->second;
    if (!isNew)
        return table;
    const PipelineShape shape = plan.pipeline();
    const StageMap map(shape);
    table.ranges = stageRanges(m_site, plan);
    const std::vector<StageRange>& ranges = table.ranges;
    table.contentOfStage.resize(ranges.size());
    for (int slot = 0; slot < map.slotCount(); ++slot) {
        const auto [sendsOn, sendsBack] = crossings(map, map.slot(slot));
        const auto stage = static_cast<std::size_t>(map.slot(slot).stage);
        table.contentOfStage[stage] = stageContent(plan, ranges[stage], sendsOn, sendsBack);
    }
    const auto contentAt = [&](int rank, int chunk) { return table.contentOfStage[static_cast<std::size_t>(stageOf(shape, rank, chunk))]; };
    const auto isLikeBefore = [&](int rank) {
        for (int chunk = 0; chunk < shape.chunks; ++chunk) {
            if (contentAt(rank, chunk) != contentAt(rank - 1, chunk))
                return false;
        }
        return true;
    };
    std::vector<StageCount> before;
    for (int rank = 0; rank < shape.stages; ++rank) {
        if (rank == 0 || !isLikeBefore(rank)) {
            RankRun& run = table.runs.emplace_back();
            run.content = rankContent(plan, rankStages(m_site, plan, rank));
            run.first = rank;
            for (int chunk = 0; chunk < shape.chunks; ++chunk)
                countStage(run.chunks, contentAt(rank, chunk));
        }
        table.runs.back().last = rank;
        table.runs.back().before = before;
        countStage(before, contentAt(rank, 0));
    }
    return table;
}

const LiveTable& SplitTables::live(const ResolvedPlan& plan, const std::stop_token& stop)
{
    const PipelineShape shape = plan.pipeline();
    const std::int64_t counted = traitsOf(shape.kind).allForwardsFirst ? shape.microBatches
                                 : shape.chunks == 1 ? std::min<std::int64_t>(shape.microBatches, 2 * std::int64_t{shape.stages} + 2)
                                                     : microBatchesThatMatter(shape);
    const auto [place, isNew] = m_lives.try_emplace({keyOf(plan), counted, shape.group, fusedPairsOf(shape) != nullptr});
    LiveTable& table = place->second;
    if (!isNew)
        return table;
    table.id = static_cast<int>(m_lives.size()) - 1;
    const std::size_t kinds = m_site.architecture->kinds.size();
    for (int rank = 0; rank < shape.stages && !stop.stop_requested(); ++rank) {
        const RankStages stages = rankStages(m_site, plan, rank);
        LiveLayers live;
        live.content = rankContent(plan, stages);
        live.rank = rank;
        live.splitsBackward = traitsOf(shape.kind).splitsBackward;
        std::vector<std::vector<int>> recomputed, kept;
        for (const StageRange& range : stages.ranges) {
            recomputed.push_back(layersOfEachKind(*m_site.architecture, range.first, range.recomputedEnd));
            kept.push_back(layersOfEachKind(*m_site.architecture, range.recomputedEnd, range.end));
        }
        forEachLive(shape, rank, [&](std::span<const std::int64_t> ofChunk) {
            live.recomputed.assign(kinds, 0);
            live.kept.assign(kinds, 0);
            live.embeddings = 0;
            live.outputs = 0;
            for (std::size_t chunk = 0; chunk < ofChunk.size(); ++chunk) {
                const auto held = static_cast<double>(ofChunk[chunk]);
                for (std::size_t kind = 0; kind < kinds; ++kind) {
                    live.recomputed[kind] += held * recomputed[chunk][kind];
                    live.kept[kind] += held * kept[chunk][kind];
                }
                live.embeddings += stages.ranges[chunk].stage == 0 ? held : 0;
                live.outputs += keepsOutputs(plan) && hasNextStage(plan, stages.ranges[chunk]) ? held : 0;
            }
            keepHeaviest(table.heaviest, live);
        });
    }
    table.waitingLosses = waitingLosses(plan);
    return table;
}

}  // namespace shardscope

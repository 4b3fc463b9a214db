// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <stop_token>
#include <tuple>
#include <vector>

#include "core/memory/rank_stages.h"
#include "core/schedule/in_flight.h"

namespace shardscope {

struct ResolvedPlan;
struct Site;

/// The layers and the neighbours of a virtual stage: stages with the same content take equally long.
struct StageContent {
    std::vector<int> recomputed;  ///< layers of each kind
    std::vector<int> kept;        ///< those beyond `recompute_layers`
    bool isFirst = false;
    bool isLast = false;
    bool sendsOn = false;    ///< the next stage is on another rank
    bool sendsBack = false;  ///< the previous stage is on another rank
    auto operator<=>(const StageContent&) const = default;
};

/// The content of a pipeline rank, over all its chunks.
struct RankContent {
    std::vector<int> layersOfKind;
    bool holdsEmbedding = false;
    bool holdsHead = false;
    bool isTied = false;  ///< reduces a tied embedding with another rank
    /// Layers of each kind on the first stage, beside encoders; empty elsewhere, and of a model without encoders.
    std::vector<int> recomputedOfFirst{};
    std::vector<int> keptOfFirst{};
    auto operator<=>(const RankContent&) const = default;
    [[nodiscard]] int layers() const;
};

/// Each content once, by number.
class Contents {
public:
    [[nodiscard]] int of(const StageContent& content);
    [[nodiscard]] int of(const RankContent& content, const RankStages& stages);
    [[nodiscard]] const StageContent& stage(int id) const { return *m_stages[static_cast<std::size_t>(id)]; }
    [[nodiscard]] const RankContent& rank(int id) const { return *m_ranks[static_cast<std::size_t>(id)]; }
    /// Returns the stages of one rank with this content.
    [[nodiscard]] const RankStages& example(int id) const { return m_examples[static_cast<std::size_t>(id)]; }
    [[nodiscard]] std::size_t stages() const { return m_stages.size(); }
    [[nodiscard]] std::size_t ranks() const { return m_ranks.size(); }

private:
    std::map<StageContent, int> m_stageIds;
    std::map<RankContent, int> m_rankIds;
    std::vector<const StageContent*> m_stages;
    std::vector<const RankContent*> m_ranks;
    std::vector<RankStages> m_examples;
};

/// A number of stages of one content.
struct StageCount {
    int content = 0;
    int count = 0;
};

/// Neighbouring ranks with the same content in each of their chunks.
struct RankRun {
    int content = 0;  ///< of the ranks
    int first = 0;
    int last = 0;
    std::vector<StageCount> chunks;  ///< of one rank
    std::vector<StageCount> before;  ///< the stages before that of `last`'s first chunk
};

/// A model split into stages of one schedule.
struct SplitTable {
    std::vector<int> contentOfStage;  ///< by virtual stage
    std::vector<StageRange> ranges;   ///< by virtual stage
    std::vector<RankRun> runs;        ///< in the order of the ranks
};

/// The live layers of the ranks of one content at a moment of their maximum: micro-batches times layers.
struct LiveLayers {
    int content = 0;  ///< of the rank
    int rank = 0;
    std::vector<double> recomputed;  ///< by kind of layer
    std::vector<double> kept;
    double embeddings = 0;
    double outputs = 0;           ///< of stages that keep what they have sent on
    bool splitsBackward = false;  ///< the schedule does: layers free their activations late
    [[nodiscard]] bool isWithin(const LiveLayers& other) const;
};

struct LiveTable {
    int id = 0;                        ///< unique within one `SplitTables`
    std::vector<LiveLayers> heaviest;  ///< by rank
    std::int64_t waitingLosses = 0;
};

/// Calls `visit` with the moments [first, end) of each rank.
template <typename Visit>
void forEachRank(const LiveTable& live, const Visit& visit)
{
    for (std::size_t first = 0, end = 0; first < live.heaviest.size(); first = end) {
        while (end < live.heaviest.size() && live.heaviest[end].rank == live.heaviest[first].rank)
            ++end;
        visit(first, end);
    }
}

/// Returns the moment of one rank with the most activations, as `heaviestLive` does. `sumsOf` returns the sums of a moment.
template <typename SumsOf>
[[nodiscard]] std::size_t heaviestOf(std::size_t first, std::size_t end, const SumsOf& sumsOf)
{
    std::size_t heaviest = first;
    for (std::size_t i = first + 1; i < end; ++i) {
        if (sumsOf(i).keptActivations({}).value > sumsOf(heaviest).keptActivations({}).value)
            heaviest = i;
    }
    return heaviest;
}

/// Splits and their moments, each made once. Every `plan` is of the same model. Not thread-safe.
class SplitTables {
public:
    explicit SplitTables(const Site& site) : m_site(site) {}

    [[nodiscard]] const SplitTable& split(const ResolvedPlan& plan);
    /// Returns the moments of a plan's ranks; incomplete, and not to be used, once asked to stop.
    [[nodiscard]] const LiveTable& live(const ResolvedPlan& plan, const std::stop_token& stop);
    [[nodiscard]] const Contents& contents() const { return m_contents; }

private:
    /// kind, stages, chunks, and whether some layers of a stage recompute nothing
    using SplitKey = std::tuple<int, int, int, bool>;
    /// with micro-batches, group, and whether pairs are fused
    using LiveKey = std::tuple<SplitKey, std::int64_t, int, bool>;
    [[nodiscard]] SplitKey keyOf(const ResolvedPlan& plan) const;
    [[nodiscard]] int stageContent(const ResolvedPlan& plan, const StageRange& range, bool sendsOn, bool sendsBack);
    [[nodiscard]] int rankContent(const ResolvedPlan& plan, const RankStages& stages);

    const Site& m_site;
    Contents m_contents;
    std::map<SplitKey, SplitTable> m_splits;
    std::map<LiveKey, LiveTable> m_lives;
};

}  // namespace shardscope

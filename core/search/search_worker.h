// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <memory>
#include <mutex>

#include "core/plan/check_plan.h"
#include "core/plan/plan_facts.h"
#include "core/schedule/block_graph.h"
#include "core/search/best_plans.h"
#include "core/search/search_space.h"
#include "core/search/split_table.h"
#include "core/step/step_inputs.h"

namespace shardscope {

/// Plans that share their layers' cuts and their micro-batch: what one worker does at a time.
struct SearchItem {
    int tp = 1;
    int cp = 1;
    int ep = 1;
    std::optional<int> etp;
    int microBatch = 1;

    [[nodiscard]] bool sharesParameters(const SearchItem& other) const
    {
        return tp == other.tp && cp == other.cp && ep == other.ep && etp == other.etp;
    }
};

/// What the workers share: the value that the last of the best has, and every now and then the front.
class SearchBoard {
public:
    SearchBoard(SearchObjective objective, std::size_t top) : m_best(objective, top) {}

    [[nodiscard]] double worstOfBest() const { return m_worst.load(std::memory_order_relaxed); }
    /// Adds what a worker has found, and gives it what the others have.
    void exchange(BestPlans& own);
    [[nodiscard]] BestPlans best() const;
    [[nodiscard]] std::optional<RatedPlan> first() const;

private:
    mutable std::mutex m_mutex;
    BestPlans m_best;
    std::atomic<double> m_worst{std::numeric_limits<double>::infinity()};
};

/// Looks at plans, with tables of its own. The tables are made by the functions that `estimate` calls, with the same values.
class SearchWorker {
public:
    SearchWorker(const SearchRequest& request, const SearchSpace& space, const Site& site, SearchBoard& board, std::stop_token stop);
    ~SearchWorker();

    void run(const SearchItem& item);

    [[nodiscard]] const SearchCounts& counts() const { return m_counts; }
    /// The least value of the objective of plans pruned for it.
    [[nodiscard]] double bound() const { return m_bound; }

private:
    struct Layers;    ///< of one item's cut, all modes of recompute
    struct Pipeline;  ///< of one number of stages, all ZeRO stages
    struct Column;    ///< of one mode of recompute and ZeRO stage
    struct Choice;    ///< a schedule of one number of stages with the modes that are legal

    void runStages(const SearchItem& item, bool sequenceParallel, int pp);
    void makeLayers(const ResolvedPlan& plan);
    [[nodiscard]] std::vector<Choice> legalChoices();
    void runColumn(std::size_t recompute, std::size_t zero, const std::vector<Choice>& choices);
    void split(Choice& choice);
    void apply(const Choice& choice, int zero, Recompute recompute);
    [[nodiscard]] std::size_t isPartlyRecomputed() const;
    void rate(const Choice& choice);
    [[nodiscard]] double peakOf(const Choice& choice);
    [[nodiscard]] double leastStep(const SplitTable& split);
    [[nodiscard]] std::optional<double> exactStep(const SplitTable& split);
    [[nodiscard]] const BlockTimes& timesOf(int stageContent);
    [[nodiscard]] const BlockTimes& occupiedOf(int stageContent);
    [[nodiscard]] const RankParameters& parametersOf(int rankContent);

    const SearchRequest& m_request;
    const SearchSpace& m_space;
    const Site& m_site;
    SearchBoard& m_board;
    std::stop_token m_stop;
    LegalPlans m_legal;
    SplitTables m_splits;
    BlockGraphs m_graphs;
    BestPlans m_best;
    SearchCounts m_counts;
    double m_bound = std::numeric_limits<double>::infinity();

    SearchItem m_item;
    Scenario m_scenario;
    PlanFacts m_facts;
    ResolvedPlan m_plan;
    std::unique_ptr<Layers> m_layers;
    std::map<int, Pipeline> m_pipelines;  ///< by stages, of the item's degrees
    Pipeline* m_pipeline = nullptr;
    std::unique_ptr<Column> m_column;
    StepInputs m_step;
    std::vector<double> m_ends;
};

}  // namespace shardscope

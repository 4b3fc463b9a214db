// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>

#include "core/plan/legal_plans.h"
#include "core/plan/plan_facts.h"
#include "core/schedule/block_graph.h"
#include "core/search/search_board.h"
#include "core/search/search_tables.h"

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

/// Looks at plans, with tables of its own. The tables are made by the functions that `estimate` calls, with the same values.
class SearchWorker {
public:
    SearchWorker(const SearchRequest& request, const SearchSpace& space, const Site& site, SearchBoard& board, std::stop_token stop);

    void run(const SearchItem& item);

    [[nodiscard]] const SearchCounts& counts() const { return m_counts; }
    [[nodiscard]] const BestPlans& best() const { return m_best; }
    /// The most that a bound was of the step that it is a bound of.
    [[nodiscard]] double tightest() const { return m_tightest; }
    /// The least value of the objective of plans pruned for it.
    [[nodiscard]] double bound() const { return m_bound; }

private:
    void runStages(const SearchItem& item, bool sequenceParallel, int pp);
    void makeLayers(const ResolvedPlan& plan);
    [[nodiscard]] std::vector<LegalChoice> legalChoices();
    void runColumn(std::size_t recompute, std::size_t zero, const std::vector<LegalChoice>& choices);
    void split(LegalChoice& choice);
    void apply(const LegalChoice& choice, int zero, Recompute recompute);
    [[nodiscard]] std::size_t isPartlyRecomputed() const;
    void rate(const LegalChoice& choice);
    [[nodiscard]] double peakOf(const LegalChoice& choice);
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
    double m_tightest = 0;

    SearchItem m_item;
    Scenario m_scenario;
    PlanFacts m_facts;
    ResolvedPlan m_plan;
    LayerTables m_layers;
    std::map<int, PipelineTables> m_pipelines;  ///< by stages, of the item's degrees
    PipelineTables* m_pipeline = nullptr;
    ColumnTables m_column;
    StepInputs m_step;
    std::vector<double> m_ends;
};

}  // namespace shardscope

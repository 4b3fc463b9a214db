// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <tuple>

#include "core/plan/legal_plans.h"
#include "core/plan/plan_facts.h"
#include "core/search/layer_floors.h"
#include "core/search/plan_choice.h"
#include "core/search/plan_times.h"
#include "core/search/search_board.h"

namespace shardscope {

struct Site;

/// Plans that share their layers' cuts; a worker processes one item at a time.
struct SearchItem {
    int tp = 1;
    int cp = 1;
    int ep = 1;
    std::optional<int> etp;
    std::optional<int> encoderTp{};
    std::optional<int> cpInner{};
};

/// Evaluates plans, with tables of its own. The tables are made by the functions that `estimate` calls, with the same values. Plans that
/// differ in schedule, ZeRO stage and recompute alone are a group. Limits of its micro-batch (`MicroBatchLimit`) tell how many plans of a
/// group fit, and floors of its layers bound the time of each column (one ZeRO stage, one mode). Only the remaining plans are evaluated one
/// by one.
class SearchWorker {
public:
    SearchWorker(const SearchRequest& request, const PlanChoice& choice, const SearchSpace& space, const Site& site, SearchBoard& board,
                 std::stop_token stop);

    void run(const SearchItem& item);

    [[nodiscard]] const SearchCounts& counts() const { return m_counts; }
    [[nodiscard]] const BestPlans& best() const { return m_best; }
    /// Returns the best of the tight plans that are not chosen from, as far as one is better than all others.
    [[nodiscard]] const BestPlans& bestTight() const { return m_bestTight; }
    /// Returns the largest ratio of a bound to its step.
    [[nodiscard]] double tightest() const { return m_tightest; }
    /// Returns the least value of the objective among plans pruned for it.
    [[nodiscard]] double bound() const { return m_bound; }

private:
    [[nodiscard]] bool startFamily(PlanFamily& family, const SearchItem& item, bool sequenceParallel, int pp);
    [[nodiscard]] bool findLegalModes(PlanFamily& family);
    void runGroup(PlanFamily& family, int microBatch);
    void countFitting(PlanGroup& group);
    [[nodiscard]] bool ruleOut(PlanGroup& group);
    [[nodiscard]] bool isPartRuledOut(const SearchColumn::Part& part, Share share, double least, const PlanFamily& family);
    void runOpen(PlanGroup& group);
    void runColumn(PlanGroup& group, const ColumnChoice& column);
    [[nodiscard]] bool isToBeRated(PlanGroup& group, const ColumnChoice& column, const ScheduleTables& tables) const;
    void rate();

    [[nodiscard]] const std::vector<ScheduleTables>& schedulesOf(const PlanFamily& family, const PlanFacts& groupFacts);
    [[nodiscard]] ScheduleTables makeSchedule(const ScheduleChoice& schedule, const PlanFacts& facts);
    [[nodiscard]] UnitLedgers& unitsOf(const PlanFamily& family);
    [[nodiscard]] const RankBytes& bytesOf(PlanFamily& family, PlanFamily::Variant& variant, std::size_t zero, int content);
    [[nodiscard]] LimitsByZero limitsOf(PlanFamily& family, PlanFamily::Variant& variant, std::size_t recompute, const LiveTable& live);
    [[nodiscard]] const LiveTable& liveOf(const ScheduleTables& tables, Recompute recompute) const;
    [[nodiscard]] SecondsByMode floorsOf(const PlanFamily& family);
    [[nodiscard]] Share shareOf(Fit fit) const { return m_choice.isChosen(fit) ? Chosen : Beside; }
    [[nodiscard]] bool isRuledOut(Share share, double least, double peak) const;
    void write(const ScheduleChoice& schedule);
    void count(Fit fit) { ++(fit == Fit::Fits ? m_counts.fitting : m_counts.tight); }

    const SearchRequest& m_request;
    const PlanChoice& m_choice;
    const SearchSpace& m_space;
    const Site& m_site;
    SearchBoard& m_board;
    std::stop_token m_stop;
    LegalPlans m_legal;
    SplitTables m_splits;
    LayerFloors m_floors;
    PlanTimes m_times;
    BesideAllocated m_beside;
    BestPlans m_best;
    BestPlans m_bestTight;
    SearchCounts m_counts;
    double m_bound = std::numeric_limits<double>::infinity();
    double m_tightest = 0;

    Scenario m_scenario;                                ///< with the plan that is evaluated
    std::vector<std::unique_ptr<UnitLedgers>> m_units;  ///< of the item's degrees
    std::vector<PlanFamily> m_families;                 ///< by stages
    std::map<int, PipelineTables> m_pipelines;          ///< by stages, of the item's degrees
    /// By stages, micro-batches, and whether pairs are fused, which needs experts on several ranks.
    std::map<std::tuple<int, std::int64_t, bool>, std::vector<ScheduleTables>> m_schedules;
};

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "core/schedule/block_graph.h"
#include "core/search/search_tables.h"

namespace shardscope {

struct Site;

/// What one plan after the other holds and how long its step takes, from tables that are made by the functions that `estimate` calls, with
/// the same values. Plans are asked group by group, in a group column by column.
class PlanTimes {
public:
    PlanTimes(const Site& site, const SearchSpace& space, SplitTables& splits) : m_site(site), m_space(space), m_splits(splits) {}
    PlanTimes(const PlanTimes&) = delete;
    PlanTimes& operator=(const PlanTimes&) = delete;

    /// The layers that follow are cut otherwise.
    void forgetLayers() { m_layers.key.reset(); }
    /// `plan`: of the group, with any of its schedules.
    void startGroup(PlanFamily& family, ResolvedPlan plan);
    /// The plan of which is asked next.
    void choose(const ScheduleTables& tables, const ColumnChoice& column);

    // Of the plan that is chosen:
    [[nodiscard]] double peak();
    /// A bound below the step, but for rounding.
    [[nodiscard]] double leastStep();
    /// Precondition: `leastStep()` has been asked. Empty where no time can be told.
    [[nodiscard]] std::optional<double> exactStep();

private:
    void makeLayers();
    void makeMode(LayerTables::OfMode& mode);
    void startColumn(const ColumnChoice& chosen);
    [[nodiscard]] std::size_t isPartlyRecomputed() const { return m_plan.recompute == Recompute::Full && m_plan.recomputeLayers ? 1 : 0; }
    [[nodiscard]] const RankParameters& parametersOf(int rankContent);
    [[nodiscard]] const BlockTimes& timesOf(int stageContent);
    [[nodiscard]] const BlockTimes& occupiedOf(int stageContent);

    const Site& m_site;
    const SearchSpace& m_space;
    SplitTables& m_splits;
    PlanFamily* m_family = nullptr;
    const ScheduleTables* m_tables = nullptr;
    std::optional<std::pair<std::size_t, bool>> m_started;  ///< the column that the tables are of, and whether backwards are split
    ResolvedPlan m_plan;
    LayerTables m_layers;
    ColumnTables m_column;
    BlockGraphs m_graphs;
    StepInputs m_step;
    std::vector<double> m_ends;
};

}  // namespace shardscope

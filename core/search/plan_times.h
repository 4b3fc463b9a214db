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

/// Computes memory and step time of one plan after the other, from tables made by the functions that `estimate` calls, with the same
/// values. Plans come group by group, and column by column within a group.
class PlanTimes {
public:
    PlanTimes(const Site& site, const SearchSpace& space, SplitTables& splits);
    PlanTimes(const PlanTimes&) = delete;
    PlanTimes& operator=(const PlanTimes&) = delete;

    /// Announces layers with another cut.
    void forgetLayers() { m_layers.key.reset(); }
    /// Starts a group. `plan` has the group's degrees and any of its schedules.
    void startGroup(PlanFamily& family, ResolvedPlan plan);
    /// Chooses the plan of the next calls.
    void choose(const ScheduleTables& tables, const ColumnChoice& column);

    /// Returns the peak bytes of the chosen plan.
    [[nodiscard]] double peak();
    /// Returns a lower bound of the step, up to rounding.
    [[nodiscard]] double leastStep();
    /// Returns the seconds of the step, empty where they cannot be known. Precondition: `leastStep()` was called.
    [[nodiscard]] std::optional<double> exactStep();

private:
    void makeLayers();
    void makeMode(LayerTables::OfMode& mode);
    void startColumn(const ColumnChoice& chosen);
    [[nodiscard]] std::size_t isPartlyRecomputed() const { return m_plan.recompute == Recompute::Full && m_plan.recomputeLayers ? 1 : 0; }
    [[nodiscard]] const RankParameters& parametersOf(int rankContent);
    [[nodiscard]] Passes passesOf(int stageContent) const;
    [[nodiscard]] const BlockTimes& timesOf(int stageContent);
    [[nodiscard]] double leastFused(const RankRun& run);
    [[nodiscard]] const BlockTimes& occupiedOf(int stageContent);

    const Site& m_site;
    const double m_hostPerLayer;  ///< seconds of every step
    const SearchSpace& m_space;
    SplitTables& m_splits;
    PlanFamily* m_family = nullptr;
    const ScheduleTables* m_tables = nullptr;
    std::optional<std::pair<std::size_t, bool>> m_started;  ///< the column of the tables, and whether backwards are split
    ResolvedPlan m_plan;
    LayerTables m_layers;
    ColumnTables m_column;
    BlockGraphs m_graphs;
    StepInputs m_step;
    std::vector<double> m_ends;
};

}  // namespace shardscope

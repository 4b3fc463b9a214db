// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include "core/plan/plan_facts.h"
#include "core/search/search.h"

namespace shardscope {

/// Returns the kinds of schedule that a search of the default space tries, in its order: the usual ones and the scenario's own, as far as
/// the search's framework runs them. Fixed fields and the filter are not considered.
[[nodiscard]] std::vector<ScheduleKind> searchedSchedules(const SearchRequest& request);

/// Returns whether the search's tables are valid for a kind: of one direction, without fused blocks.
[[nodiscard]] bool isTabled(ScheduleKind kind);

/// A schedule with its chunks.
struct ScheduleChoice {
    ScheduleKind kind = kDefaultSchedule;
    int chunks = 1;
};

/// A mode of recomputation with a ZeRO stage, which the plans of one column have.
struct ColumnChoice {
    static constexpr std::size_t kMost = EnumNames<Recompute>::names.size() * kZeroStages;

    Recompute recompute = Recompute::None;
    int zero = 0;
    std::size_t mode = 0;  ///< the position of the mode, of the stage and of both together among those of the search
    std::size_t stage = 0;
    std::size_t index = 0;

    /// Sets a column's fields in `Settings`: a plan, a resolved one, or its facts.
    template <typename Settings>
    void writeTo(Settings& settings) const
    {
        settings.recompute = recompute;
        settings.zero = zero;
    }
};

/// The values that each field of a plan can take: one for a fixed field, and only values that the filter allows. The rules decide whether a
/// plan is legal.
class SearchSpace {
public:
    /// Precondition: the request's paths are fields of the plan.
    explicit SearchSpace(const SearchRequest& request);

    /// Returns the scenario's own plan without dependent fields; each plan of the space differs from it in searched fields.
    [[nodiscard]] const Scenario& base() const { return m_base; }

    [[nodiscard]] std::vector<int> tensor() const;
    [[nodiscard]] std::vector<int> context(int tp) const;
    /// Returns the ranks that exchange heads, where the layout of context parallelism needs them; else as written.
    [[nodiscard]] std::vector<std::optional<int>> contextInner(int cp) const;
    [[nodiscard]] std::vector<int> pipeline(int tp, int cp) const;
    /// Returns the data-parallel degree that the other degrees leave, or the fixed one; 0 where they do not divide the GPUs.
    [[nodiscard]] int data(int tp, int cp, int pp) const;
    [[nodiscard]] std::vector<int> microBatch(int dp) const;
    [[nodiscard]] bool hasMicroBatch(int microBatch, int dp) const;
    [[nodiscard]] bool hasExperts(int ep, std::optional<int> etp, int pp) const;
    [[nodiscard]] std::vector<bool> sequenceParallel(int tp) const;
    /// Returns the ranks that share an encoder: one (empty), or all tensor-parallel ones; as written where no encoder takes part.
    [[nodiscard]] std::vector<std::optional<int>> encoderTensor(int tp) const;
    /// Returns pairs (ep, etp); etp empty: as written in a dense model.
    [[nodiscard]] std::vector<std::pair<int, std::optional<int>>> experts(int tp, int pp) const;
    [[nodiscard]] std::vector<ScheduleChoice> schedules(int pp) const;
    [[nodiscard]] const std::vector<int>& zero() const { return m_zero; }
    /// Returns whether the search's launcher has this ZeRO stage where `cp` ranks share a sequence.
    [[nodiscard]] bool hasStage(int zero, int cp) const;
    [[nodiscard]] const std::vector<Recompute>& recompute() const { return m_recompute; }
    /// Returns each ZeRO stage with each mode of recomputation.
    [[nodiscard]] const std::vector<ColumnChoice>& columns() const { return m_columns; }
    [[nodiscard]] const ColumnChoice& column(std::size_t mode, std::size_t stage) const
    {
        return m_columns[stage * m_recompute.size() + mode];
    }

    /// States the layers of every stage in the facts, where the search's launcher needs that (`wantsStatedStages`).
    void stateStages(PlanFacts& facts) const;
    /// Returns the scenario's plan for writing, with stages stated likewise.
    [[nodiscard]] Plan written(const Scenario& scenario) const;

    /// Returns whether each plan is also tried with layers dealt to its stages: on several kinds of nodes.
    [[nodiscard]] bool dealsLayers() const { return m_base.cluster.isMixed() && !isFixed("plan.stage_layers"); }

    /// Calls `visit` with every candidate, legal or not. Stops when it returns false.
    void forEach(const std::function<bool(const Plan&)>& visit) const;

private:
    [[nodiscard]] bool isFixed(const char* path) const { return m_fixed.contains(path); }
    /// Returns the searched values of a field, or the written one where it is fixed, as far as the filter allows them.
    template <typename T>
    [[nodiscard]] std::vector<T> values(const char* path, T written, std::vector<T> searched) const;
    [[nodiscard]] std::vector<std::pair<int, std::optional<int>>> legalExperts(int pp) const;
    /// Returns whether the filter allows the field this value.
    [[nodiscard]] bool allows(std::string_view path, double value) const;

    Scenario m_base;
    std::set<std::string> m_fixed;
    std::vector<PlanConstraint> m_filter;
    std::optional<Target> m_launcher;   ///< whose rules are kept
    std::vector<ScheduleKind> m_kinds;  ///< of more than one stage
    std::int64_t m_world = 1;
    std::vector<int> m_zero;
    std::vector<Recompute> m_recompute;
    std::vector<ColumnChoice> m_columns;
};

/// Returns whether `a` is the simpler of two equally good plans: fewer ranks per model, then fewer settings.
[[nodiscard]] bool isSimpler(const Plan& a, const Plan& b);

/// Returns the error of a path that is not a field of the plan.
[[nodiscard]] std::optional<Error> problemWithFixed(const std::set<std::string>& fixed);

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include "core/plan/plan_facts.h"
#include "core/search/search.h"

namespace shardscope {

/// Kinds of schedule that a search of the default space tries, in its order: the usual ones and the scenario's own, as far as the framework
/// runs them that the search is held to. What is fixed or asked for by the filter is not looked at.
[[nodiscard]] std::vector<ScheduleKind> searchedSchedules(const SearchRequest& request);

/// Whether the search's tables hold for a kind: of one direction, without fused blocks.
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

    /// `Settings`: a plan, a resolved one, or its facts.
    template <typename Settings>
    void writeTo(Settings& settings) const
    {
        settings.recompute = recompute;
        settings.zero = zero;
    }
};

/// The values that each field of a plan can take, those of a fixed field being one, with which the filter's constraints on settings hold.
/// Whether a plan is legal is left to the rules.
class SearchSpace {
public:
    /// Precondition: the request's paths are fields of the plan.
    explicit SearchSpace(const SearchRequest& request);

    /// The scenario's own plan without what follows from other fields: each plan of the space differs from it in searched fields.
    [[nodiscard]] const Scenario& base() const { return m_base; }

    [[nodiscard]] std::vector<int> tensor() const;
    [[nodiscard]] std::vector<int> context(int tp) const;
    [[nodiscard]] std::vector<int> pipeline(int tp, int cp) const;
    /// What the other degrees leave, or what is fixed; 0 where they don't divide the GPUs.
    [[nodiscard]] int data(int tp, int cp, int pp) const;
    [[nodiscard]] std::vector<int> microBatch(int dp) const;
    [[nodiscard]] bool hasMicroBatch(int microBatch, int dp) const;
    [[nodiscard]] bool hasExperts(int ep, std::optional<int> etp, int pp) const;
    [[nodiscard]] std::vector<bool> sequenceParallel(int tp) const;
    /// (ep, etp); etp empty: as written in a dense model.
    [[nodiscard]] std::vector<std::pair<int, std::optional<int>>> experts(int tp, int pp) const;
    [[nodiscard]] std::vector<ScheduleChoice> schedules(int pp) const;
    [[nodiscard]] const std::vector<int>& zero() const { return m_zero; }
    /// Whether the kept launcher has this ZeRO stage where `cp` ranks share a sequence.
    [[nodiscard]] bool hasStage(int zero, int cp) const;
    [[nodiscard]] const std::vector<Recompute>& recompute() const { return m_recompute; }
    /// Each stage with each mode.
    [[nodiscard]] const std::vector<ColumnChoice>& columns() const { return m_columns; }
    [[nodiscard]] const ColumnChoice& column(std::size_t mode, std::size_t stage) const
    {
        return m_columns[stage * m_recompute.size() + mode];
    }

    /// The facts with the layers of every stage stated, where the kept launcher wants that (`wantsStatedStages`); else as they are.
    void stateStages(PlanFacts& facts) const;
    /// The scenario's plan as it is to be written: likewise.
    [[nodiscard]] Plan written(const Scenario& scenario) const;

    /// Calls `visit` with every candidate, of which the rules refuse some. Stops where it returns false.
    void forEach(const std::function<bool(const Plan&)>& visit) const;

private:
    [[nodiscard]] bool isFixed(const char* path) const { return m_fixed.contains(path); }
    /// Those of a field that are searched, or the one that is written where it is fixed, as far as the filter lets it have them.
    template <typename T>
    [[nodiscard]] std::vector<T> values(const char* path, T written, std::vector<T> searched) const;
    [[nodiscard]] std::vector<std::pair<int, std::optional<int>>> legalExperts(int pp) const;
    /// Whether the filter lets the field have this value.
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

/// The first of two plans that are equally good: fewer ranks per model, then what has to be set up least.
[[nodiscard]] bool isSimpler(const Plan& a, const Plan& b);

/// The error of a path that is no field of the plan.
[[nodiscard]] std::optional<Error> problemWithFixed(const std::set<std::string>& fixed);

}  // namespace shardscope

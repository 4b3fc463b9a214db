// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <numeric>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "core/base/enum_names.h"
#include "core/base/result.h"
#include "core/base/units.h"
#include "core/memory/memory.h"
#include "core/plan/target.h"
#include "core/scenario/scenario.h"
#include "core/search/plan_constraint.h"
#include "core/trust/fit.h"
#include "core/validate/step_terms.h"

namespace shardscope {

class Evidence;

/// The objective of the best plan, among those that are chosen from. All GPUs of the cluster are used, so that cost is proportional to
/// time.
enum class SearchObjective { Throughput, Memory, Cost };

template <>
struct EnumNames<SearchObjective> {
    using enum SearchObjective;
    static constexpr std::array<std::pair<SearchObjective, std::string_view>, 3> names{
        {{Throughput, "throughput"}, {Memory, "memory"}, {Cost, "cost"}}};
};

/// The request of a search. The space: every legal plan of tp, sequence_parallel, cp, pp, chunks, schedule (`searchedSchedules`), ep, etp,
/// dp, zero, micro_batch and recompute with at least one layer in each virtual stage, that keeps the rules of the scenario's own framework
/// (core/search/own_framework.h). Plans with the same effect (core/search/plan_effect.h) count once. All other fields of the plan keep the
/// scenario's values, except `group`, `stage_layers`, `shard_group`, `recompute_layers` and `recompute_modules`: they were stated for other
/// degrees and are cleared, unless they are fixed. `wide` also varies these and the other kinds of schedule, starting from the best plans
/// of that space, one field at a time, distributes layers to stages unevenly, and is restricted to no framework: its certificate is
/// relaxed.
///
/// Chosen from: plans that fit (`Fit::Fits`), with `allowTight` also tight ones, that satisfy every constraint of `filter`.
struct SearchRequest {
    Scenario scenario;
    std::set<std::string> fixed{};   ///< paths of plan fields ("plan.tp") that stay as the scenario has them
    std::optional<Target> target{};  ///< whose rules a plan must keep, instead of those of the scenario's framework
    bool anyFramework = false;       ///< without a target: also plans that the scenario's framework cannot run, marked as such
    /// The evidence on errors of memory estimates; null: none, and no plan is tight. It must outlive the search.
    const Evidence* evidence = nullptr;
    bool allowTight = false;
    std::vector<PlanConstraint> filter{};
    SearchObjective objective = SearchObjective::Throughput;
    bool wide = false;
    std::size_t top = 10;  ///< plans to list
    int threads = 0;       ///< 0: as many as there are processors
};

/// The figures of `estimate` by which plans are compared.
struct PlanFigures {
    Seconds step;
    double tokensPerSecondPerGpu = 0;
    std::optional<double> mfu;
    Bytes peak;
    std::optional<double> costPerToken;  ///< present where a GPU hour has a price
    Fit fit = Fit::Fits;
    bool operator==(const PlanFigures&) const = default;
};

/// A term in which a plan loses to the first: seconds of the step, or bytes of a class of the memory.
struct StepLoss {
    StepTerm term = StepTerm::Compute;
    Seconds more;
};
struct MemoryLoss {
    MemoryClass memoryClass = MemoryClass::Parameters;
    Bytes more;
};

/// The losses of a plan, the largest first.
struct PlanLosses {
    std::vector<StepLoss> slowerBy;
    std::vector<MemoryLoss> heavierBy;  ///< on the GPUs with the most memory in use
};

struct FoundPlan {
    Plan plan;
    PlanFigures figures;
    PlanLosses losses{};  ///< against the first plan, for the first `kExplainedPlans`; see `lossesOf` for others
    /// The launchers that can run a plan which the scenario's own framework cannot, maybe none. Empty: its framework runs it.
    std::optional<std::vector<Target>> needs{};
    /// Paths of fields that change the numerics of the scenario's plan ("plan.gradient_type"); from a wide search only.
    std::vector<std::string_view> numerics{};
};
inline constexpr std::size_t kExplainedPlans = 100;

/// Why a legal plan was not evaluated; each reason proves that the plan is not among the requested ones.
enum class Pruned {
    Memory,     ///< needs more memory than a GPU has, or than the filter allows
    Objective,  ///< its bound is no better than the best found, and it is not on the front
    Network,    ///< its data would cross a missing network, or its time cannot be known
    Filter,     ///< the filter requires another step time or more memory
};
inline constexpr std::size_t kPrunedReasons = 4;

template <>
struct EnumNames<Pruned> {
    using enum Pruned;
    static constexpr std::array<std::pair<Pruned, std::string_view>, kPrunedReasons> names{
        {{Memory, "memory"}, {Objective, "objective"}, {Network, "network"}, {Filter, "filter"}}};
};

/// Invariant: enumerated = evaluated + Σ pruned, unless the search was stopped.
struct SearchCounts {
    std::int64_t enumerated = 0;  ///< distinct legal plans with the settings that the filter requires
    std::int64_t evaluated = 0;   ///< plans whose steps were timed
    std::array<std::int64_t, kPrunedReasons> prunedBy{};
    std::int64_t fitting = 0;  ///< `Fit::Fits`: enumerated plans, by their exact memory, as far as the filter allows it
    std::int64_t tight = 0;    ///< `Fit::Tight`, likewise

    [[nodiscard]] std::int64_t pruned() const { return std::accumulate(prunedBy.begin(), prunedBy.end(), std::int64_t{0}); }
    [[nodiscard]] std::int64_t prunedFor(Pruned reason) const { return prunedBy[static_cast<std::size_t>(reason)]; }
    void prune(Pruned reason, std::int64_t plans = 1) { prunedBy[static_cast<std::size_t>(reason)] += plans; }
    SearchCounts& operator+=(const SearchCounts& other);
    bool operator==(const SearchCounts&) const = default;
};

/// The proof that no better plan was overlooked, or the most by which one could be better. Both numbers are values of the objective, the
/// less the better (seconds of a step, bytes, cost of a token; for cost without a price, seconds of a step).
struct SearchCertificate {
    SearchObjective objective = SearchObjective::Throughput;
    double best = 0;
    /// The least value that any plan pruned for its objective could reach, no better than the best; empty where none was pruned. Relaxed:
    /// the least value that any plan could reach, usually better than the best.
    std::optional<double> bound;
    bool isRelaxed = false;  ///< from a wide search, which evaluates only some of its plans (core/search/relaxed_bound.h)
};

/// The best of the tight plans, where it is better than the best that fits, or where nothing fits.
struct TightBest {
    FoundPlan found;
    /// The gain of accepting it over the best that fits, a fraction of the objective: more tokens in the same time (0.003 is 0.3 %), or
    /// saved memory or cost. Empty where nothing fits.
    std::optional<double> gain;
};

struct SearchResult {
    SearchCounts counts;
    double seconds = 0;
    bool stopped = false;                          ///< the results cover the plans evaluated until then
    std::vector<FoundPlan> plans;                  ///< the best first, at most `top`, of those that are chosen from
    std::vector<FoundPlan> pareto;                 ///< the front of time and memory among plans that are chosen from, fastest first
    std::optional<TightBest> tightBest;            ///< never with `allowTight`, nor of a wide search's added plans
    double tightestBound = 0;                      ///< the largest ratio of a timed plan's bound to its step, at most 1
    std::optional<SearchCertificate> certificate;  ///< empty where nothing fits, for a stopped search, and for a wide one for memory
};

struct SearchProgress {
    double share = 0;  ///< of the space that is done, 0 to 1
    std::int64_t enumerated = 0;
    std::optional<PlanFigures> best;  ///< the best so far, without utilisation and cost
};
/// Called from the searching threads, by one at a time, some ten times a second.
using SearchListener = std::function<void(const SearchProgress&)>;

/// Returns the best plans of a scenario's model, cluster and training. Errors: those of `estimate`; `UnknownName` for a fixed path that is
/// not a field of the plan. Precondition: the scenario's architecture is set.
[[nodiscard]] Result<SearchResult> search(const SearchRequest& request, const SearchListener& listener = {}, std::stop_token stop = {});

/// Returns the same by estimating every legal plan, one after the other: the reference for tests of `search`.
[[nodiscard]] Result<SearchResult> searchEveryPlan(const SearchRequest& request, const SearchListener& listener = {},
                                                   std::stop_token stop = {});

/// Returns the terms in which `other` loses to `first`, two legal plans of one scenario. Errors: those of `estimate`.
[[nodiscard]] Result<PlanLosses> lossesOf(const Scenario& scenario, const Plan& first, const Plan& other);

}  // namespace shardscope

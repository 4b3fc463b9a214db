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

/// What the best plan is best in, always among those that are chosen from. All GPUs of the cluster are used, so that cost follows time.
enum class SearchObjective { Throughput, Memory, Cost };

template <>
struct EnumNames<SearchObjective> {
    using enum SearchObjective;
    static constexpr std::array<std::pair<SearchObjective, std::string_view>, 3> names{
        {{Throughput, "throughput"}, {Memory, "memory"}, {Cost, "cost"}}};
};

/// What is looked for. The space: every legal plan of tp, sequence_parallel, cp, pp, chunks, schedule (`searchedSchedules`), ep, etp,
/// dp, zero, micro_batch and recompute with at least one layer in each virtual stage, that keeps the rules of the scenario's own framework
/// (core/search/own_framework.h). Of plans that differ in nothing that acts (core/search/plan_effect.h) one is there. All other fields of
/// the plan stay as the scenario has them, but `group`, `stage_layers`, `shard_group`, `recompute_layers` and `recompute_modules`, which
/// were written for other degrees and follow from the plan again; unless they are fixed. `wide` turns these, too, and the other kinds of
/// schedule, from the best plans of that space one field at a time, deals layers to stages unevenly, and is held to no framework: its
/// certificate is relaxed.
///
/// Chosen from: plans that fit (`Fit::Fits`), with `allowTight` tight ones, too, that hold every constraint of `filter`.
struct SearchRequest {
    Scenario scenario;
    std::set<std::string> fixed{};   ///< paths of plan fields ("plan.tp") that stay as the scenario has them
    std::optional<Target> target{};  ///< whose rules a plan must keep, in place of those of the scenario's framework
    bool anyFramework = false;       ///< without a target: plans that the scenario's framework cannot run are looked at, too, and say so
    /// How far estimates of memory can be wrong; null: nothing is known of that, and no plan is tight. Outlives the search.
    const Evidence* evidence = nullptr;
    bool allowTight = false;
    std::vector<PlanConstraint> filter{};
    SearchObjective objective = SearchObjective::Throughput;
    bool wide = false;
    std::size_t top = 10;  ///< plans to list
    int threads = 0;       ///< 0: as many as there are processors
};

/// What `estimate` says of a plan, as far as plans are compared by it.
struct PlanFigures {
    Seconds step;
    double tokensPerSecondPerGpu = 0;
    std::optional<double> mfu;
    Bytes peak;
    std::optional<double> costPerToken;  ///< there where a GPU hour has a price
    Fit fit = Fit::Fits;
    bool operator==(const PlanFigures&) const = default;
};

/// By what a plan loses to the first: seconds of a term of the step, or bytes of a class of the memory.
struct StepLoss {
    StepTerm term = StepTerm::Compute;
    Seconds more;
};
struct MemoryLoss {
    MemoryClass memoryClass = MemoryClass::Parameters;
    Bytes more;
};

/// The largest first.
struct PlanLosses {
    std::vector<StepLoss> slowerBy;
    std::vector<MemoryLoss> heavierBy;  ///< on the GPUs that hold the most
};

struct FoundPlan {
    Plan plan;
    PlanFigures figures;
    PlanLosses losses{};  ///< against the first plan, of the first `kExplainedPlans`; of others `lossesOf` tells
    /// Of a plan that the scenario's own framework cannot run: the launchers that can, maybe none. Empty: its framework runs it.
    std::optional<std::vector<Target>> needs{};
    /// Paths of fields that make other numbers than the scenario's plan does ("plan.gradient_type"): by a wide search alone.
    std::vector<std::string_view> numerics{};
};
inline constexpr std::size_t kExplainedPlans = 100;

/// Why a legal plan was not evaluated; each is a proof that it is none of those that are asked for.
enum class Pruned {
    Memory,     ///< it holds more than a GPU has, or than the filter lets it
    Objective,  ///< the least that it could reach is no better than what was found, nor is it on the front
    Network,    ///< its data would cross a network that is not there, or take no time that can be told
    Filter,     ///< the filter asks for another step or for more memory
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
    std::int64_t enumerated = 0;  ///< distinct legal plans with the settings that the filter asks for
    std::int64_t evaluated = 0;   ///< their steps were timed
    std::array<std::int64_t, kPrunedReasons> prunedBy{};
    std::int64_t fitting = 0;  ///< `Fit::Fits`: of all that were enumerated, by their exact memory, where the filter lets them hold it
    std::int64_t tight = 0;    ///< `Fit::Tight`, likewise

    [[nodiscard]] std::int64_t pruned() const { return std::accumulate(prunedBy.begin(), prunedBy.end(), std::int64_t{0}); }
    [[nodiscard]] std::int64_t prunedFor(Pruned reason) const { return prunedBy[static_cast<std::size_t>(reason)]; }
    void prune(Pruned reason, std::int64_t plans = 1) { prunedBy[static_cast<std::size_t>(reason)] += plans; }
    SearchCounts& operator+=(const SearchCounts& other);
    bool operator==(const SearchCounts&) const = default;
};

/// Why nothing better was overlooked, or by how much at the most: both are of the objective, the less the better (seconds of a step, bytes,
/// cost of a token; of cost without a price, seconds of a step).
struct SearchCertificate {
    SearchObjective objective = SearchObjective::Throughput;
    double best = 0;
    /// The least that any plan pruned for its objective could reach, no better than the best; empty where none was. Relaxed: the least
    /// that any plan could reach whatever is turned, mostly better than the best.
    std::optional<double> bound;
    bool isRelaxed = false;  ///< of a wide search, which looks at some plans of many (core/search/relaxed_bound.h)
};

/// The best of the tight plans, where it is better than the best that fits, or where nothing fits.
struct TightBest {
    FoundPlan found;
    /// What accepting it would gain over the best that fits, a fraction of the objective: tokens in the same time, 0.003 is 0.3 % more, or
    /// of memory and cost what is saved. Empty where nothing fits.
    std::optional<double> gain;
};

struct SearchResult {
    SearchCounts counts;
    double seconds = 0;
    bool stopped = false;                          ///< what follows is of the plans that were looked at until then
    std::vector<FoundPlan> plans;                  ///< the best first, at most `top`, of those that are chosen from
    std::vector<FoundPlan> pareto;                 ///< no plan that is chosen from is faster and smaller: the fastest first
    std::optional<TightBest> tightBest;            ///< never with `allowTight`, nor of a wide search's added plans
    double tightestBound = 0;                      ///< the most that the bound of a plan that was timed was of its step: never above 1
    std::optional<SearchCertificate> certificate;  ///< empty where nothing fits, of a search that was stopped, and of a wide one for memory
};

struct SearchProgress {
    double share = 0;  ///< of the space, 0 to 1
    std::int64_t enumerated = 0;
    std::optional<PlanFigures> best;  ///< so far, without utilisation and cost
};
/// Called from the searching threads, never by two at once, some ten times a second.
using SearchListener = std::function<void(const SearchProgress&)>;

/// The best plans of a scenario's model, cluster and training. Errors: those of `estimate`; `UnknownName` for a fixed path that is no
/// field of the plan. Precondition: the scenario's architecture is set.
[[nodiscard]] Result<SearchResult> search(const SearchRequest& request, const SearchListener& listener = {}, std::stop_token stop = {});

/// The same by estimating every legal plan, one after the other: what `search` is held against.
[[nodiscard]] Result<SearchResult> searchEveryPlan(const SearchRequest& request, const SearchListener& listener = {},
                                                   std::stop_token stop = {});

/// By what `other` loses to `first`, two legal plans of one scenario. Errors: those of `estimate`.
[[nodiscard]] Result<PlanLosses> lossesOf(const Scenario& scenario, const Plan& first, const Plan& other);

}  // namespace shardscope

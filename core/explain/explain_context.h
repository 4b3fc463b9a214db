// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/explain/derivation.h"
#include "core/memory/rank_stages.h"
#include "core/memory/stage_ledger.h"
#include "core/site/measured_constants.h"

/// The state that the derivations of one estimate share, and the numbers that occur in many of them; private to `core/explain`. Leaf
/// functions of the model record their own arithmetic; this file only combines their results.
namespace shardscope {

struct Architecture;
struct Basis;
class Estimate;
struct ResolvedPlan;
struct Scenario;
struct Site;

using Part = const Record*;
using Parts = std::vector<Part>;

/// The parts after the rank's last block: the bucket trains and the optimizer. Null where there is none.
struct TailParts {
    Part reduce = nullptr;
    Part reduceExposed = nullptr;
    Part gather = nullptr;
    Part gatherExposed = nullptr;
    Part tied = nullptr;
    Part optimizer = nullptr;
};

class ExplainContext {
public:
    /// Records the inputs of every figure: the symbols of the plan, the shapes of one rank.
    /// `group`: of the nodes whose figures it explains (core/hardware/hardware.h).
    explicit ExplainContext(const Estimate& e, int group = 0);

    const int group;
    const std::shared_ptr<const Basis> whole;  ///< the estimate's, where the plan is legal
    const std::shared_ptr<const Basis> basis;  ///< its part for the group
    const Estimate& estimate;
    const Scenario& scenario;
    const Architecture& architecture;
    const ResolvedPlan& plan;
    const Site& site;
    const std::vector<MeasuredConstant> measured;  ///< by the cluster's profile

    /// Returns terms that record, to pass to a leaf function.
    [[nodiscard]] Terms terms() const { return Terms(m_recorder); }
    /// Returns the last record that a leaf made under this name. Precondition: there is one.
    [[nodiscard]] Part noted(std::string_view id) const { return m_recorder.find(id); }
    /// Makes leaves' values of that name refer to `part`.
    Part name(std::string_view id, Part part) const;

    /// Records a value that follows from its inputs; null inputs are left out.
    [[nodiscard]] Part of(Combine combine, std::string_view id, Parts inputs, std::string_view subject = {}) const;
    [[nodiscard]] Part sum(std::string_view id, Parts inputs, std::string_view subject = {}) const
    {
        return of(Combine::Sum, id, std::move(inputs), subject);
    }
    [[nodiscard]] Part product(std::string_view id, Parts inputs, std::string_view subject = {}) const
    {
        return of(Combine::Product, id, std::move(inputs), subject);
    }
    [[nodiscard]] Part quotient(std::string_view id, Parts inputs, std::string_view subject = {}) const
    {
        return of(Combine::Quotient, id, std::move(inputs), subject);
    }
    [[nodiscard]] Part difference(std::string_view id, Parts inputs, std::string_view subject = {}) const
    {
        return of(Combine::Difference, id, std::move(inputs), subject);
    }
    [[nodiscard]] Part maximum(std::string_view id, Parts inputs, std::string_view subject = {}) const
    {
        return of(Combine::Maximum, id, std::move(inputs), subject);
    }
    /// Records a sum whose value is known, so that rounding in its parts does not show.
    [[nodiscard]] Part sumOf(std::string_view id, double value, Parts inputs, std::string_view subject) const;
    /// Records a constant or a figure of a table; a field of the scenario where the id is its pointer.
    [[nodiscard]] Part end(std::string_view id, double value, std::string_view subject = {}) const;

    /// Returns a number of the estimate, made at the first request.
    template <typename Make>
    [[nodiscard]] Part field(const std::string& pointer, Make make) const
    {
        const Part known = has(pointer);
        return known ? known : m_recorder.place(pointer, *make());
    }
    /// Returns the number at `pointer`, or null where it was not made yet.
    [[nodiscard]] Part has(std::string_view pointer) const
    {
        const Part known = m_recorder.find(pointer);
        return known && known->field == pointer ? known : nullptr;
    }
    /// Returns a part that several numbers of one rank share, made at the first request.
    template <typename Make>
    [[nodiscard]] static auto once(std::map<int, decltype(std::declval<Make>()())>& made, int rank, Make make)
    {
        const auto [at, isNew] = made.try_emplace(rank);
        if (isNew)
            at->second = make();
        return at->second;
    }
    mutable std::map<int, TailParts> tails;      ///< by rank
    mutable std::map<int, Part> waitingForHops;  ///< by rank

    /// Returns a reference to a number of the estimate that is explained elsewhere.
    [[nodiscard]] Part reference(std::string_view id, const std::string& pointer, double value, std::string_view subject = {}) const;
    /// Returns whether a pipeline rank is on the explained nodes. Figures of other ranks are references.
    [[nodiscard]] bool isHere(int rank) const;
    /// Returns the same for a virtual stage.
    [[nodiscard]] bool isStageHere(int stage) const;
    /// Returns a reference to a number of a rank on other nodes, which is explained for itself.
    [[nodiscard]] Part elsewhere(const std::string& pointer, int rank) const;
    [[nodiscard]] std::string_view text(std::string text) const { return m_recorder.text(std::move(text)); }

    const std::vector<StageRange> stages;  ///< empty where the plan is illegal
    LedgerInputs ledger;                   ///< the estimate's own call, recorded

private:
    mutable Recorder m_recorder;
};

/// Adds the source of a leaf: the model, the GPU's data sheet, or a fitted constant with its prior.
void addProvenance(const ExplainContext& context, const Record& record, Derivation& derivation);

[[nodiscard]] Part tensorRanks(const ExplainContext& context);    // t
[[nodiscard]] Part contextRanks(const ExplainContext& context);   // c
[[nodiscard]] Part pipelineRanks(const ExplainContext& context);  // p
[[nodiscard]] Part expertRanks(const ExplainContext& context);    // e
[[nodiscard]] Part gpus(const ExplainContext& context);
/// Records the symbols that follow from the plan: "dp", "etp", "microbatches", "group", "shard-group", …
void recordSymbols(const ExplainContext& context);
// Return the derivation of a field of the estimate.
[[nodiscard]] Part explainMemoryField(const ExplainContext& context, std::string_view name);
[[nodiscard]] Part explainStageField(const ExplainContext& context, int stage, std::string_view name);
[[nodiscard]] Part explainTrust(const ExplainContext& context, std::string_view name);
[[nodiscard]] Part explainLine(const ExplainContext& context, int stage, std::string_view line);

}  // namespace shardscope

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

/// Holds what the derivations of one estimate share, and the numbers that stand in many of them; private to `core/explain`. What a
/// leaf of the model computes is recorded by itself; here stands only how the leaves' results come together.
namespace shardscope {

struct Architecture;
struct Basis;
class Estimate;
struct ResolvedPlan;
struct Scenario;
struct Site;

using Part = const Record*;
using Parts = std::vector<Part>;

/// Holds what follows the rank's last block: the bucket trains and the optimizer. Null where there is none.
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
    /// Records what every figure needs: the symbols of the plan, the shapes of one rank.
    explicit ExplainContext(const Estimate& e);

    const std::shared_ptr<const Basis> basis;  ///< the estimate's, where the plan is legal
    const Estimate& estimate;
    const Scenario& scenario;
    const Architecture& architecture;
    const ResolvedPlan& plan;
    const Site& site;
    const std::vector<MeasuredConstant> measured;  ///< by the cluster's profile

    /// To hand to a leaf, which writes down what it does.
    [[nodiscard]] Terms terms() const { return Terms(m_recorder); }
    /// The last record of a name that a leaf has made. Precondition: there is one.
    [[nodiscard]] Part noted(std::string_view id) const { return m_recorder.find(id); }
    /// Lets leaves' values of that name mean this.
    Part name(std::string_view id, Part part) const;

    /// A value that follows from its inputs; null ones are left out.
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
    /// A sum whose value is known: what rounding leaves of its parts is not gone into.
    [[nodiscard]] Part sumOf(std::string_view id, double value, Parts inputs, std::string_view subject) const;
    /// A constant or a figure of a table; a field of the scenario where the id is its pointer.
    [[nodiscard]] Part end(std::string_view id, double value, std::string_view subject = {}) const;

    /// A number of the estimate, made where it is asked for first.
    template <typename Make>
    [[nodiscard]] Part field(const std::string& pointer, Make make) const
    {
        const Part known = has(pointer);
        return known ? known : m_recorder.place(pointer, *make());
    }
    /// Null where it was not made yet.
    [[nodiscard]] Part has(std::string_view pointer) const
    {
        const Part known = m_recorder.find(pointer);
        return known && known->field == pointer ? known : nullptr;
    }
    /// Holds what several numbers of one rank are made of, made where it is asked for first.
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

    /// A number of the estimate that is not gone into here.
    [[nodiscard]] Part reference(std::string_view id, const std::string& pointer, double value, std::string_view subject = {}) const;
    [[nodiscard]] std::string_view text(std::string text) const { return m_recorder.text(std::move(text)); }

    const std::vector<StageRange> stages;  ///< empty where the plan is illegal
    LedgerInputs ledger;                   ///< the same call that the estimate made, recorded

private:
    mutable Recorder m_recorder;
};

/// Whose data an end is: the model's, the GPU's sheet, a fitted constant with its prior.
void addProvenance(const ExplainContext& context, const Record& record, Derivation& derivation);

[[nodiscard]] Part tensorRanks(const ExplainContext& context);    // t
[[nodiscard]] Part contextRanks(const ExplainContext& context);   // c
[[nodiscard]] Part pipelineRanks(const ExplainContext& context);  // p
[[nodiscard]] Part expertRanks(const ExplainContext& context);    // e
[[nodiscard]] Part gpus(const ExplainContext& context);
/// Names the symbols that follow from the plan: "dp", "etp", "microbatches", "group", "shard-group", …
void recordSymbols(const ExplainContext& context);
// What stands under the fields of the estimate.
[[nodiscard]] Part explainMemoryField(const ExplainContext& context, std::string_view name);
[[nodiscard]] Part explainStageField(const ExplainContext& context, int stage, std::string_view name);
[[nodiscard]] Part explainTrust(const ExplainContext& context, std::string_view name);
[[nodiscard]] Part explainLine(const ExplainContext& context, int stage, std::string_view line);

}  // namespace shardscope

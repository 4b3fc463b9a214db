// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/base/error.h"
#include "core/base/finding.h"
#include "core/base/result.h"
#include "core/remedy/plan_setting.h"
#include "core/search/search.h"

namespace shardscope {

/// A field that a search keeps, with the values that are tried in its place.
struct VariedField {
    const Parameter* parameter = nullptr;  ///< never null
    std::vector<Value> values;
    bool operator==(const VariedField&) const = default;
};

/// The most combinations of values: each is a search of its own.
inline constexpr std::size_t kMostVariations = 256;

/// Returns why the field cannot vary, or nothing. A field of the training or of the plan can that takes one value (no list, no document), but
/// not one that every search varies itself, nor the length of the whole run, which no plan depends on.
[[nodiscard]] std::optional<Error> problemWithVarying(const Parameter& parameter);

/// Returns the change of the training when the field varies. Fields whose effect on what is learned is not known are `Another`.
[[nodiscard]] TrainingChange changeByVarying(const Parameter& parameter);

/// One combination of values with its best plan.
struct Variation {
    std::vector<Value> values{};  ///< of each field; null where the field has no effect with the other values (the rank of a full tune)
    Scenario scenario{};          ///< with these values, and with the best plan where there is one, fitting or tight
    std::optional<FoundPlan> best{};
    std::optional<FoundPlan> tight{};  ///< where no plan fits with its whole memory band: the best of those that are tight
    std::optional<SearchCertificate> proof{};
    std::optional<Finding> refusal{};  ///< where no plan is legal: the first rule that the scenario's own breaks, if any
    std::optional<Error> problem{};    ///< why there is no search
    SearchCounts counts{};

    /// Returns the best plan, or the best tight one; null where there is neither.
    [[nodiscard]] const FoundPlan* found() const { return best ? &*best : tight ? &*tight : nullptr; }
};

struct VariedSearch {
    SearchObjective objective = SearchObjective::Throughput;
    std::vector<VariedField> fields;
    std::vector<Variation> rows;     ///< the best first, then tight ones; those without a plan last, in the order of their values
    std::vector<std::size_t> front;  ///< the rows that no other beats in both tokens per second and memory, fastest first
    SearchCounts counts;             ///< of all searches together
    double seconds = 0;
    TrainingChange training = TrainingChange::None;  ///< the gravest of the fields': whether the rows are one training
    std::size_t combinations = 0;                    ///< more than there are rows where the search was stopped
};

/// Returns every combination of the values once, without a plan, the first field's values slowest. Fields that follow are set with them: a
/// base format belongs to the stated method, so another method has its own; fields of adapters are null in a training without, and what is
/// then the same counts once. The number of sequences stays with another length.
[[nodiscard]] std::vector<Variation> variationsOf(const Scenario& base, const std::vector<VariedField>& fields);

struct VariedProgress {
    std::size_t done = 0;  ///< combinations whose search has ended
    std::size_t count = 0;
    double share = 0;  ///< of all searches together, 0 to 1, as if all were alike
};
/// Called like a `SearchListener`.
using VariedListener = std::function<void(const VariedProgress&)>;

/// Returns every combination of the values, each searched as `request` says. Errors: BadUsage for more than `kMostVariations`. Stopped: the
/// rows so far, without the one that was being searched.
[[nodiscard]] Result<VariedSearch> searchVaried(const SearchRequest& request, const std::vector<VariedField>& fields,
                                                const VariedListener& listener = {}, const std::stop_token& stop = {});

}  // namespace shardscope

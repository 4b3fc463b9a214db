// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>

#include <cstddef>
#include <optional>
#include <string>

#include "core/search/search.h"
#include "core/sweep/varied_search.h"

namespace shardscope {

/// The request of a search, apart from the scenario.
struct SearchQuestion {
    SearchObjective objective = SearchObjective::Throughput;
    std::size_t top = 1000;
    bool wide = false;
    std::optional<Target> target{};
    bool anyFramework = false;  ///< without a target: also list plans that the scenario's framework cannot run
    bool allowTight = false;
    std::vector<PlanConstraint> filter{};
    std::vector<VariedField>
        varied{};  ///< of a fine-tune, besides the plan: the best plan of every combination (core/sweep/varied_search.h)
    bool operator==(const SearchQuestion&) const = default;
};

/// Returns the request for a search. A locked degree is a fixed field.
[[nodiscard]] SearchRequest searchRequest(const Scenario& scenario, const SearchQuestion& question, const QSet<QString>& locked);

/// Returns a key that is equal for requests with the same answer: fields that a search varies do not count unless fixed.
[[nodiscard]] std::string questionKey(const SearchRequest& request);

/// Returns the scenario with a plan that a search found; dependent fields stay dependent.
[[nodiscard]] Scenario withFoundPlan(const Scenario& scenario, const Plan& found);

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>

#include <cstddef>
#include <optional>
#include <string>

#include "core/search/search.h"

namespace shardscope {

/// Holds what a person looks for, apart from the scenario.
struct SearchQuestion {
    SearchObjective objective = SearchObjective::Throughput;
    std::size_t top = 1000;
    bool wide = false;
    std::optional<Target> target{};
    bool anyFramework = false;  ///< without a target: plans that the scenario's framework cannot run are listed, too, and say so
    bool allowTight = false;
    std::vector<PlanConstraint> filter{};
    bool operator==(const SearchQuestion&) const = default;
};

/// A locked degree is a fixed field.
[[nodiscard]] SearchRequest searchRequest(const Scenario& scenario, const SearchQuestion& question, const QSet<QString>& locked);

/// The same for requests that have the same answer: what a search turns and is not fixed does not count.
[[nodiscard]] std::string questionKey(const SearchRequest& request);

/// The scenario with a plan that a search found; what followed from other fields still does.
[[nodiscard]] Scenario withFoundPlan(const Scenario& scenario, const Plan& found);

}  // namespace shardscope

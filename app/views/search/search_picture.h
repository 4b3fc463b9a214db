// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "app/search/search_question.h"
#include "core/remedy/figures.h"
#include "core/remedy/wastes.h"
#include "core/search/search.h"
#include "widgets/charts/curves.h"

namespace shardscope {

/// The groups of the picture.
enum class SearchCurve { Plans, Front, Present };

/// The plan that the window shows. Its scenario must outlive it.
struct PresentPlan {
    const Scenario& scenario;
    Figures figures;
};

/// Returns throughput against memory: the plans listed, the front over all that fit, and the plan that the window shows.
[[nodiscard]] CurvesData searchPicture(const SearchResult& result, const Figures& present, Bytes capacity);

/// Returns the answer in a sentence: the best plan, and the current one's distance from it. For a faster current plan it has the reason:
/// the plan does not run, or changes settings that the search keeps. The gain of a tight plan follows, and `kept`: the gain of settings
/// that the search keeps.
[[nodiscard]] QString searchVerdict(const SearchResult& result, const SearchQuestion& question, const PresentPlan& present,
                                    const std::vector<Waste>& kept = {});

/// Returns the numbers of plans ruled out, by reason.
[[nodiscard]] QString searchCountsText(const SearchResult& result);

/// Returns why a plan loses to the first, by its largest terms: "bubble +0.8 s · exposed TP +0.3 s"; empty: it does not lose.
[[nodiscard]] QString lossText(const PlanLosses& losses);

}  // namespace shardscope

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

/// The plan that the window shows. Outlived by its scenario.
struct PresentPlan {
    const Scenario& scenario;
    Figures figures;
};

/// Throughput against memory: the plans listed, the front over all that fit, and the plan that the window shows.
[[nodiscard]] CurvesData searchPicture(const SearchResult& result, const Figures& present, Bytes capacity);

/// The answer in a sentence: what the best plan is, and how far the present one is under it.
/// A present plan that is faster says why: it does not run, or sets what the search leaves. What a tight plan would add stands behind it, and so does `kept`: what settings that the search leaves as they are would gain.
[[nodiscard]] QString searchVerdict(const SearchResult& result, const SearchQuestion& question, const PresentPlan& present,
                                    const std::vector<Waste>& kept = {});

/// How many plans were ruled out, and by what.
[[nodiscard]] QString searchCountsText(const SearchResult& result);

/// Why a plan loses to the first: its largest terms, "bubble +0.8 s · exposed TP +0.3 s"; empty: it does not lose.
[[nodiscard]] QString lossText(const PlanLosses& losses);

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

#include "widgets/charts/curves.h"

namespace shardscope {

struct DecisionTable;
struct SizeLimits;

/// The groups of the picture, in the order of its curves.
enum class DecisionCurve { Front, Others, Chosen };

/// Returns price against days, a point per row that has both, the front as a line, the limits as dashed lines.
[[nodiscard]] CurvesData decisionPicture(const DecisionTable& table, const std::optional<std::size_t>& chosen, const SizeLimits& limits);
/// Returns the row of a point of that picture; −1: none.
[[nodiscard]] int rowOfPoint(const DecisionTable& table, const std::optional<std::size_t>& chosen, int curve, int point);

/// Returns the answer in a sentence: the best row within the limits, or the cheapest and the fastest.
[[nodiscard]] QString decisionVerdict(const DecisionTable& table, const std::optional<std::size_t>& chosen, const SizeLimits& limits);
/// Returns the assumptions for all rows, in a line; empty: none.
[[nodiscard]] QString assumptionLine(const DecisionTable& table);

}  // namespace shardscope

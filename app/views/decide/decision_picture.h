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

/// Price against days, a point a row that has both, the front as a line, the limits as dashed lines.
[[nodiscard]] CurvesData decisionPicture(const DecisionTable& table, const std::optional<std::size_t>& chosen, const SizeLimits& limits);
/// The row of a point of that picture; −1: none.
[[nodiscard]] int rowOfPoint(const DecisionTable& table, const std::optional<std::size_t>& chosen, int curve, int point);

/// The answer in a sentence: which row to take by the limits, or the cheapest and the fastest.
[[nodiscard]] QString decisionVerdict(const DecisionTable& table, const std::optional<std::size_t>& chosen, const SizeLimits& limits);
/// Says what is assumed for all rows, in a line; empty: nothing.
[[nodiscard]] QString assumptionLine(const DecisionTable& table);

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/step/basis.h"
#include "core/strategy/strategy_table.h"

namespace shardscope::cheatsheet {

/// One reason why the corrected ratio differs from the printed one, and by how much: an id of resources/texts/printed.ini, or
/// kExactCounts.
struct RatioStep {
    std::string_view error;
    double factor = 1;
};

/// The cheatsheet's ratio for a strategy's overlap, with the corrected one. Invariant: value · Π factor = corrected.
struct PrintedRatio {
    std::string_view formula;     ///< id of printed_formula.h; empty: nothing is printed
    std::optional<double> value;  ///< for context parallelism the cheatsheet prints a volume, no ratio
    std::vector<RatioStep> steps;
};

/// Returns the printed and the corrected ratio. The printed formula gets the whole model's parameters, the tokens of one GPU's micro-batch
/// and the same peaks as the corrected one. Precondition: the row is in use.
[[nodiscard]] PrintedRatio printedRatio(const StrategyRow& row, const Basis& basis);

}  // namespace shardscope::cheatsheet

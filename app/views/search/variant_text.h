// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/sweep/varied_search.h"

namespace shardscope {

/// Returns the varied values of a row: "QLoRA · rank 16 · 2,048 tokens".
[[nodiscard]] QString variantName(const VariedSearch& search, const Variation& row);
/// Returns the plan of a row in words, or why there is none.
[[nodiscard]] QString variantPlan(const Variation& row);
/// Returns the verdict of a row, with its mark.
[[nodiscard]] QString variantVerdict(const Variation& row);
/// Returns what *Apply* changes besides the plan, and what the row assumes.
[[nodiscard]] QString variantChange(const Variation& row, const Scenario& present);

/// Returns the fastest and the smallest of the rows, in a sentence.
[[nodiscard]] QString variedVerdict(const VariedSearch& search);
/// Returns whether the rows are one training, in the words of the command line.
[[nodiscard]] QString variedTrainingText(const VariedSearch& search);
/// Returns the number of searches and plans, and how far a stopped search came.
[[nodiscard]] QString variedCountsText(const VariedSearch& search);

}  // namespace shardscope

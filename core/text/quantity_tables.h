// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

#include "core/text/quantity_text.h"

namespace shardscope {

/// One table of quantities under the heading that a list of all formulas gives it.
struct QuantityTable {
    std::string_view title;
    std::span<const QuantityText> texts;
};

/// All there are: `quantityText` knows no other, so no derivation has a quantity that is not listed here. Ids are unique.
[[nodiscard]] std::span<const QuantityTable> quantityTables();

/// Operators and what each of them keeps for the backward pass, from their traits, and the parts that this consists of.
[[nodiscard]] std::span<const QuantityText> operatorTexts();
/// Laws of the schedules, from their traits: the peak of live activations ("live-1f1b") and the default group
/// ("group-interleaved").
[[nodiscard]] std::span<const QuantityText> scheduleTexts();

}  // namespace shardscope

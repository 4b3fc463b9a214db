// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

#include "core/text/quantity_text.h"

namespace shardscope {

/// One table of quantities, with its heading in a list of all formulas.
struct QuantityTable {
    std::string_view title;
    std::span<const QuantityText> texts;
};

/// Returns all tables. `quantityText` knows no others, so that every quantity of a derivation is listed here. Ids are unique.
[[nodiscard]] std::span<const QuantityTable> quantityTables();

/// Returns the texts of operators and of the tensors that each keeps for the backward pass, with their parts, from the traits.
[[nodiscard]] std::span<const QuantityText> operatorTexts();
/// Returns the laws of the schedules, from their traits: the peak of live activations ("live-1f1b") and the default group
/// ("group-interleaved").
[[nodiscard]] std::span<const QuantityText> scheduleTexts();

}  // namespace shardscope

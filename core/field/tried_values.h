// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/field/parameters.h"

/// Rows of values to try for a field, rising (`FieldUse`).
namespace shardscope {

[[nodiscard]] std::vector<int> divisorsOf(std::int64_t number);
[[nodiscard]] std::vector<Value> asValues(const std::vector<int>& numbers);
/// Returns every value from `first` to `last`.
[[nodiscard]] std::vector<Value> countUp(std::int64_t first, std::int64_t last);
/// Returns 1, 2, 4, … up to `most`.
[[nodiscard]] std::vector<Value> doubling(std::int64_t most);

/// Returns the powers of two from `least` to `most`, and the current value.
[[nodiscard]] std::vector<double> doublings(double least, double most, double own);
/// Returns values around the current one by factors of two, `times` to either side; whole numbers are at least 1.
[[nodiscard]] std::vector<double> around(double own, double times, double most);

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/field/parameters.h"

/// Rows of values that are tried of a field, rising (`FieldUse`).
namespace shardscope {

[[nodiscard]] std::vector<int> divisorsOf(std::int64_t number);
[[nodiscard]] std::vector<Value> asValues(const std::vector<int>& numbers);
/// Each from `first` to `last`.
[[nodiscard]] std::vector<Value> countUp(std::int64_t first, std::int64_t last);
/// 1, 2, 4, … up to `most`.
[[nodiscard]] std::vector<Value> doubling(std::int64_t most);

/// Powers of two from `least` to `most`, and the value that there is.
[[nodiscard]] std::vector<double> doublings(double least, double most, double own);
/// Around the value that there is, by factors of two, `times` to either side; a whole number down to 1.
[[nodiscard]] std::vector<double> around(double own, double times, double most);

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/base/units.h"

namespace shardscope {

class Estimate;

/// What one plan is preferred to another by, as `estimate` gives it.
struct Figures {
    bool legal = false;
    bool fits = false;
    bool hasRoom = false;  ///< it fits, and the allocator need not flush its cache and ask again ("allocator-retries")
    Bytes peak;            ///< of the worst GPU
    Bytes capacity;
    int gpus = 1;
    std::optional<Seconds> step;                  ///< empty where it cannot be known
    std::optional<double> tokensPerSecondPerGpu;  ///< there wherever `step` is
    bool operator==(const Figures&) const = default;
};

[[nodiscard]] Figures figuresOf(const Estimate& estimate);

/// How much more of the batch a GPU gets through in the same time: 0.05 is 5 % faster, −0.05 slower. Empty where either is not known.
[[nodiscard]] std::optional<double> speedUp(const Figures& before, const Figures& after);

}  // namespace shardscope

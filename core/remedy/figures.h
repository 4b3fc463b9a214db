// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/base/units.h"
#include "core/trust/fit.h"

namespace shardscope {

class Estimate;

/// Holds what one plan is preferred to another by, as `estimate` gives it.
struct Figures {
    bool legal = false;
    bool fits = false;          ///< the estimate is within the capacity, however near
    Fit fit = Fit::DoesNotFit;  ///< with the band of the memory where one is known
    bool hasRoom = false;       ///< it fits, and the allocator need not flush its cache and ask again ("allocator-retries")
    Bytes peak;                 ///< of the worst GPU
    Bytes capacity;
    int gpus = 1;
    std::optional<Seconds> step;                  ///< empty where it cannot be known
    std::optional<double> tokensPerSecondPerGpu;  ///< there wherever `step` is

    /// Whether a plan may be chosen for somebody: it fits with its band, and its allocator has room.
    [[nodiscard]] bool isSafe() const { return hasRoom && fit == Fit::Fits; }
    bool operator==(const Figures&) const = default;
};

/// `fit` by the estimate's own band of memory, which one that was made beside evidence has.
[[nodiscard]] Figures figuresOf(const Estimate& estimate);
/// `fit` by this band: of an estimate that was made without evidence, one of many. The band follows from the scenario's GPUs, framework and
/// kind of model alone (`likenessOf`), so that all plans of one scenario share it.
[[nodiscard]] Figures figuresOf(const Estimate& estimate, std::optional<double> memoryBand);

/// How much more of the batch a GPU gets through in the same time: 0.05 is 5 % faster, −0.05 slower. Empty where either is not known.
[[nodiscard]] std::optional<double> speedUp(const Figures& before, const Figures& after);

}  // namespace shardscope

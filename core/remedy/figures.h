// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/base/units.h"
#include "core/trust/fit.h"

namespace shardscope {

class Estimate;

/// The figures by which plans are compared, as `estimate` computes them.
struct Figures {
    bool legal = false;
    bool fits = false;          ///< the estimate is within the capacity, however near
    Fit fit = Fit::DoesNotFit;  ///< with the band of the memory where one is known
    bool hasRoom = false;       ///< it fits, and the allocator need not flush its cache and ask again ("allocator-retries")
    Bytes peak;                 ///< of the worst GPU
    Bytes capacity;
    int gpus = 1;
    std::optional<Seconds> step;                  ///< empty where it cannot be known
    std::optional<double> tokensPerSecondPerGpu;  ///< present whenever `step` is

    /// Returns whether a plan may be recommended: it fits with its band, and its allocator has room.
    [[nodiscard]] bool isSafe() const { return hasRoom && fit == Fit::Fits; }
    bool operator==(const Figures&) const = default;
};

/// Returns the figures, with `fit` by the estimate's own band of memory, which needs evidence.
[[nodiscard]] Figures figuresOf(const Estimate& estimate);
/// Returns the figures, with `fit` by this band, for estimates without evidence. The band follows from the scenario's GPUs, framework and
/// kind of model alone (`likenessOf`), so that all plans of one scenario share it.
[[nodiscard]] Figures figuresOf(const Estimate& estimate, std::optional<double> memoryBand);

/// Returns the gain in tokens per second and GPU: 0.05 is 5 % faster, −0.05 slower. Empty where either is unknown.
[[nodiscard]] std::optional<double> speedUp(const Figures& before, const Figures& after);

}  // namespace shardscope

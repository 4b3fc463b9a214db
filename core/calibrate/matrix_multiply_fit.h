// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>

#include "core/hardware/hardware_profile.h"

namespace shardscope {

/// Returns the bytes that one multiply of this shape reads and writes: both operands in the precision, the result in 16 bits where that is
/// narrower.
[[nodiscard]] Bytes bytesOfMultiply(const MatrixMultiplySample& sample, Precision precision);
[[nodiscard]] Flop flopOfMultiply(const MatrixMultiplySample& sample);

/// Fits seconds = launch + max(2mnk / rate, bytes / bandwidth) to the samples by least squares of the relative error, each sample bound by
/// the longer of the two. On published tables the error is 3 to 4 % (median) and 9 to 21 % at the ninetieth percentile. A launch below 0 is
/// set to 0. There is no bandwidth if no sample is bound by memory. With fewer than four shapes, or all alike, the rate is their best and
/// there is no residual. Empty without samples. The efficiencies stay empty.
[[nodiscard]] std::optional<MatrixMultiplyFit> fitMatrixMultiply(std::span<const MatrixMultiplySample> samples, Precision precision);

/// Returns the seconds that the fit predicts for a shape.
[[nodiscard]] Seconds fittedSeconds(const MatrixMultiplyFit& fit, const MatrixMultiplySample& sample, Precision precision);

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hardware/hardware_profile.h"

namespace shardscope {

struct Gpu;

/// Returns the rates that an estimate takes from a profile's fits and samples; `gpu` is the data sheet of its device, or null.
///
/// A multiply's rate is that of a long, hot run: of the "steady" series where there are any, else nine tenths of the "cool" ones (short runs
/// on a cool device read 5 to 10 % high: mamf-finder 794 against 854 TFLOP/s of a short run on an H100). A 16-bit format without a rate
/// takes the other's. The memory's bandwidth is the median of copies and triads of at least half the largest size; without those, of reads
/// and writes.
[[nodiscard]] MeasuredRates measuredRates(const HardwareProfile& profile, const Gpu* gpu);

/// Returns the median bandwidth of the samples of at least half the largest size. Empty without samples.
[[nodiscard]] std::optional<BytesPerSecond> sustained(const BandwidthSeries& series);

/// Returns the FLOP of the attention core as an estimate counts them: the causal half, and 2.5 times as many backward.
[[nodiscard]] Flop flopOfAttention(const AttentionSeries& series, const AttentionSample& sample);

inline constexpr double kSteadyOfCool = 0.9;

}  // namespace shardscope

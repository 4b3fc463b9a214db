// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/attention_kernel.h"
#include "core/site/cost_constants.h"

namespace shardscope {

struct Gpu;
struct ResolvedPlan;
struct Training;

/// The rates that operators of one training reach on one GPU: data sheet times the share of `CostConstants`.
struct DeviceRates {
    FlopPerSecond multiply;    ///< in the training's precision
    FlopPerSecond multiply16;  ///< of what stays in 16 bit (32 where the training is)
    Seconds multiplyStart;
    BytesPerSecond multiplyMemory;
    double groupedMultiply = 1;
    Seconds readBack;  ///< of the counts of a dropless dispatch, in each forward
    double groupedRows = 0;
    FlopPerSecond attentionForward;  ///< heads of 128
    double attentionBackward = 1;    ///< rate beside forward
    double attentionScores = 1;      ///< bytes of unfused scores beside those counted
    double attentionHead64 = 1;
    double exponentials = 0;  ///< a second, of the softmax of fused attention; 0: not known to bind
    BytesPerSecond memory;
    double fusion = 1;  ///< bytes moved beside perfect fusion
    Seconds kernelStart;
    double layer = 1;      ///< GPU time of an operator beside its kernel
    double castBytes = 0;  ///< per element of an 8-bit multiply's input; 0 in 16 bit
};

/// The figure of the data sheet without which no time can be estimated, by its key, where the device lacks it; else empty.
[[nodiscard]] std::string_view missingFigure(const Gpu& gpu);

[[nodiscard]] DeviceRates deviceRates(const Training& training, const Gpu& gpu, const CostConstants& constants, const Terms& terms = {},
                                      const AttentionNeeds& needs = {});

/// Host seconds that the forward of one layer takes to launch; a layer's pass takes the longer of host and GPU.
/// Noted under "host-seconds".
struct Site;
[[nodiscard]] Seconds hostForward(const Site& site, const ResolvedPlan& plan, bool hasExperts, const Terms& terms = {});

/// Returns what is known of 8 tensor-parallel ranks and grows with their square: · (t² − 1) / 63.
[[nodiscard]] Term grownFromEightRanks(Term ofEight, double tp, const Terms& terms);

}  // namespace shardscope

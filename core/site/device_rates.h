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
    FlopPerSecond multiply16;  ///< of operators that stay in 16 bit (32 where the training is)
    Seconds multiplyStart;
    BytesPerSecond multiplyMemory;
    double groupedMultiply = 1;
    Seconds readBack;  ///< of the counts of a dropless dispatch, in each forward
    Seconds metadata;  ///< the routing maps of a dispatcher that stays on the device, in each forward
    double groupedRows = 0;
    double groupedTile = 0;          ///< to whose multiples columns and depth of a grouped multiply are padded; 0: they are not
    FlopPerSecond attentionForward;  ///< heads of 128, or as wide as a systolic array
    double attentionBackward = 1;    ///< rate relative to forward
    double attentionScores = 1;      ///< bytes of unfused scores, relative to those counted
    double attentionHead64 = 1;
    double matrixUnit = 0;         ///< width of a systolic array, which narrower heads don't fill; 0: none
    double attentionHalfKeys = 0;  ///< keys with which a query of a fused kernel reaches half of its rate; 0: not known
    double exponentials = 0;       ///< a second, of the softmax of fused attention; 0: not known to bind
    BytesPerSecond memory;
    double fusion = 1;  ///< bytes moved, relative to perfect fusion
    Seconds kernelStart;
    Seconds scanStart;            ///< of a recurrence's kernels, forward
    Seconds ringMask;             ///< until the host has chosen part of a tensor by a mask
    double layer = 1;             ///< GPU time of an operator, relative to its kernel
    double gradientSumBytes = 0;  ///< moved per weight to add its gradient to those of earlier micro-batches, and not hidden
    double castBytes = 0;         ///< per element of an 8-bit multiply's input; 0 in 16 bit
};

/// Returns the key of a data sheet figure that an estimate of time needs and the device lacks; else empty.
[[nodiscard]] std::string_view missingFigure(const Gpu& gpu);

[[nodiscard]] DeviceRates deviceRates(const Training& training, const Gpu& gpu, const CostConstants& constants, const Terms& terms = {},
                                      const AttentionNeeds& needs = {});

struct Site;
/// Returns the host seconds of launching the forward of one layer; a layer's pass takes the longer of host and GPU. Recorded as
/// "host-seconds".
[[nodiscard]] Seconds hostForward(const Site& site, const ResolvedPlan& plan, bool hasExperts, const Terms& terms = {},
                                  bool in16Bits = false);

/// Returns a value known for 8 tensor-parallel ranks, scaled by the square of the ranks: · (t² − 1) / 63.
[[nodiscard]] Term grownFromEightRanks(Term ofEight, double tp, const Terms& terms);

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/site/kernel_shares.h"

#include "core/base/term.h"
#include "core/base/units.h"
#include "core/hardware/generation.h"
#include "core/hardware/hardware.h"
#include "core/scenario/training.h"
#include "core/site/cost_constants.h"

#include <algorithm>
#include <cmath>

namespace shardscope {
namespace {

/// A kernel's rate at any length, from that at 4,096 tokens. Short causal sequences waste more of their tiles: Shah et al. 2024 (arXiv
/// 2407.08608), figure 5, shows 423, 521, 579, 602 and 616 TFLOP/s at 1,024 to 16,384 tokens (heads of 128) for FlashAttention-3, which is
/// s / (s + 450) of 630 within 6 %, and 260, 298, 319, 333 and 335 for FlashAttention-2, which is s / (s + 340) of 345 within 3 %.
Term rateOfLength(Term at4096, double halfRateTokens, const Training& training, const Terms& terms)
{
    constexpr double kUsualTokens = 4096;
    const bool areDocuments = training.documents.areUneven();
    const Term tokens = terms(areDocuments ? "effective-length" : "/training/sequence_length", attendedLength(training));
    const Term half = terms("tokens-of-half-the-rate", halfRateTokens);
    const Term reached = terms.quotient("rate-reached", tokens, terms.sum("tokens-and-those-of-half", tokens, half));
    const Term usual = terms("rate-reached-at-4096", kUsualTokens / (kUsualTokens + halfRateTokens));
    return terms.quotient("attention-rate", terms.product("attention-rate-reached", at4096, reached), usual);
}

/// Tokens with which a causal sequence reaches half of the rate; 0: it is not known to depend on them.
double halfRateTokens(Constant share)
{
    switch (share) {
    case Constant::AttentionFlash3Hopper:
    case Constant::AttentionCudnn2024Hopper:
    case Constant::AttentionBlackwell:
    case Constant::AttentionBlackwellUltra:
        return 2 * kKeysOfHalfTheRate;
    case Constant::AttentionFlash2Hopper:
        return 340;
    default:
        return 0;
    }
}

/// Returns whether this is the share of kernels that reach no more on a newer device.
bool isOfHoppersPeak(Constant share) { return share == Constant::AttentionFlash1 || share == Constant::AttentionFlash2Hopper; }

}  // namespace

/// The dense peak of the precision, or of the widest one below it that the device has.
Term peakOf(const Gpu& gpu, Precision precision, const Terms& terms)
{
    const auto stated = [&](Precision which, FlopPerSecond peak) { return terms.about(nameOf(which))("gpu-peak", peak); };
    if (const auto peak = gpu.peak(precision))
        return stated(precision, *peak);
    if (precision == Precision::Fp4 || precision == Precision::Fp8)
        return peakOf(gpu, precision == Precision::Fp4 ? Precision::Fp8 : Precision::Bf16, terms);
    if (const auto half = gpu.peak(Precision::Fp16)) {
        const bool wide = precision == Precision::Tf32 || precision == Precision::Fp32;
        const Term peak = stated(Precision::Fp16, *half);
        return wide ? terms.quotient("halved-peak", peak, terms("half-the-peak", 2)) : peak;
    }
    if (const auto peak = gpu.peak(Precision::Fp32))
        return stated(Precision::Fp32, *peak);
    return terms("assumed-peak", 1e12);
}

Term clockOfPower(const Gpu& gpu, const CostConstants& constants, const Terms& terms)
{
    const GenerationTraits& traits = traitsOf(gpu.generation);
    const Term one = terms("one", 1);
    const auto peak = gpu.peak(Precision::Bf16);
    if (traits.wattsPerTeraflop == 0 || !gpu.power || !peak)
        return one;
    const Watts processor = gpu.hostMemoryBandwidth ? traits.superchipHost : Watts();
    const Term own = terms("watts-per-teraflop", (*gpu.power - processor).value() / (peak->value() * 1e-12));
    const Term measured = terms("watts-per-teraflop-measured", traits.wattsPerTeraflop);
    constexpr double kSame = 1e-3;
    if (std::abs(own.value / measured.value - 1) < kSame)
        return one;
    // At 1.65 times the watts a clock is as high as the device lets it be: that of GeForce cards.
    constexpr double kMost = 1.65;
    const Term watts = terms.minimum("watts-at-most", terms.quotient("watts-against-measured", own, measured), terms("most-watts", kMost));
    return terms.power("clock-of-power", watts, constants.of(Constant::MultiplyPower, terms));
}

Constant multiplyShareOf(Precision precision, GpuGeneration generation)
{
    const MultiplyShares& shares = traitsOf(generation).multiply;
    switch (precision) {
    case Precision::Fp4:
        return shares.fp4;
    case Precision::Fp8:
        return shares.fp8;
    case Precision::Fp32:
        return Constant::MultiplyFp32;
    case Precision::Tf32:
    case Precision::Fp16:
    case Precision::Bf16:
        break;
    }
    return shares.wide;
}

Constant attentionShareOf(AttentionKernel kernel, GpuGeneration generation, int year)
{
    constexpr int kLastYearOfSlowCudnn = 2024;
    const AttentionShares& shares = traitsOf(generation).attention;
    switch (kernel) {
    case AttentionKernel::Unfused:
    case AttentionKernel::FusedSoftmax:
        return Constant::AttentionUnfused;
    case AttentionKernel::Flash1:
        return shares.flash1;
    case AttentionKernel::Flash2:
        return shares.flash2;
    case AttentionKernel::Cudnn:
        if (shares.cudnn2024 && year <= kLastYearOfSlowCudnn)
            return *shares.cudnn2024;
        break;
    case AttentionKernel::Flash3:
        break;
    }
    return shares.newest;
}

Term attentionRate(AttentionKernel kernel, GpuGeneration generation, Term peak16, const Training& training, const CostConstants& constants,
                   const Terms& terms)
{
    constexpr FlopPerSecond kHopperPeak(989.4e12);
    const Constant share = attentionShareOf(kernel, generation, training.software.year.value_or(2025));
    if (share == Constant::AttentionUnfused)
        return terms.product("attention-rate", peak16, constants.of(traitsOf(generation).multiply->wide, terms),
                             constants.of(share, terms));
    const Term peak = isOfHoppersPeak(share) ? terms.minimum("peak-of-the-kernel", peak16, terms("hopper-peak", kHopperPeak)) : peak16;
    const double half = halfRateTokens(share);
    if (half == 0)
        return terms.product("attention-rate", peak, constants.of(share, terms));
    return rateOfLength(terms.product("attention-rate-at-4096", peak, constants.of(share, terms)), half, training, terms);
}

}  // namespace shardscope

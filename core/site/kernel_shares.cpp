// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/site/kernel_shares.h"

#include "core/base/term.h"
#include "core/base/units.h"
#include "core/hardware/generation.h"
#include "core/hardware/hardware.h"
#include "core/site/cost_constants.h"

namespace shardscope {
namespace {

/// Returns the rate of FlashAttention-3 and cuDNN. Short causal sequences waste more of their tiles: Shah et al. 2024 (arXiv 2407.08608), figure 5,
/// shows 423, 521, 579, 602 and 616 TFLOP/s at 1,024 to 16,384 tokens (heads of 128), which is s / (s + 450) of 630 within 6 %.
/// The fitted share is that of 4,096 tokens.
Term rateOfLength(Term peak16, Constant share, std::int64_t sequence, const CostConstants& constants, const Terms& terms)
{
    constexpr double kHalfRateTokens = 2 * kKeysOfHalfTheRate;
    constexpr double kUsualTokens = 4096;
    const Term tokens = terms("/training/sequence_length", static_cast<double>(sequence));
    const Term half = terms("tokens-of-half-the-rate", kHalfRateTokens);
    const Term reached = terms.quotient("rate-reached", tokens, terms.sum("tokens-and-those-of-half", tokens, half));
    const Term usual = terms("rate-reached-at-4096", kUsualTokens / (kUsualTokens + kHalfRateTokens));
    const Term at4096 = terms.product("attention-rate-at-4096", peak16, constants.of(share, terms));
    return terms.quotient("attention-rate", terms.product("attention-rate-reached", at4096, reached), usual);
}

bool dependsOnLength(Constant share)
{
    return share == Constant::AttentionFlash3Hopper || share == Constant::AttentionBlackwell || share == Constant::AttentionBlackwellUltra;
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

Constant attentionShareOf(AttentionKernel kernel, GpuGeneration generation)
{
    const AttentionShares& shares = traitsOf(generation).attention;
    switch (kernel) {
    case AttentionKernel::Unfused:
    case AttentionKernel::FusedSoftmax:
        return Constant::AttentionUnfused;
    case AttentionKernel::Flash1:
        return shares.flash1;
    case AttentionKernel::Flash2:
        return shares.flash2;
    case AttentionKernel::Flash3:
    case AttentionKernel::Cudnn:
        break;
    }
    return shares.newest;
}

Term attentionRate(AttentionKernel kernel, GpuGeneration generation, Term peak16, std::int64_t sequence, const CostConstants& constants,
                   const Terms& terms)
{
    constexpr FlopPerSecond kHopperPeak(989.4e12);
    const Constant share = attentionShareOf(kernel, generation);
    if (dependsOnLength(share))
        return rateOfLength(peak16, share, sequence, constants, terms);
    if (share == Constant::AttentionUnfused)
        return terms.product("attention-rate", peak16, constants.of(traitsOf(generation).multiply->wide, terms),
                             constants.of(share, terms));
    const Term peak = isOfHoppersPeak(share) ? terms.minimum("peak-of-the-kernel", peak16, terms("hopper-peak", kHopperPeak)) : peak16;
    return terms.product("attention-rate", peak, constants.of(share, terms));
}

}  // namespace shardscope

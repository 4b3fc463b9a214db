// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/base/choices.h"
#include "core/base/constant.h"
#include "core/hardware/generation.h"

namespace shardscope {

class CostConstants;
struct Gpu;
struct Term;
struct Training;
class Terms;

/// Returns the dense peak of the precision, or of the widest one below it that the device has.
[[nodiscard]] Term peakOf(const Gpu& gpu, Precision precision, const Terms& terms);

/// Returns the rate of tensor cores relative to that of the device whose rate is known of the generation: their clock follows the power
/// limit, and with it the rate (He 2024, "Matrix multiplications run faster when given predictable data"; arXiv 2604.11391, H100 at 200 to
/// 700 W). 1 where the watts are not known.
[[nodiscard]] Term clockOfPower(const Gpu& gpu, const CostConstants& constants, const Terms& terms);

/// Returns the constant for the share of that peak that a large multiply reaches.
[[nodiscard]] Constant multiplyShareOf(Precision precision, GpuGeneration generation);

/// Returns the constant for the share of the 16-bit peak that an attention kernel of that year reaches forward; for unfused kernels, of a
/// multiply's rate.
[[nodiscard]] Constant attentionShareOf(AttentionKernel kernel, GpuGeneration generation, int year);

/// A query with n keys reaches n / (n + 225) of the rate of a fused kernel that has many. FlashAttention-3 on an H100 runs full blocks of
/// 512, 1,024, 2,048, 4,096 and 8,192 tokens at 0.69, 0.83, 0.91, 0.95 and 0.99 of the rate of 16,384 (pytorch/benchmark, pull request
/// 2391), which this is within 2.1 %. It is the law of causal sequences, too, whose queries have s/2 keys (Shah et al. 2024, figure 5).
inline constexpr double kKeysOfHalfTheRate = 225;

/// Returns the FLOP/s of the attention core forward, with heads of 128. Kernels written for older tensor cores are no faster on a newer
/// device.
[[nodiscard]] Term attentionRate(AttentionKernel kernel, GpuGeneration generation, Term peak16, const Training& training,
                                 const CostConstants& constants, const Terms& terms);

}  // namespace shardscope

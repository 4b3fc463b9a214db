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
class Terms;

/// The dense peak of the precision, or of the widest one below it that the device has.
[[nodiscard]] Term peakOf(const Gpu& gpu, Precision precision, const Terms& terms);

/// The constant that says what share of that peak a large multiply reaches.
[[nodiscard]] Constant multiplyShareOf(Precision precision, GpuGeneration generation);

/// The constant that says what share of the 16-bit peak an attention kernel reaches forward; unfused kernels: of a multiply's rate.
[[nodiscard]] Constant attentionShareOf(AttentionKernel kernel, GpuGeneration generation);

/// FLOP/s of the attention core forward, heads of 128. Kernels written for the tensor cores before reach no more on a newer device.
[[nodiscard]] Term attentionRate(AttentionKernel kernel, GpuGeneration generation, Term peak16, std::int64_t sequence,
                                 const CostConstants& constants, const Terms& terms);

}  // namespace shardscope

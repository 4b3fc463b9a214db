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

/// Returns the dense peak of the precision, or of the widest one below it that the device has.
[[nodiscard]] Term peakOf(const Gpu& gpu, Precision precision, const Terms& terms);

/// Returns the constant for the share of that peak that a large multiply reaches.
[[nodiscard]] Constant multiplyShareOf(Precision precision, GpuGeneration generation);

/// Returns the constant for the share of the 16-bit peak that an attention kernel reaches forward; for unfused kernels, of a multiply's
/// rate.
[[nodiscard]] Constant attentionShareOf(AttentionKernel kernel, GpuGeneration generation);

/// Returns the FLOP/s of the attention core forward, with heads of 128. Kernels written for older tensor cores are no faster on a newer
/// device.
[[nodiscard]] Term attentionRate(AttentionKernel kernel, GpuGeneration generation, Term peak16, std::int64_t sequence,
                                 const CostConstants& constants, const Terms& terms);

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"

namespace shardscope::cheatsheet {

/// The right-hand side of the cheatsheet: memory, batch and compute of one GPU.
struct SheetInputs {
    double layers = 0;
    double hidden = 0;
    double microBatch = 0;
    double sequence = 0;      ///< seq in `compute`, mseqlen (after CP) in `GBS`
    double accumulation = 1;  ///< gas
    double dp = 1;
    int zero = 0;

    /// dp_if_zero1 (2, 3): dp from that ZeRO stage on, else 1.
    [[nodiscard]] constexpr double dpIfZero(int stage) const { return zero >= stage ? dp : 1; }
};

/// model_bf16 = bf16_bytes · num_params = 2 · num_layers · 16 · hidden_size². Bytes.
[[nodiscard]] constexpr Bytes sheetModelBf16(const SheetInputs& in) { return Bytes(2 * in.layers * 16 * in.hidden * in.hidden); }

/// model_fp32 = 2 · model_bf16 / dp_if_zero1. Bytes.
[[nodiscard]] constexpr Bytes sheetModelFp32(const SheetInputs& in) { return 2 * sheetModelBf16(in) / in.dpIfZero(1); }

/// grads_fp32 = 2 · model_bf16 / dp_if_zero2. Bytes.
[[nodiscard]] constexpr Bytes sheetGradientsFp32(const SheetInputs& in) { return 2 * sheetModelBf16(in) / in.dpIfZero(2); }

/// optimstates = 4 · model_bf16 / dp_if_zero1. Bytes.
[[nodiscard]] constexpr Bytes sheetOptimizerStates(const SheetInputs& in) { return 4 * sheetModelBf16(in) / in.dpIfZero(1); }

/// peak_memory = model_bf16 + model_fp32 + grads_fp32 + optimstates + activs. Bytes.
[[nodiscard]] constexpr Bytes sheetPeakMemory(const SheetInputs& in, Bytes activations)
{
    return sheetModelBf16(in) + sheetModelFp32(in) + sheetGradientsFp32(in) + sheetOptimizerStates(in) + activations;
}

/// gbs = mbs · dp · gas · mseqlen. Tokens.
[[nodiscard]] constexpr double sheetGlobalBatch(const SheetInputs& in) { return in.microBatch * in.dp * in.accumulation * in.sequence; }

/// compute = 6 · model_bf16 · mbs · seq · gas. Meant as FLOP.
[[nodiscard]] constexpr Flop sheetCompute(const SheetInputs& in)
{
    return Flop(6 * sheetModelBf16(in).value() * in.microBatch * in.sequence * in.accumulation);
}

}  // namespace shardscope::cheatsheet

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "core/optimizer/optimizer_traits.h"

namespace shardscope {

/// A multiply (m × k) by (k × n) of an optimizer's update.
struct MatrixProduct {
    std::string_view id;  ///< a text of core/text
    double m = 0;
    double n = 0;
    double k = 0;
    double times = 1;           ///< a step
    bool isSymmetric = false;   ///< so is the result: a kernel for that computes one half
    bool addsToResult = false;  ///< reads as much as it writes
    bool isWide = false;        ///< fp32 in TF32, at half the 16-bit rate; else bf16

    [[nodiscard]] double flop() const { return 2 * m * n * k * times; }
    [[nodiscard]] double bytes() const;  ///< of once
};

/// Returns the multiplies for one matrix. `shorter` is the side of the products' square factors: the shorter one of a whole matrix.
[[nodiscard]] std::vector<MatrixProduct> matrixProducts(MatrixWork work, double shorter, double longer);

/// Returns the bytes for each element that the kernels between the multiplies move, one by one or `fused`.
[[nodiscard]] double bytesBetween(MatrixWork work, bool fused);

/// Returns the FLOP of all of them, for `symmetric` kernels or plain ones.
[[nodiscard]] double flopOf(const std::vector<MatrixProduct>& products, bool symmetric);

}  // namespace shardscope

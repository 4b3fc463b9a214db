// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/optimizer/optimizer_traits.h"

#include <algorithm>
#include <array>

namespace shardscope {
namespace {

constexpr double kFp32 = 4;

constexpr double momentum(double rows, double columns) { return kFp32 * rows * columns; }
constexpr double factored(double rows, double columns) { return kFp32 * (rows + columns); }
/// Two moments, and on each side a covariance with its eigenvectors.
constexpr double rotated(double rows, double columns) { return kFp32 * 2 * (rows * columns + rows * rows + columns * columns); }
/// The momentum, and the factor on the longer side.
constexpr double lowRank(double rows, double columns)
{
    return kFp32 * (rows * columns + std::max(rows, columns) * kRankFraction * std::min(rows, columns));
}

using enum MatrixWork;

// clang-format off
constexpr EnumArray<Optimizer, OptimizerTraits> kTable{{
    {Optimizer::AdamW, 8, 8, None, nullptr, false, "Loshchilov and Hutter 2017 (arXiv 1711.05101): two fp32 moments"},
    {Optimizer::AdamWBf16, 4, 4, None, nullptr, false, "DeepSeek-V3 (arXiv 2412.19437), section 3.3.3: both moments in bf16"},
    // Blocks of 256 elements, each with an fp32 scale.
    {Optimizer::AdamW8bit, 2 * (1 + 4.0 / 256), 2 * (1 + 4.0 / 256), None, nullptr, false,
     "Dettmers et al. 2021 (arXiv 2110.02861); bitsandbytes optim/optimizer.py, blocksize 256"},
    {Optimizer::SgdMomentum, 4, 4, None, nullptr, false, "one fp32 momentum"},
    {Optimizer::Muon, 4, 8, NewtonSchulz, momentum, false,
     "Jordan et al. 2024 (kellerjordan.github.io/posts/muon): one momentum; AdamW outside matrices"},
    {Optimizer::Adafactor, 0, 4, None, factored, true,
     "Shazeer and Stern 2018 (arXiv 1804.04235), section 3: a row and a column of the second moment"},
    {Optimizer::Soap, 24, 8, Rotation, rotated, false, "Vyas et al. 2024 (arXiv 2409.11321), algorithm 3; AdamW outside matrices"},
    {Optimizer::Dion, 5, 8, LowRank, lowRank, false, "Ahn et al. 2025 (arXiv 2504.05295), algorithm 1; AdamW outside matrices"},
}};
// clang-format on

}  // namespace

const OptimizerTraits& traitsOf(Optimizer optimizer) { return kTable[static_cast<std::size_t>(optimizer)]; }

}  // namespace shardscope

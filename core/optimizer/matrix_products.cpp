// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/optimizer/matrix_products.h"

#include <algorithm>

namespace shardscope {
namespace {

/// Emerging-Optimizers muon_utils.py, newton_schulz_step: A = X·Xᵀ, B = b·A + c·A·A, X = a·X + B·X.
std::vector<MatrixProduct> newtonSchulz(double m, double n)
{
    return {{.id = "gram-product", .m = m, .n = m, .k = n, .times = kNewtonSchulzSteps, .isSymmetric = true},
            {.id = "square-product", .m = m, .n = m, .k = m, .times = kNewtonSchulzSteps, .isSymmetric = true},
            {.id = "polynomial-product", .m = m, .n = n, .k = m, .times = kNewtonSchulzSteps, .addsToResult = true}};
}

/// SOAP, algorithm 3: both covariances; the gradient, its moment and the update rotated from both sides (there and back); every few steps
/// a power iteration and a QR decomposition (Golub and Van Loan, section 5.2: 4/3 n³, and as much for Q, which are 4/3 products).
std::vector<MatrixProduct> rotation(double m, double n)
{
    constexpr double kRotations = 2;
    constexpr double kOfBasis = (1 + 4.0 / 3) / kStepsOfABasis;
    return {{.id = "covariance-product", .m = m, .n = m, .k = n, .isSymmetric = true, .isWide = true},
            {.id = "other-covariance-product", .m = n, .n = n, .k = m, .isSymmetric = true, .isWide = true},
            {.id = "rotation-product", .m = m, .n = n, .k = m, .times = 2 * kRotations, .isWide = true},
            {.id = "other-rotation-product", .m = m, .n = n, .k = n, .times = 2 * kRotations, .isWide = true},
            {.id = "basis-product", .m = m, .n = m, .k = m, .times = kOfBasis, .isWide = true},
            {.id = "other-basis-product", .m = n, .n = n, .k = n, .times = kOfBasis, .isWide = true}};
}

/// Dion, algorithm 1: P = M·Q, R = Mᵀ·P, M − P·Rᵀ and the update P·Qᵀ; P is orthonormalised by a random sketch and two triangular solves
/// (its algorithm 2: a sketch of 1.25 r rows, and 4 products of m × r by r × r).
std::vector<MatrixProduct> lowRank(double m, double n)
{
    const double r = kRankFraction * std::min(m, n);
    constexpr double kOrthonormalising = 2.5;
    return {{.id = "low-rank-product", .m = n, .n = r, .k = m, .times = 4, .isWide = true},
            {.id = "orthonormal-product", .m = n, .n = r, .k = r, .times = kOrthonormalising, .isWide = true}};
}

}  // namespace

double MatrixProduct::bytes() const
{
    const double each = isWide ? 4 : 2;
    return each * (m * k + k * n + m * n * (addsToResult ? 2 : 1));
}

std::vector<MatrixProduct> matrixProducts(MatrixWork work, double shorter, double longer)
{
    switch (work) {
    case MatrixWork::NewtonSchulz:
        return newtonSchulz(shorter, longer);
    case MatrixWork::Rotation:
        return rotation(shorter, longer);
    case MatrixWork::LowRank:
        return lowRank(shorter, longer);
    case MatrixWork::None:
        break;
    }
    return {};
}

double bytesBetween(MatrixWork work, bool fused)
{
    if (work != MatrixWork::NewtonSchulz)
        return 0;
    // Emerging-Optimizers newton_schulz: the norm reads 4, the division moves 8, the casts to bf16 and back 6 each, two scales 16. Fused, the
    // division is in the first cast, and the scales are in the second one, which the update reads.
    return fused ? 4 + 6 + 6 : 40;
}

double flopOf(const std::vector<MatrixProduct>& products, bool symmetric)
{
    double sum = 0;
    for (const MatrixProduct& product : products)
        sum += product.flop() / (symmetric && product.isSymmetric ? 2 : 1);
    return sum;
}

}  // namespace shardscope

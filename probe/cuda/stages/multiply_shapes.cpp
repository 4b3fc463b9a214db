// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/cuda/stages/multiply_shapes.h"

#include <algorithm>
#include <cmath>

#include "probe/cuda/api/cublas_lt.h"

namespace shardscope::probe::cuda {

std::vector<MatrixShape> standardShapes(bool quick)
{
    if (quick)
        return {{1024, 1024, 1024}, {4096, 4096, 4096}, {8192, 8192, 8192}, {8192, 28672, 4096}, {8192, 1280, 8192}, {128, 8192, 8192}};
    return {
        {1024, 1024, 1024},  {2048, 2048, 2048},  {4096, 4096, 4096},  {8192, 8192, 8192},  {16384, 8192, 8192},  // squares and more
        {8192, 6144, 4096},  {8192, 4096, 4096},  {8192, 28672, 4096}, {8192, 4096, 14336},  // Llama 3 8B: qkv, out, gate and up, down
        {8192, 1280, 8192},  {8192, 8192, 1024},  {8192, 7168, 8192},  {8192, 8192, 3584},   // Llama 3 70B cut by eight
        {4096, 10240, 8192}, {4096, 57344, 8192}, {4096, 8192, 28672}, {4096, 16032, 4096},  // 70B whole; logits cut by eight
        {14336, 4096, 8192}, {2048, 28672, 4096}, {128, 8192, 8192},   {16, 8192, 8192},     // a weight's gradient; few rows
    };
}

double bytesOf(const MatrixShape& shape, Precision precision)
{
    return operandBytes(precision) * (shape.m * shape.k + shape.k * shape.n) + resultBytes(precision) * shape.m * shape.n;
}

std::vector<MatrixShape> shapesToMeasure(const Settings& settings, Precision precision, double bytes)
{
    std::vector<MatrixShape> shapes = standardShapes(settings.quick);
    for (const ScenarioShapes::Multiply& multiply : settings.shapes.multiplies)
        shapes.push_back(multiply.shape);
    std::vector<MatrixShape> kept;
    for (MatrixShape shape : shapes) {
        shape.count = 1;
        const bool whole = shape.m >= 1 && shape.n >= 16 && shape.k >= 16 && std::fmod(shape.n, 16) == 0 && std::fmod(shape.k, 16) == 0 &&
                           std::fmod(shape.m, 1) == 0;
        const bool known =
            std::any_of(kept.begin(), kept.end(), [&](const MatrixShape& s) { return s.m == shape.m && s.n == shape.n && s.k == shape.k; });
        if (whole && !known && bytesOf(shape, precision) <= bytes)
            kept.push_back(shape);
    }
    return kept;
}

std::vector<Precision> precisionsFor(const Settings& settings, int architecture)
{
    std::vector<Precision> precisions{Precision::Bf16};
    if (architecture >= 89)
        precisions.push_back(Precision::Fp8);
    if (!settings.quick || settings.shapes.precision == Precision::Tf32)
        precisions.push_back(Precision::Tf32);
    const auto own = std::find(precisions.begin(), precisions.end(), settings.shapes.precision);
    if (own != precisions.end())
        std::rotate(precisions.begin(), own, own + 1);
    return precisions;
}

}  // namespace shardscope::probe::cuda

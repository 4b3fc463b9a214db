// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lengths/fourier.h"

#include <cmath>
#include <cstddef>
#include <numbers>
#include <utility>

namespace shardscope {

void fourierTransform(std::vector<std::complex<double>>& values, bool inverse)
{
    const std::size_t size = values.size();
    for (std::size_t index = 1, reversed = 0; index < size; ++index) {
        std::size_t bit = size >> 1;
        for (; reversed & bit; bit >>= 1)
            reversed ^= bit;
        reversed ^= bit;
        if (index < reversed)
            std::swap(values[index], values[reversed]);
    }
    std::vector<std::complex<double>> roots(size / 2);
    for (std::size_t index = 0; index < roots.size(); ++index)
        roots[index] = std::polar(1.0, (inverse ? 2 : -2) * std::numbers::pi * static_cast<double>(index) / static_cast<double>(size));
    for (std::size_t length = 2; length <= size; length *= 2) {
        const std::size_t half = length / 2;
        for (std::size_t start = 0; start < size; start += length) {
            for (std::size_t index = 0; index < half; ++index) {
                const std::complex<double> odd = values[start + half + index] * roots[index * (size / length)];
                values[start + half + index] = values[start + index] - odd;
                values[start + index] += odd;
            }
        }
    }
    if (inverse) {
        for (std::complex<double>& value : values)
            value /= static_cast<double>(size);
    }
}

}  // namespace shardscope

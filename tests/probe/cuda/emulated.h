// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

#include <cmath>
#include <cstdint>
#include <cstring>
#include <random>
#include <vector>

#include "tests/probe/cuda/fake/emulated_kernels.h"
#include "tests/probe/cuda/fake/launcher.h"

/// The probe's kernels on the processor, for tests.
namespace shardscope::emulated {

using Halves = std::vector<std::uint16_t>;

inline float toFloat(std::uint16_t half)
{
    const std::uint32_t bits = static_cast<std::uint32_t>(half) << 16;
    float value;
    std::memcpy(&value, &bits, sizeof value);
    return value;
}

inline Halves normal(std::size_t count, unsigned seed)
{
    std::mt19937 engine(seed);
    std::normal_distribution<float> distribution;
    Halves values(count);
    for (std::uint16_t& value : values) {
        const float drawn = distribution(engine);
        std::uint32_t bits;
        std::memcpy(&bits, &drawn, sizeof bits);
        value = static_cast<std::uint16_t>(bits >> 16);
    }
    return values;
}

struct Shape {
    unsigned gridX = 1, gridY = 1, blockX = 1, blockY = 1;
};

/// Runs a kernel with arguments of its parameters' types.
template <typename... Arguments>
void run(const char* name, Shape shape, Arguments... arguments)
{
    void* pointers[] = {&arguments...};
    const EmulatedKernel* const kernel = emulatedKernel(name);
    QVERIFY2(kernel != nullptr, name);
    launchEmulated(*kernel, shape.gridX, shape.gridY, shape.blockX, shape.blockY, pointers);
}

/// |got - expected| / |expected| over all elements; NaN if any element is NaN.
inline double difference(const Halves& got, const std::vector<float>& expected)
{
    double apart = 0;
    double size = 0;
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const double d = static_cast<double>(toFloat(got[i])) - static_cast<double>(expected[i]);
        apart += d * d;
        size += static_cast<double>(expected[i]) * static_cast<double>(expected[i]);
    }
    return std::sqrt(apart / size);
}

inline std::vector<float> floatsOf(const Halves& halves)
{
    std::vector<float> values;
    for (std::uint16_t half : halves)
        values.push_back(toFloat(half));
    return values;
}

}  // namespace shardscope::emulated

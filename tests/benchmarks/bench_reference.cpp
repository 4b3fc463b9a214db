// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace shardscope {
namespace {

/// Fixed work that no change of Shardscope touches, by which every other figure is divided: the quotient depends on the code and not on the
/// machine. It does what the estimator does: floating point over arrays, branches (a sort), look-ups by text, allocations, and reads from
/// more memory than the first caches hold. Never change it: recorded ratios depend on it.
double referenceWork()
{
    std::uint64_t state = 0x9e3779b97f4a7c15;
    const auto next = [&state] {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        return state;
    };
    std::vector<double> values(1 << 17);
    for (double& value : values)
        value = static_cast<double>(next() >> 11);
    double sum = 0;
    for (int round = 0; round < 4; ++round)
        for (std::size_t i = 1; i < values.size(); ++i)
            sum = sum * 0.5 + values[i] / (values[i - 1] + 1.0);
    for (int i = 0; i < 100'000; ++i)
        sum += values[next() % values.size()];
    std::sort(values.begin(), values.begin() + (1 << 14));
    std::map<std::string, double> named;
    for (int i = 0; i < 4096; ++i)
        named["quantity." + std::to_string(next() % 1024)] += values[static_cast<std::size_t>(i)];
    for (const auto& [name, value] : named)
        sum += value * static_cast<double>(name.size());
    return sum;
}

void reference(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(referenceWork());
}
BENCHMARK(reference)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/axis.h"

#include <algorithm>
#include <cmath>

namespace shardscope {

namespace {

struct Step {
    double factor;
    int decimals;
};
constexpr Step kSteps[] = {{1, 0}, {2, 0}, {2.5, 1}, {5, 0}, {10, 0}};

}  // namespace

AxisTicks niceTicks(double maximum, int most)
{
    if (!(maximum > 0) || !std::isfinite(maximum))
        return {{0, 1}, 0};
    const double intervals = std::max(most, 1);
    const int power = static_cast<int>(std::floor(std::log10(maximum / intervals)));
    const double unit = std::pow(10, power);
    // A hair of tolerance: 80 in eight steps of 10 must not become nine.
    const auto fits = [&](const Step& step) { return maximum / (step.factor * unit) <= intervals * (1 + 1e-12); };
    const Step* step = std::find_if(std::begin(kSteps), std::end(kSteps), fits);
    if (step == std::end(kSteps))
        --step;
    const double width = step->factor * unit;
    const int count = std::max(1, static_cast<int>(std::ceil(maximum / width - 1e-9)));
    AxisTicks ticks;
    for (int i = 0; i <= count; ++i)
        ticks.values.push_back(i * width);
    ticks.decimals = std::max(0, step->decimals - power - (step->factor >= 10 ? 1 : 0));
    return ticks;
}

}  // namespace shardscope

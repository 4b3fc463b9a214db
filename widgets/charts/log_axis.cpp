// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/log_axis.h"

#include <algorithm>
#include <cmath>

namespace shardscope {
namespace {

constexpr double kStepsOfDecade[] = {1, 2, 5};
constexpr double kRounding = 1e-9;

/// The step at index i: 0 → 1, 1 → 2, 2 → 5, 3 → 10, −1 → 0.5.
double stepAt(int index)
{
    const int decade = index >= 0 ? index / 3 : -((2 - index) / 3);
    return kStepsOfDecade[index - 3 * decade] * std::pow(10.0, decade);
}

int lastStepBelow(double value)
{
    int index = 3 * static_cast<int>(std::floor(std::log10(value))) + 3;
    while (stepAt(index) > value * (1 + kRounding))
        --index;
    return index;
}

}  // namespace

double LogAxis::place(double value) const { return std::log(value / low) / std::log(high / low); }

double LogAxis::valueAt(double place) const { return low * std::pow(high / low, place); }

PlottedAxis LogAxis::plotted(double pixels, double beyond) const { return {valueAt(-beyond / pixels), valueAt(1 + beyond / pixels), true}; }

LogAxis logAxis(double lowest, double highest, int most)
{
    LogAxis axis;
    const bool isUsable = lowest > 0 && highest >= lowest && std::isfinite(highest);
    const int first = isUsable ? lastStepBelow(lowest) : 0;
    int last = isUsable ? lastStepBelow(highest) : 3;
    if (stepAt(last) < highest * (1 - kRounding) || last == first)
        ++last;
    axis.low = stepAt(first);
    axis.high = isUsable ? stepAt(last) : 10;
    const auto ticksEvery = [&](int steps) {
        std::vector<double> ticks;
        for (int index = first; index <= last; ++index) {
            if (steps == 1 || (index % steps + steps) % steps == 0)
                ticks.push_back(stepAt(index));
        }
        return ticks;
    };
    axis.ticks = ticksEvery(1);
    for (int steps = 3; static_cast<int>(axis.ticks.size()) > std::max(most, 2); steps += 3)
        axis.ticks = ticksEvery(steps);
    return axis;
}

}  // namespace shardscope

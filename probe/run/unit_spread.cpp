// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/run/unit_spread.h"

#include <algorithm>
#include <map>

#include "core/calibrate/residual.h"

namespace shardscope::probe {
namespace {

/// Returns what two samples of one measurement have alike; empty for what units do together.
std::string nameOfWork(const Measured& what)
{
    if (const auto* multiply = std::get_if<MultiplyPoint>(&what))
        return std::string(nameOf(multiply->precision)) + multiply->layout + multiply->state + std::to_string(multiply->shape.m) + "x" +
               std::to_string(multiply->shape.n) + "x" + std::to_string(multiply->shape.k);
    if (const auto* memory = std::get_if<BandwidthPoint>(&what))
        return memory->path + std::to_string(memory->bytes.value());
    return {};
}

}  // namespace

std::vector<SlowUnit> slowUnits(const std::vector<Sample>& samples, double tolerance)
{
    std::map<std::string, std::map<int, double>> secondsOf;
    for (const Sample& sample : samples) {
        const std::string work = nameOfWork(sample.what);
        if (sample.unit >= 0 && !work.empty())
            secondsOf[work][sample.unit] = sample.seconds.value();
    }
    std::map<int, std::vector<double>> behind;
    for (const auto& [work, units] : secondsOf) {
        std::vector<double> all;
        for (const auto& [unit, seconds] : units)
            all.push_back(seconds);
        // With two units the faster one shows what the other could reach.
        const double usual = units.size() == 2 ? *std::min_element(all.begin(), all.end()) : medianOf(all);
        for (const auto& [unit, seconds] : units)
            behind[unit].push_back(seconds / usual - 1);
    }
    std::vector<SlowUnit> slow;
    for (const auto& [unit, shares] : behind) {
        if (const double share = medianOf(shares); share > tolerance)
            slow.push_back({unit, share, static_cast<int>(shares.size())});
    }
    return slow;
}

}  // namespace shardscope::probe

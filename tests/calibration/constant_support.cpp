// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/calibration/constant_support.h"

#include <cmath>
#include <map>

namespace shardscope::calibration {

std::vector<Support> supportOf(Constant constant, const std::vector<Sample>& samples, const Linearisation& here)
{
    constexpr double kNoticed = 0.005;
    const double tenth = std::log(1.1);
    std::map<std::string, std::pair<double, int>> bySource;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        auto& [sum, count] = bySource[samples[i].source];
        sum += tenth * here.slopes[i][static_cast<std::size_t>(constant)];
        ++count;
    }
    std::vector<Support> support;
    for (const auto& [source, total] : bySource) {
        const double mean = total.first / total.second;
        if (std::abs(mean) >= kNoticed)
            support.push_back({source, mean});
    }
    return support;
}

bool isAtBound(const ConstantInfo& info, double value)
{
    constexpr double kNear = 1e-3;
    return value <= info.low * (1 + kNear) || value <= info.high * kNear * (1 + kNear) || value >= info.high * (1 - kNear);
}

}  // namespace shardscope::calibration

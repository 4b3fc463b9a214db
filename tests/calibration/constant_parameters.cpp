// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/calibration/constant_parameters.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace shardscope::calibration {
namespace {

double floorOf(const ConstantInfo& info) { return std::max(info.low, info.high * 1e-3); }

}  // namespace

std::vector<double> logarithmsOf(const CostConstants& constants)
{
    std::vector<double> logarithms;
    for (const ConstantInfo& info : constantTable())
        logarithms.push_back(std::log(std::max(constants[info.constant], floorOf(info))));
    return logarithms;
}

CostConstants constantsOf(const std::vector<double>& logarithms)
{
    CostConstants constants;
    for (std::size_t i = 0; i < logarithms.size(); ++i)
        constants.set(static_cast<Constant>(i), std::exp(logarithms[i]));
    return constants;
}

Parameters parametersOf(double strength)
{
    Parameters parameters;
    for (const ConstantInfo& info : constantTable()) {
        const double low = std::log(floorOf(info));
        const double high = std::log(info.high);
        const double deviation = (high - low) / 4;
        const bool isFrozen = info.fitted != Fitted::Runs || deviation <= 0;
        parameters.prior.push_back(std::log(std::max(info.prior, floorOf(info))));
        parameters.stiffness.push_back(isFrozen ? 0 : strength / (deviation * deviation));
        parameters.low.push_back(low);
        parameters.high.push_back(high);
        parameters.isFrozen.push_back(isFrozen);
    }
    return parameters;
}

}  // namespace shardscope::calibration

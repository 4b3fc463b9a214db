// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calibrate/residual.h"

#include <algorithm>
#include <cmath>

namespace shardscope {

FitResidual residualOf(std::vector<double> errors)
{
    for (double& error : errors)
        error = std::abs(error);
    std::sort(errors.begin(), errors.end());
    const auto at = [&errors](double share) {
        return errors[static_cast<std::size_t>(share * static_cast<double>(errors.size() - 1) + 0.5)];
    };
    return {at(0.5), at(0.9)};
}

double medianOf(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    const std::size_t half = values.size() / 2;
    return values.size() % 2 == 1 ? values[half] : (values[half - 1] + values[half]) / 2;
}

}  // namespace shardscope

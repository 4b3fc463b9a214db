// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/assumed_rate.h"

#include <algorithm>

#include "core/site/cost_constants.h"
#include "core/site/kernel_shares.h"
#include "core/site/site.h"
#include "core/step/step.h"

namespace shardscope {

double assumedRateError(const Site& site, const StepEstimate& step)
{
    const Constant rate = multiplyShareOf(site.training.precision, site.cluster.gpu.generation);
    const std::span<const ConstantInfo> table = constantTable();
    const auto info = std::find_if(table.begin(), table.end(), [rate](const ConstantInfo& each) { return each.constant == rate; });
    if (info == table.end() || info->fitted != Fitted::Assumed || site.constants[rate] != info->value)
        return 0;
    return (info->high - info->low) / (2 * info->value) * (step.compute / step.step);
}

}  // namespace shardscope

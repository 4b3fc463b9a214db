// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trust/fit.h"

#include <algorithm>

#include "core/hardware/hardware.h"
#include "core/trust/estimate_trust.h"

namespace shardscope {

Fit fitOf(Bytes peak, Bytes capacity, std::optional<double> band)
{
    if (!(peak <= capacity))
        return Fit::DoesNotFit;
    if (!band)
        return Fit::Fits;
    const std::optional<double> high = endsOf(peak.value(), *band).high;
    return high && *high <= capacity.value() ? Fit::Fits : Fit::Tight;
}

Bytes mostThatFits(Bytes capacity, std::optional<double> band) { return capacity * std::max(0.0, 1 - band.value_or(0)); }

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lengths/padding.h"

#include <cmath>
#include <numeric>

namespace shardscope {

double meanLongest(const LengthDistribution& lengths, std::int64_t documents)
{
    const double all = lengths.documents();
    double below = 0;
    double reached = 0;  // the probability that the longest is not above the bins so far
    double sum = 0;
    for (const LengthBin& bin : lengths.bins()) {
        below += bin.documents;
        const double here = std::pow(below / all, static_cast<double>(documents));
        sum += bin.tokens * (here - reached);
        reached = here;
    }
    return sum / reached;
}

std::int64_t packedMultiple(std::int64_t cp, std::int64_t tp, bool sequenceParallel)
{
    return std::lcm(cp > 1 ? 2 * cp : 1, sequenceParallel && tp > 1 ? cp * tp : 1);
}

double paddedTo(double tokens, std::int64_t multiple)
{
    const auto step = static_cast<double>(multiple);
    return std::ceil(tokens / step) * step;
}

}  // namespace shardscope

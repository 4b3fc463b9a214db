// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/time_folds.h"

#include <algorithm>
#include <numeric>

namespace shardscope {

double TimeFolds::foldedLength() const
{
    return std::accumulate(m_folds.begin(), m_folds.end(), 0.0, [](double sum, const TimeFold& fold) { return sum + fold.length(); });
}

double TimeFolds::shown(double time) const
{
    double saved = 0;
    for (const TimeFold& fold : m_folds) {
        if (time <= fold.begin)
            break;
        if (time < fold.end)
            return fold.begin - saved + (time - fold.begin) * (m_breakLength / fold.length());
        saved += fold.length() - m_breakLength;
    }
    return time - saved;
}

double TimeFolds::real(double shown) const
{
    double saved = 0;
    for (const TimeFold& fold : m_folds) {
        const double within = shown + saved - fold.begin;
        if (within <= 0)
            break;
        if (within < m_breakLength)
            return fold.begin + within * (fold.length() / m_breakLength);
        saved += fold.length() - m_breakLength;
    }
    return shown + saved;
}

const TimeFold* TimeFolds::at(double time) const
{
    const auto found =
        std::find_if(m_folds.begin(), m_folds.end(), [&](const TimeFold& fold) { return time > fold.begin && time < fold.end; });
    return found == m_folds.end() ? nullptr : &*found;
}

const TimeFold* TimeFolds::hiding(double from, double to) const
{
    const auto found = std::find_if(m_folds.begin(), m_folds.end(), [&](const TimeFold& fold) { return fold.hides(from, to); });
    return found == m_folds.end() ? nullptr : &*found;
}

}  // namespace shardscope

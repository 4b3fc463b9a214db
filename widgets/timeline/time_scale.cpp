// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/time_scale.h"

#include <cmath>

namespace shardscope {

/// The same places for times that are shown earlier by what was left out before them.
TimeScale TimeScale::afterSaving(double time) const
{
    TimeScale even = *this;
    even.m_folds = nullptr;
    even.m_begin += time;
    return even;
}

std::vector<TimePiece> TimeScale::pieces(int begin, int end) const
{
    std::vector<TimePiece> pieces;
    int from = begin;
    double saved = 0;
    const auto add = [&](double until, const TimeFold* fold) {
        const int to = static_cast<int>(std::clamp(std::floor(until + 0.5), static_cast<double>(from), static_cast<double>(end)));
        if (to > from)
            pieces.push_back({afterSaving(saved), from, to, fold});
        from = to;
    };
    if (m_folds) {
        for (const TimeFold& fold : m_folds->all()) {
            add(x(fold.begin), nullptr);
            add(x(fold.end), &fold);
            saved += fold.length() - m_folds->breakLength();
        }
    }
    add(end, nullptr);
    return pieces;
}

}  // namespace shardscope

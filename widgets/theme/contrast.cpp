// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/contrast.h"

#include <algorithm>
#include <cmath>

namespace shardscope {

double linear(double channel) { return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4); }

double luminance(const QColor& color)
{
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

double contrast(const QColor& a, const QColor& b)
{
    const auto [low, high] = std::minmax({luminance(a), luminance(b)});
    return (high + 0.05) / (low + 0.05);
}

QColor inkOn(const QColor& fill)
{
    // Where black has the same contrast as white: (l + 0.05) / 0.05 = 1.05 / (l + 0.05). A picture asks for each of its fills.
    static const double even = std::sqrt(1.05 * 0.05) - 0.05;
    return luminance(fill) >= even ? Qt::black : Qt::white;
}

QColor mixed(const QColor& under, const QColor& over, double share)
{
    const auto mix = [share](int from, int to) { return static_cast<int>(std::lround(from + share * (to - from))); };
    return QColor(mix(under.red(), over.red()), mix(under.green(), over.green()), mix(under.blue(), over.blue()));
}

}  // namespace shardscope

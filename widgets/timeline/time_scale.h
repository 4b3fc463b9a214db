// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

namespace shardscope {

struct TimeRange {
    double begin = 0;
    double end = 1;

    [[nodiscard]] double length() const { return end - begin; }
    bool operator==(const TimeRange&) const = default;

    /// The range `factor` times as short, with `time` where it was.
    [[nodiscard]] TimeRange zoomed(double time, double factor) const
    {
        return {time - (time - begin) / factor, time + (end - time) / factor};
    }
    [[nodiscard]] TimeRange moved(double by) const { return {begin + by, end + by}; }
    /// At least `shortest` long (about its middle), at most `whole`, and within it.
    [[nodiscard]] TimeRange within(const TimeRange& whole, double shortest) const
    {
        const double size = std::clamp(length(), std::min(shortest, whole.length()), whole.length());
        const double from = std::clamp((begin + end - size) / 2, whole.begin, std::max(whole.begin, whole.end - size));
        return {from, from + size};
    }
};

/// From time to places along x and back. Time runs from left to right in every language.
class TimeScale {
public:
    /// Precondition: a range with a length, a width above 0.
    TimeScale(const TimeRange& range, double left, double width)
        : m_begin(range.begin), m_perTime(width / range.length()), m_left(left)
    {
    }

    [[nodiscard]] double x(double time) const { return m_left + (time - m_begin) * m_perTime; }
    [[nodiscard]] double time(double x) const { return m_begin + (x - m_left) / m_perTime; }
    [[nodiscard]] double perTime() const { return m_perTime; }

private:
    double m_begin;
    double m_perTime;
    double m_left;
};

}  // namespace shardscope

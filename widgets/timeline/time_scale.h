// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <vector>

#include "widgets/timeline/time_folds.h"

namespace shardscope {

struct TimeRange {
    double begin = 0;
    double end = 1;

    [[nodiscard]] double length() const { return end - begin; }
    bool operator==(const TimeRange&) const = default;

    /// Returns the range `factor` times as short, with `time` at the same place.
    [[nodiscard]] TimeRange zoomed(double time, double factor) const
    {
        return {time - (time - begin) / factor, time + (end - time) / factor};
    }
    [[nodiscard]] TimeRange moved(double by) const { return {begin + by, end + by}; }
    /// Returns the range at least `shortest` long (about its middle), and within `whole`.
    [[nodiscard]] TimeRange within(const TimeRange& whole, double shortest) const
    {
        const double size = std::clamp(length(), std::min(shortest, whole.length()), whole.length());
        const double from = std::clamp((begin + end - size) / 2, whole.begin, std::max(whole.begin, whole.end - size));
        return {from, from + size};
    }
};

struct TimePiece;

/// Converts between time and places along x. Time runs from left to right in every language. With folds the axis is broken: omitted time
/// has the place of its break mark.
class TimeScale {
public:
    /// Makes a scale. Precondition: a range with a length, a width above 0; `folds` must outlive it, null: there are none.
    TimeScale(const TimeRange& range, double left, double width, const TimeFolds* folds = nullptr)
        : m_folds(folds && !folds->isEmpty() ? folds : nullptr),
          m_begin(shown(range.begin)),
          m_perTime(width / (shown(range.end) - m_begin)),
          m_left(left)
    {
    }

    [[nodiscard]] double x(double time) const { return m_left + (shown(time) - m_begin) * m_perTime; }
    [[nodiscard]] double time(double x) const
    {
        const double at = m_begin + (x - m_left) / m_perTime;
        return m_folds ? m_folds->real(at) : at;
    }
    /// Returns the scale of the time that is shown.
    [[nodiscard]] double perTime() const { return m_perTime; }

    /// Returns whole columns from `begin` to `end`, split at breaks. Precondition: begin < end.
    [[nodiscard]] std::vector<TimePiece> pieces(int begin, int end) const;

private:
    [[nodiscard]] double shown(double time) const { return m_folds ? m_folds->shown(time) : time; }
    [[nodiscard]] TimeScale afterSaving(double time) const;

    const TimeFolds* m_folds;
    double m_begin;
    double m_perTime;
    double m_left;
};

/// Columns of pixels over which time runs evenly, or the break between two such.
struct TimePiece {
    TimeScale scale;  ///< without folds; for a break: the scale before it
    int begin = 0;    ///< column
    int end = 0;
    const TimeFold* fold = nullptr;  ///< the fold of a break; null: time runs
};

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace shardscope {

/// A range of time in which every lane repeats itself, and which a picture leaves out.
struct TimeFold {
    double begin = 0;  ///< of the omitted range
    double end = 0;
    double period = 0;  ///< after which all lanes repeat themselves
    int count = 0;      ///< of the omitted periods, all whole
    int blocks = 0;     ///< of a period, in the lane with the most

    [[nodiscard]] double length() const { return end - begin; }
    /// Returns whether the range between two times is left out completely.
    [[nodiscard]] bool hides(double from, double to) const { return from >= begin && to <= end; }
    bool operator==(const TimeFold&) const = default;
};

/// Converts between real time and shown time, in which each fold has the length of its break mark. Without folds both are the same, to the
/// last bit.
class TimeFolds {
public:
    TimeFolds() = default;
    /// Precondition: folds ascend and do not touch; a break's length is above 0.
    TimeFolds(std::vector<TimeFold> folds, double breakLength) : m_folds(std::move(folds)), m_breakLength(breakLength) {}

    [[nodiscard]] const std::vector<TimeFold>& all() const { return m_folds; }
    [[nodiscard]] bool isEmpty() const { return m_folds.empty(); }
    [[nodiscard]] double breakLength() const { return m_breakLength; }
    /// Returns the total real time of the folds.
    [[nodiscard]] double foldedLength() const;
    [[nodiscard]] double shown(double time) const;
    [[nodiscard]] double real(double shown) const;
    /// Returns the fold around a time; null: the time is shown.
    [[nodiscard]] const TimeFold* at(double time) const;
    /// Returns the fold that leaves out a whole span; null: at least a part of it is shown.
    [[nodiscard]] const TimeFold* hiding(double from, double to) const;

private:
    std::vector<TimeFold> m_folds;
    double m_breakLength = 0;
};

}  // namespace shardscope

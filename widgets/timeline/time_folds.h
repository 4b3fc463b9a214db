// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace shardscope {

/// A stretch of time in which every lane does the same again and again, and which a picture leaves out.
struct TimeFold {
    double begin = 0;  ///< of what is left out
    double end = 0;
    double period = 0;  ///< after which all lanes repeat themselves
    int count = 0;      ///< of the periods that are left out, all of them whole
    int blocks = 0;     ///< of a period, in the lane with the most

    [[nodiscard]] double length() const { return end - begin; }
    /// Whether something that lasts from one time to another is left out altogether.
    [[nodiscard]] bool hides(double from, double to) const { return from >= begin && to <= end; }
    bool operator==(const TimeFold&) const = default;
};

/// From real time to shown time, in which each fold has the length of its break mark, and back. Without folds both are the
/// same, to the last bit.
class TimeFolds {
public:
    TimeFolds() = default;
    /// Precondition: folds ascend and do not touch; a break's length is above 0.
    TimeFolds(std::vector<TimeFold> folds, double breakLength) : m_folds(std::move(folds)), m_breakLength(breakLength) {}

    [[nodiscard]] const std::vector<TimeFold>& all() const { return m_folds; }
    [[nodiscard]] bool isEmpty() const { return m_folds.empty(); }
    [[nodiscard]] double breakLength() const { return m_breakLength; }
    /// Real time that the folds take, all together.
    [[nodiscard]] double foldedLength() const;
    [[nodiscard]] double shown(double time) const;
    [[nodiscard]] double real(double shown) const;
    /// The fold that a time is within; null: it is shown.
    [[nodiscard]] const TimeFold* at(double time) const;
    /// The fold that leaves out all of a span; null: at least a part of it is shown.
    [[nodiscard]] const TimeFold* hiding(double from, double to) const;

private:
    std::vector<TimeFold> m_folds;
    double m_breakLength = 0;
};

}  // namespace shardscope

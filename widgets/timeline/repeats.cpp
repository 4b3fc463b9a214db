// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/repeats.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace shardscope {

namespace {

/// In a lane; as many can be told from each other on a screen.
constexpr std::uint32_t kFewestBlocks = 128;
constexpr int kFewestRepeats = 4;
/// Is a share of all time to be worth a break in the axis.
constexpr double kSmallestRepeated = 0.1;
/// An interleaved schedule repeats after twice its ranks times its chunks.
constexpr std::uint32_t kLongestPeriod = 1U << 14;
/// Candidates that are held against all lanes; one lane alone often has shorter periods than all together.
constexpr int kMostTrials = 48;
/// Where periods are looked for, as shares of all time.
constexpr std::array<double, 7> kAnchors{0.5, 0.25, 0.75, 0.375, 0.625, 0.125, 0.875};

/// From where to where a lane, or all, repeat themselves.
struct Steady {
    double begin = 0;
    double end = 0;
};

class RepeatFinder {
public:
    explicit RepeatFinder(const std::vector<std::shared_ptr<const GanttData>>& panels) : m_panels(panels)
    {
        for (const auto& panel : panels)
            m_end = std::max(m_end, panel->end);
        m_tolerance = m_end * 1e-9;
        m_reference = longestLane();
    }

    std::vector<TimeFold> found()
    {
        std::vector<TimeFold> folds;
        if (m_reference.range.end - m_reference.range.begin < kFewestBlocks || !(m_end > 0))
            return folds;
        for (const double share : kAnchors) {
            const double time = m_end * share;
            const bool isKnown = std::any_of(folds.begin(), folds.end(), [&](const TimeFold& fold) {
                return time > fold.begin - fold.period && time < fold.end + fold.period;
            });
            const std::optional<TimeFold> fold = isKnown ? std::nullopt : foldAround(time);
            const bool isFree = fold && std::none_of(folds.begin(), folds.end(), [&](const TimeFold& other) {
                                    return fold->begin <= other.end + other.period && other.begin <= fold->end + fold->period;
                                });
            if (isFree)
                folds.push_back(*fold);
        }
        std::sort(folds.begin(), folds.end(), [](const TimeFold& a, const TimeFold& b) { return a.begin < b.begin; });
        return folds;
    }

private:
    struct Lane {
        const GanttData* data = nullptr;
        GanttLane range;
    };

    Lane longestLane() const
    {
        Lane longest;
        for (const auto& panel : m_panels) {
            for (const GanttLane& lane : panel->lanes) {
                if (lane.end - lane.begin > longest.range.end - longest.range.begin)
                    longest = {panel.get(), lane};
            }
        }
        return longest;
    }

    static std::uint32_t firstFrom(const Lane& lane, double time)
    {
        const auto first = lane.data->spans.begin() + lane.range.begin;
        const auto found = std::lower_bound(first, lane.data->spans.begin() + lane.range.end, time,
                                            [](const BlockSpan& span, double value) { return span.start < value; });
        return lane.range.begin + static_cast<std::uint32_t>(found - first);
    }

    bool isShifted(const GanttData& data, std::uint32_t block, std::uint32_t other, double period) const
    {
        const BlockSpan& span = data.spans[block];
        const BlockSpan& later = data.spans[other];
        return data.styleOf[block] == data.styleOf[other] && std::abs(later.start - span.start - period) <= m_tolerance &&
               std::abs(later.end - span.end - period) <= m_tolerance;
    }

    /// Where a lane repeats itself after `period` around a time; nothing: it does not.
    std::optional<Steady> steady(const Lane& lane, double time, double period) const
    {
        const GanttData& data = *lane.data;
        std::uint32_t first = firstFrom(lane, time);
        const auto length = firstFrom(lane, time + period - m_tolerance) - first;
        if (length == 0)
            return idleAround(lane, first, time, period);
        std::uint32_t last = first;
        while (last + length < lane.range.end && isShifted(data, last, last + length, period))
            ++last;
        if (last - first < length)
            return std::nullopt;
        while (first > lane.range.begin && isShifted(data, first - 1, first - 1 + length, period))
            --first;
        return Steady{data.spans[first].start, data.spans[last + length - 1].end};
    }

    /// Idle time repeats itself after any period.
    std::optional<Steady> idleAround(const Lane& lane, std::uint32_t next, double time, double period) const
    {
        const double begin = next > lane.range.begin ? lane.data->spans[next - 1].end : 0;
        const double end = next < lane.range.end ? lane.data->spans[next].start : m_end;
        return begin <= time && end >= time + period ? std::optional(Steady{begin, end}) : std::nullopt;
    }

    std::optional<Steady> steadyEverywhere(double time, double period) const
    {
        Steady all{0, m_end};
        for (const auto& panel : m_panels) {
            for (const GanttLane& range : panel->lanes) {
                const std::optional<Steady> one = steady({panel.get(), range}, time, period);
                if (!one)
                    return std::nullopt;
                all = {std::max(all.begin, one->begin), std::min(all.end, one->end)};
            }
        }
        return all;
    }

    /// The first period of the longest lane that all lanes have, with what it lets leave out.
    std::optional<TimeFold> foldAround(double time) const
    {
        const GanttData& data = *m_reference.data;
        const std::uint32_t at = firstFrom(m_reference, time);
        int trials = 0;
        for (std::uint32_t length = 1; length <= kLongestPeriod && at + 2 * length < m_reference.range.end && trials < kMostTrials;
             ++length) {
            const double period = data.spans[at + length].start - data.spans[at].start;
            if (!(period > 0) || !isShifted(data, at, at + length, period) || !isShifted(data, at + length, at + 2 * length, period))
                continue;
            ++trials;
            const std::optional<Steady> all = steadyEverywhere(time, period);
            if (const std::optional<TimeFold> fold = all ? foldOf(*all, period, length) : std::nullopt)
                return fold;
        }
        return std::nullopt;
    }

    /// One period stays at the begin, and at least one at the end. The period is measured over all of them.
    std::optional<TimeFold> foldOf(const Steady& all, double period, std::uint32_t blocks) const
    {
        const double begin = all.begin + period;
        const int count = static_cast<int>(std::floor((all.end - begin) / period + 1e-6)) - 1;
        if (count < kFewestRepeats || count * period < kSmallestRepeated * m_end)
            return std::nullopt;
        const std::uint32_t first = firstFrom(m_reference, begin - m_tolerance);
        const std::uint32_t after = firstFrom(m_reference, begin + count * period - m_tolerance);
        if (first >= m_reference.range.end || after >= m_reference.range.end)
            return std::nullopt;
        const double length = m_reference.data->spans[after].start - m_reference.data->spans[first].start;
        return TimeFold{begin, begin + length, length / count, count, static_cast<int>(blocks)};
    }

    const std::vector<std::shared_ptr<const GanttData>>& m_panels;
    double m_end = 0;
    double m_tolerance = 0;
    Lane m_reference;
};

}  // namespace

std::vector<TimeFold> repeatsOf(const std::vector<std::shared_ptr<const GanttData>>& panels) { return RepeatFinder(panels).found(); }

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/hardware/hardware_profile.h"

namespace shardscope {

/// The samples of one series, to be read at any size. Between two sizes: a straight line in log(bytes), log(seconds), 2 to 5 %
/// off (median) where samples are a factor of 4 apart. Nothing is smoothed: real curves have steps where NCCL changes its
/// algorithm. Samples of one size count once, by their median.
class MeasuredCurve {
public:
    /// Precondition: at least one sample.
    explicit MeasuredCurve(const CollectiveSeries& series);

    /// Returns the least time of these curves of one group at each size, bounded by the other sizes: a larger collective may be sent as
    /// several smaller ones, a smaller one as a larger one. So noise and NCCL's algorithm switches do not count as properties of the links.
    /// Precondition: at least one curve.
    [[nodiscard]] static MeasuredCurve envelope(const std::vector<const MeasuredCurve*>& curves);

    /// Returns the same samples, each longer by `log(factor)`, a function of the log of its bytes.
    [[nodiscard]] MeasuredCurve scaled(const std::function<double(double logBytes)>& logFactor) const;

    [[nodiscard]] bool isOfSameGroup(const MeasuredCurve& other) const;
    [[nodiscard]] CollectiveKind kind() const { return m_kind; }
    [[nodiscard]] int ranks() const { return m_ranks; }
    [[nodiscard]] int nodes() const { return m_nodes; }
    [[nodiscard]] const std::string& network() const { return m_network; }
    [[nodiscard]] const std::optional<BytesPerSecond>& networkPerGpu() const { return m_networkPerGpu; }
    [[nodiscard]] const std::string& source() const { return m_source; }
    [[nodiscard]] Bytes smallest() const { return m_smallest; }
    [[nodiscard]] Bytes largest() const { return m_largest; }
    /// Returns how many times `bytes` is beyond the largest sample, or below the smallest; 1 between them.
    [[nodiscard]] double timesOutside(Bytes bytes) const;

    /// Returns log(seconds) at `logBytes`, both natural. Outside the samples the result is a bound, not an estimate: above the last size,
    /// several collectives of that size; below the first, its time. `CollectiveModel` continues with the shape of NCCL's model there.
    [[nodiscard]] double logSeconds(double logBytes) const;

private:
    struct Point {
        double logBytes;
        double logSeconds;
    };
    CollectiveKind m_kind;
    int m_ranks;
    int m_nodes;
    std::string m_network;
    std::optional<BytesPerSecond> m_networkPerGpu;
    std::string m_source;
    Bytes m_smallest;
    Bytes m_largest;
    std::vector<Point> m_points;
};

/// An estimate warns where it reads a curve this many times outside its samples.
inline constexpr double kFarOutside = 4;

/// Returns a curve for each series of the profile that has samples.
[[nodiscard]] std::vector<MeasuredCurve> curvesOf(const HardwareProfile& profile);

}  // namespace shardscope

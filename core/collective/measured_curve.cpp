// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collective/measured_curve.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

namespace shardscope {

MeasuredCurve::MeasuredCurve(const CollectiveSeries& series)
    : m_kind(series.kind),
      m_ranks(series.ranks),
      m_nodes(series.nodes),
      m_network(series.network),
      m_networkPerGpu(series.networkPerGpu),
      m_source(series.source)
{
    std::vector<SizeSample> samples = series.samples;
    std::sort(samples.begin(), samples.end(),
              [](const SizeSample& a, const SizeSample& b) { return a.bytes != b.bytes ? a.bytes < b.bytes : a.seconds < b.seconds; });
    m_smallest = samples.front().bytes;
    m_largest = samples.back().bytes;
    for (std::size_t first = 0; first < samples.size();) {
        std::size_t end = first;
        while (end < samples.size() && samples[end].bytes == samples[first].bytes)
            ++end;
        const SizeSample& median = samples[first + (end - first - 1) / 2];
        m_points.push_back({std::log(median.bytes.value()), std::log(median.seconds.value())});
        first = end;
    }
}

double MeasuredCurve::logSeconds(double logBytes) const
{
    const auto above = std::upper_bound(m_points.begin(), m_points.end(), logBytes,
                                        [](double value, const Point& point) { return value < point.logBytes; });
    if (above == m_points.begin())
        return above->logSeconds;
    const Point& low = *(above - 1);
    if (above == m_points.end())
        return low.logSeconds + (logBytes - low.logBytes);
    return low.logSeconds + (above->logSeconds - low.logSeconds) * (logBytes - low.logBytes) / (above->logBytes - low.logBytes);
}

MeasuredCurve MeasuredCurve::envelope(const std::vector<const MeasuredCurve*>& curves)
{
    MeasuredCurve least = *curves.front();
    std::set<double> sizes;
    for (const MeasuredCurve* curve : curves) {
        for (const Point& point : curve->m_points)
            sizes.insert(point.logBytes);
        least.m_smallest = std::min(least.m_smallest, curve->m_smallest);
        least.m_largest = std::max(least.m_largest, curve->m_largest);
    }
    least.m_points.clear();
    for (const double size : sizes) {
        Point point{size, std::numeric_limits<double>::infinity()};
        for (const MeasuredCurve* curve : curves)
            point.logSeconds = std::min(point.logSeconds, curve->logSeconds(size));
        if (!least.m_points.empty()) {
            const Point& before = least.m_points.back();
            point.logSeconds = std::min(point.logSeconds, before.logSeconds + size - before.logBytes);
        }
        least.m_points.push_back(point);
    }
    for (std::size_t i = least.m_points.size() - 1; i > 0; --i)
        least.m_points[i - 1].logSeconds = std::min(least.m_points[i - 1].logSeconds, least.m_points[i].logSeconds);
    return least;
}

MeasuredCurve MeasuredCurve::scaled(const std::function<double(double logBytes)>& logFactor) const
{
    MeasuredCurve result = *this;
    for (Point& point : result.m_points)
        point.logSeconds += logFactor(point.logBytes);
    return result;
}

double MeasuredCurve::timesOutside(Bytes bytes) const { return std::max({1.0, bytes / m_largest, m_smallest / bytes}); }

bool MeasuredCurve::isOfSameGroup(const MeasuredCurve& other) const
{
    return m_kind == other.m_kind && m_ranks == other.m_ranks && m_nodes == other.m_nodes && m_network == other.m_network &&
           m_networkPerGpu == other.m_networkPerGpu;
}

std::vector<MeasuredCurve> curvesOf(const HardwareProfile& profile)
{
    std::vector<MeasuredCurve> curves;
    for (const CollectiveSeries& series : profile.collectives) {
        if (!series.samples.empty())
            curves.emplace_back(series);
    }
    return curves;
}

}  // namespace shardscope

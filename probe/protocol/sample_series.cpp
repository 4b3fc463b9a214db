// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/protocol/sample_series.h"

#include <algorithm>

namespace shardscope::probe {
namespace {

std::string sourceOf(const Sample& sample)
{
    std::string source = "shardscope-probe";
    if (sample.unit >= 0)
        source += ", unit " + std::to_string(sample.unit);
    return sample.conditions.empty() ? source : source + ": " + sample.conditions;
}

/// The series that is alike, or a new one at the end.
template <typename Series, typename IsAlike>
Series& seriesOf(std::vector<Series>& all, const Sample& sample, const char* statistic, IsAlike isAlike)
{
    const std::string source = sourceOf(sample);
    for (Series& series : all) {
        if (series.source == source && series.conditions.statistic == statistic && isAlike(series))
            return series;
    }
    Series& series = all.emplace_back();
    series.source = source;
    series.conditions.statistic = statistic;
    return series;
}

constexpr const char* kMedian = "median";
constexpr const char* kBest = "best";

void add(HardwareProfile& profile, const Sample& sample, const MultiplyPoint& point, const char* statistic, Seconds seconds)
{
    MatrixMultiplySeries& series = seriesOf(profile.matrixMultiply, sample, statistic, [&](const MatrixMultiplySeries& known) {
        return known.precision == point.precision && known.layout == point.layout && known.conditions.state == point.state;
    });
    series.precision = point.precision;
    series.layout = point.layout;
    series.conditions.state = point.state;
    series.samples.push_back({point.shape.m, point.shape.n, point.shape.k, seconds});
}

void add(HardwareProfile& profile, const Sample& sample, const BandwidthPoint& point, const char* statistic, Seconds seconds)
{
    BandwidthSeries& series =
        seriesOf(profile.bandwidth, sample, statistic, [&](const BandwidthSeries& known) { return known.path == point.path; });
    series.path = point.path;
    series.samples.push_back({point.bytes, seconds});
}

void add(HardwareProfile& profile, const Sample& sample, const LaunchPoint& point, const char* statistic, Seconds seconds)
{
    LaunchSeries& series = seriesOf(profile.launch, sample, statistic, [&](const LaunchSeries& known) { return known.kind == point.kind; });
    series.kind = point.kind;
    series.samples.push_back(seconds);
}

void add(HardwareProfile& profile, const Sample& sample, const CollectivePoint& point, const char* statistic, Seconds seconds)
{
    CollectiveSeries& series = seriesOf(profile.collectives, sample, statistic, [&](const CollectiveSeries& known) {
        return known.kind == point.kind && known.ranks == point.ranks && known.nodes == point.nodes && known.dataType == point.dataType;
    });
    series.kind = point.kind;
    series.ranks = point.ranks;
    series.nodes = point.nodes;
    series.dataType = point.dataType;
    const SizeSample added{point.bytes, seconds};
    const auto place = std::upper_bound(series.samples.begin(), series.samples.end(), added,
                                        [](const SizeSample& a, const SizeSample& b) { return a.bytes < b.bytes; });
    series.samples.insert(place, added);
}

void add(HardwareProfile& profile, const Sample& sample, const AttentionPoint& point, const char* statistic, Seconds seconds)
{
    AttentionSeries& series = seriesOf(profile.attention, sample, statistic, [&](const AttentionSeries& known) {
        return known.precision == point.precision && known.kernel == point.kernel && known.causal == point.causal &&
               known.backward == point.backward;
    });
    series.precision = point.precision;
    series.kernel = point.kernel;
    series.causal = point.causal;
    series.backward = point.backward;
    series.samples.push_back({point.batch, point.heads, point.sequence, point.headDim, seconds});
}

void add(HardwareProfile& profile, const Sample&, const ContentionPoint& point, const char*, Seconds)
{
    profile.contention.push_back(point);
}

/// The lab's kernels are looked at, not kept.
void add(HardwareProfile&, const Sample&, const KernelPoint&, const char*, Seconds) {}

bool hasBestSeries(const Measured& what) { return std::holds_alternative<MultiplyPoint>(what); }

}  // namespace

void addSample(HardwareProfile& profile, const Sample& sample)
{
    const auto addAs = [&](const char* statistic, Seconds seconds) {
        std::visit([&](const auto& point) { add(profile, sample, point, statistic, seconds); }, sample.what);
    };
    addAs(kMedian, sample.seconds);
    if (sample.best && sample.best->value() > 0 && hasBestSeries(sample.what))
        addAs(kBest, *sample.best);
}

}  // namespace shardscope::probe

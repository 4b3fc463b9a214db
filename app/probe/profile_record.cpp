// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/profile_record.h"

namespace shardscope {
namespace {

constexpr const char* kStage = "import";

void addSample(ProbeRecord& record, const probe::Measured& what, Seconds seconds)
{
    probe::Sample sample;
    sample.what = what;
    sample.seconds = seconds;
    record.add(probe::SampleTaken{kStage, sample});
}

/// Besides the medians of a series its best runs are reported, not drawn.
template <typename Series>
bool isDrawn(const Series& series)
{
    return series.conditions.statistic != "best";
}

void addMultiplies(ProbeRecord& record, const HardwareProfile& profile)
{
    for (const MatrixMultiplySeries& series : profile.matrixMultiply) {
        for (std::size_t i = 0; isDrawn(series) && i < series.samples.size(); ++i) {
            const MatrixMultiplySample& sample = series.samples[i];
            MatrixShape shape;
            shape.m = sample.m;
            shape.n = sample.n;
            shape.k = sample.k;
            addSample(record, probe::MultiplyPoint{series.precision, shape, series.layout, series.conditions.state}, sample.seconds);
        }
    }
    for (const AttentionSeries& series : profile.attention) {
        for (std::size_t i = 0; isDrawn(series) && i < series.samples.size(); ++i) {
            const AttentionSample& sample = series.samples[i];
            addSample(record,
                      probe::AttentionPoint{series.precision, series.kernel, series.causal, series.backward, sample.batch, sample.heads,
                                            sample.heads, sample.sequence, sample.headDim},
                      sample.seconds);
        }
    }
}

}  // namespace

ProbeRecord recordOf(const HardwareProfile& profile)
{
    ProbeRecord record;
    probe::Hello hello;
    hello.backend = "import";
    hello.simulated = profile.origin == ProfileOrigin::Simulated;
    record.add(hello);
    record.add(probe::DeviceFound{kStage, profile.device, {}});
    for (const std::string& warning : profile.warnings)
        record.add(probe::Check{kStage, "imported", probe::CheckLevel::Warn, warning, {}});
    addMultiplies(record, profile);
    for (const BandwidthSeries& series : profile.bandwidth) {
        for (std::size_t i = 0; isDrawn(series) && i < series.samples.size(); ++i)
            addSample(record, probe::BandwidthPoint{series.path, series.samples[i].bytes}, series.samples[i].seconds);
    }
    for (const CollectiveSeries& series : profile.collectives) {
        for (std::size_t i = 0; isDrawn(series) && i < series.samples.size(); ++i)
            addSample(record, probe::CollectivePoint{series.kind, series.ranks, series.nodes, series.dataType, series.samples[i].bytes},
                      series.samples[i].seconds);
    }
    return record;
}

}  // namespace shardscope

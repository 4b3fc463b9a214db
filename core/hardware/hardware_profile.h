// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/enum_names.h"
#include "core/base/units.h"
#include "core/base/communication.h"
#include "core/base/matrix_shape.h"
#include "core/base/choices.h"

namespace shardscope {

/// Where a profile's samples are from (contract.md, `shardscope.profile/1`).
enum class ProfileOrigin { Probe, Host, Simulated, NcclTests, RcclTests, NvBandwidth, Published };

template <>
struct EnumNames<ProfileOrigin> {
    static constexpr std::array<std::pair<ProfileOrigin, std::string_view>, 7> names{{{ProfileOrigin::Probe, "probe"},
                                                                                      {ProfileOrigin::Host, "host"},
                                                                                      {ProfileOrigin::Simulated, "simulated"},
                                                                                      {ProfileOrigin::NcclTests, "nccl-tests"},
                                                                                      {ProfileOrigin::RcclTests, "rccl-tests"},
                                                                                      {ProfileOrigin::NvBandwidth, "nvbandwidth"},
                                                                                      {ProfileOrigin::Published, "published"}}};
};

/// How far a fit is from its samples: of |fit − sample| / sample.
struct FitResidual {
    double median = 0;
    double p90 = 0;
};

/// seconds = launch + max(2mnk / (peak · computeEfficiency), bytes / (bandwidth · memoryEfficiency))
struct MatrixMultiplyFit {
    Seconds launch;
    double computeEfficiency = 1;
    double memoryEfficiency = 1;
    std::optional<FitResidual> residual;
};

struct MatrixMultiplySample {
    double m = 0;
    double n = 0;
    double k = 0;
    Seconds seconds;
};

struct MatrixMultiplySeries {
    Precision precision = Precision::Bf16;
    std::string layout;  ///< "tn": both operands with k contiguous; empty: not known
    std::string state;   ///< "cool" or "steady"; empty: not known
    std::string source;
    std::vector<MatrixMultiplySample> samples;
    std::optional<MatrixMultiplyFit> fit;
};

/// seconds = latency + bytes / bandwidth: one line to show to people, never what the model uses.
struct LineFit {
    Seconds latency;
    BytesPerSecond bandwidth;
    std::optional<FitResidual> residual;
};

struct SizeSample {
    Bytes bytes;
    Seconds seconds;
};

/// One collective over sizes, in one group: `ranks` ranks on `nodes` nodes, as many on each. Bytes as nccl-tests counts them.
/// Samples in ascending order of bytes.
struct CollectiveSeries {
    CollectiveKind kind = CollectiveKind::AllReduce;
    int ranks = 2;
    int nodes = 1;
    std::string network;                          ///< an id of the catalogue; empty: none is crossed, or that of the cluster
    std::optional<BytesPerSecond> networkPerGpu;  ///< adapters' bandwidth per GPU; empty: the cluster's
    std::string dataType;
    std::string source;
    std::vector<SizeSample> samples;
    std::optional<LineFit> fit;
};

struct BandwidthSeries {
    std::string path;  ///< "device-copy", "host-to-device", …
    std::string source;
    std::vector<SizeSample> samples;
    std::optional<LineFit> fit;
};

struct LaunchSeries {
    std::string kind;  ///< "stream", "graph", …
    std::vector<Seconds> samples;
    std::optional<Seconds> median;
};

/// A multiply and a collective at the same time: each one's time beside the other over its time alone.
struct ContentionSample {
    CollectiveKind kind = CollectiveKind::AllReduce;
    Bytes bytes;
    MatrixShape shape;
    double multiplySlowdown = 1;
    double collectiveSlowdown = 1;
};

/// What was measured on one kind of machine: a `shardscope.profile/1`.
struct HardwareProfile {
    struct Device {
        std::string gpu;   ///< an id of the catalogue; empty: not known to it
        std::string name;  ///< as the driver names it
        std::optional<int> count;
        std::string driver;
        std::string cuda;
        std::string nccl;
    };
    std::string name;
    std::string date;
    std::optional<ProfileOrigin> origin;
    Device device;
    std::vector<MatrixMultiplySeries> matrixMultiply;
    std::vector<BandwidthSeries> bandwidth;
    std::vector<LaunchSeries> launch;
    std::vector<CollectiveSeries> collectives;
    std::vector<ContentionSample> contention;
    std::vector<std::string> sources;
    std::vector<std::string> warnings;
};

}  // namespace shardscope

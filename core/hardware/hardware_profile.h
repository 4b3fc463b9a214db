// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/choices.h"
#include "core/base/communication.h"
#include "core/base/enum_names.h"
#include "core/base/matrix_shape.h"
#include "core/base/units.h"
#include "core/hardware/learned_run.h"

namespace shardscope {

/// Where a profile's samples are from (contract.md, `shardscope.profile/1`).
enum class ProfileOrigin {
    Probe,
    Host,
    Simulated,
    NcclTests,
    RcclTests,
    NvBandwidth,
    Published,
    NcclInspector,
    SuperBench,
    BabelStream,
    MamfFinder,
    Dcgm,
    Rvs,
    PyTorchProfiler,
    Runs,  ///< measured training runs
};

template <>
struct EnumNames<ProfileOrigin> {
    using enum ProfileOrigin;
    static constexpr std::array<std::pair<ProfileOrigin, std::string_view>, 15> names{{{Probe, "probe"},
                                                                                       {Host, "host"},
                                                                                       {Simulated, "simulated"},
                                                                                       {NcclTests, "nccl-tests"},
                                                                                       {RcclTests, "rccl-tests"},
                                                                                       {NvBandwidth, "nvbandwidth"},
                                                                                       {Published, "published"},
                                                                                       {NcclInspector, "nccl-inspector"},
                                                                                       {SuperBench, "superbench"},
                                                                                       {BabelStream, "babelstream"},
                                                                                       {MamfFinder, "mamf-finder"},
                                                                                       {Dcgm, "dcgm"},
                                                                                       {Rvs, "rvs"},
                                                                                       {PyTorchProfiler, "pytorch-profiler"},
                                                                                       {Runs, "runs"}}};
};

/// The distance of a fit from its samples: quantiles of |fit − sample| / sample.
struct FitResidual {
    double median = 0;
    double p90 = 0;
};

/// The conditions under which a series' samples were taken.
struct SampleConditions {
    std::string statistic;           ///< "median", "mean", "best" of the repetitions; empty: not known
    std::string state;               ///< "cool" (short runs) or "steady" (hot, of 15 s and more); empty: not known
    std::optional<int> concurrency;  ///< GPUs, or groups of GPUs, that ran the same at once
};

/// seconds = launch + max(2mnk / rate, bytes / bandwidth)
struct MatrixMultiplyFit {
    Seconds launch;
    std::optional<FlopPerSecond> rate;
    std::optional<BytesPerSecond> bandwidth;  ///< at which operands come in
    std::optional<double> computeEfficiency;  ///< rate / the data sheet's dense peak; empty: its device is not in the catalogue
    std::optional<double> memoryEfficiency;
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
    SampleConditions conditions;
    std::string source;
    std::vector<MatrixMultiplySample> samples;
    std::optional<MatrixMultiplyFit> fit;
};

/// seconds = latency + bytes / bandwidth: one line to show to people, never used by the model.
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
    bool inPlace = false;   ///< input and output are one buffer
    std::string otherKind;  ///< of `HardwareProfile::otherCollectives`: "broadcast", …; `kind` means nothing then
    SampleConditions conditions;
    std::string source;
    std::vector<SizeSample> samples;
    std::optional<LineFit> fit;
};

/// The bandwidths of a kind of copy. Inside the device's memory, bytes read and written count together; between memories, bytes received.
struct BandwidthSeries {
    std::string path;  ///< "device-copy", "host-to-device", …
    SampleConditions conditions;
    std::string source;
    std::vector<SizeSample> samples;
    std::optional<LineFit> fit;
};

struct LaunchSeries {
    std::string kind;  ///< "stream", "graph", …
    SampleConditions conditions;
    std::string source;
    std::vector<Seconds> samples;
    std::optional<Seconds> median;
};

struct AttentionSample {
    double batch = 0;
    double heads = 0;
    double sequence = 0;
    double headDim = 0;
    Seconds seconds;
};

/// Measurements of the attention core of one layer, self-attention over whole sequences.
struct AttentionSeries {
    std::string kernel;  ///< "cudnn", "flash2", … as `training.attention`; another name: told, not used by the estimate
    Precision precision = Precision::Bf16;
    bool causal = true;
    bool backward = false;
    SampleConditions conditions;
    std::string source;
    std::vector<AttentionSample> samples;
};

/// A multiply and a collective at the same time: the time of each, over its time alone.
struct ContentionSample {
    CollectiveKind kind = CollectiveKind::AllReduce;
    Bytes bytes;
    MatrixShape shape;
    double multiplySlowdown = 1;
    double collectiveSlowdown = 1;
    std::optional<int> ranks;                ///< ranks of the collective
    std::optional<Seconds> multiplySeconds;  ///< of each alone
    std::optional<Seconds> collectiveSeconds;
};

/// A part of a measurement: "ok", "failed", "skipped", "timeout".
struct ProfileStage {
    std::string id;
    std::string status;
    std::optional<Seconds> seconds;
    std::string message;
};

/// A measured rate, and its share of the data sheet's rate where the device is in the catalogue.
template <typename Rate>
struct MeasuredRate {
    Rate rate;
    std::optional<double> share;

    [[nodiscard]] Rate on(Rate sheet) const { return share ? sheet * *share : rate; }
};

/// The rates that an estimate takes from a profile besides its curves of collectives. Empty where nothing was measured.
struct MeasuredRates {
    struct Multiply {
        MeasuredRate<FlopPerSecond> rate;                       ///< of a large multiply in a long, hot run
        std::optional<MeasuredRate<BytesPerSecond>> bandwidth;  ///< at which operands come in
        std::optional<Seconds> start;
    };
    struct Attention {
        std::string kernel;
        std::vector<std::pair<double, MeasuredRate<FlopPerSecond>>> forward;  ///< by sequence length, ascending; of the 16-bit peak
        std::optional<double> backward;                                       ///< rate relative to forward
    };
    std::array<std::optional<Multiply>, 6> multiply;  ///< indexed by Precision
    std::vector<Attention> attention;
    std::optional<MeasuredRate<BytesPerSecond>> memory;
    std::optional<Seconds> kernelStart;
    std::optional<BytesPerSecond> hostLink;
    std::optional<double> contention;  ///< as `Constant::Contention`
    std::optional<double> dataShare;   ///< as `Constant::DataShare`
};

/// The measurements of one kind of machine: a `shardscope.profile/1`.
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
    std::vector<AttentionSeries> attention;
    std::vector<CollectiveSeries> collectives;
    std::vector<CollectiveSeries> otherCollectives;  ///< kept; no estimate uses them
    std::vector<ContentionSample> contention;
    std::vector<LearnedRun> learned;
    std::vector<std::string> sources;
    std::vector<std::string> warnings;
    bool isComplete = true;  ///< whether every requested stage has run
    std::vector<ProfileStage> stages;
    MeasuredRates rates;  ///< follows from the samples (core/calibrate/measured_rates.h); recompute it when they change
};

}  // namespace shardscope

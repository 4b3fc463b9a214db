// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "core/hardware/hardware_profile.h"

namespace shardscope::probe {

/// The subject of one measurement. Sizes as in `shardscope.profile/1`; of a collective, bytes as nccl-tests counts them.
struct MultiplyPoint {
    Precision precision = Precision::Bf16;
    MatrixShape shape;
    std::string layout;  ///< "tn": both operands have k contiguous
    std::string state;   ///< "cool" (short runs) or "steady" (behind a long load)
};

struct BandwidthPoint {
    std::string path;  ///< "device-copy", "device-triad", "host-to-device", "device-to-host", "device-to-device"
    Bytes bytes;       ///< bytes moved: read and written
};

struct LaunchPoint {
    std::string kind;  ///< "stream", "graph", "thread"
};

struct CollectivePoint {
    CollectiveKind kind = CollectiveKind::AllReduce;
    int ranks = 2;
    int nodes = 1;
    std::string dataType;
    Bytes bytes;
};

struct AttentionPoint {
    Precision precision = Precision::Bf16;
    std::string kernel;  ///< who wrote it: "cudnn", "own kernel"
    bool causal = true;
    bool backward = false;
    double batch = 1;
    double heads = 1;
    double keyValueHeads = 1;
    double sequence = 0;
    double headDim = 0;
};

/// Its slowdowns replace the seconds: `Sample::seconds` is the multiply's time during the collective.
using ContentionPoint = ContentionSample;

/// A point of the kernel lab: shown with others of its group, which do the same job, and not stored in a profile.
struct KernelPoint {
    std::string kernel;  ///< "copy-coalesced"
    std::string group;   ///< "memory", "multiply", "normalisation"
    Flop flop;           ///< useful work of one run: the roofline's axes
    Bytes bytes;
};

using Measured = std::variant<MultiplyPoint, BandwidthPoint, LaunchPoint, CollectivePoint, AttentionPoint, ContentionPoint, KernelPoint>;

/// One measurement: the median of many runs, with the data to judge it.
struct Sample {
    Measured what;
    Seconds seconds;              ///< the median
    std::optional<Seconds> best;  ///< the shortest run
    int runs = 1;
    double spread = 0;       ///< interquartile range / median
    int unit = -1;           ///< which GPU of the node; -1: the node, or all of them together
    std::string conditions;  ///< library, what was flushed, clocks
};

}  // namespace shardscope::probe

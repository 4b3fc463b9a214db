// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "probe/cuda/api/driver.h"

namespace shardscope::probe::cuda {

/// A GPU as the driver describes it.
struct GpuFacts {
    int ordinal = 0;  ///< in this process, after CUDA_VISIBLE_DEVICES
    DriverDevice device = 0;
    std::string name;
    std::string uuid;      ///< "GPU-…", or "MIG-…" of a slice; empty: not told
    std::string busId;     ///< "0000:1b:00.0"
    int architecture = 0;  ///< 90 for sm_90
    int multiprocessors = 0;
    double memoryBytes = 0;
    double l2Bytes = 0;
    int clockKhz = 0;
    int memoryClockKhz = 0;
    int memoryBusBits = 0;
    bool ecc = false;

    /// Returns the bandwidth in bytes/s from the memory's clock and width; 0 where the driver does not report them.
    [[nodiscard]] double peakBandwidth() const { return 2.0 * 1e3 * memoryClockKhz * memoryBusBits / 8; }
};

/// Calls cuInit, and returns every GPU that this process sees.
Outcome<std::vector<GpuFacts>> listGpus(const Driver& driver);

}  // namespace shardscope::probe::cuda

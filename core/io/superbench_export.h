// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/hardware/hardware_profile.h"

namespace shardscope {

/// Returns one line of SuperBench's results-summary.jsonl with its own keys: nccl-bw/allreduce_SIZE_{time,algbw,busbw}:0 of groups inside a
/// node (microseconds, GB/s), cublaslt-gemm/TYPE_0_M_N_K_flops:0 (TFLOP/s), mem-bw/{H2D,D2H,D2D}_Mem_BW:0 (GB/s),
/// kernel-launch/event_overhead:0 (ms).
[[nodiscard]] std::string superBenchLine(const HardwareProfile& profile);

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "probe/cuda/api/nvml.h"
#include "probe/cuda/checks/node_checks.h"

namespace shardscope::probe::cuda {

/// Reads the state of a GPU; all fields are empty without NVML.
[[nodiscard]] GpuState readState(const NvmlPointer& nvml, const GpuFacts& gpu);

}  // namespace shardscope::probe::cuda

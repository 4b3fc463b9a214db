// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/io/profiler_trace.h"

namespace shardscope {

/// Returns what the kernels of cuBLAS, CUTLASS, cuDNN, flash attention, Triton, NCCL and their ROCm counterparts do, by their names.
[[nodiscard]] KernelKind kernelKind(std::string_view name);

/// The dimension that a communication kernel serves: by what PyTorch calls its process group ("mesh_tp",
/// "TENSOR_MODEL_PARALLEL_GROUP"), else by the kind of collective where only one dimension uses it.
[[nodiscard]] ProfiledRow rowOfGroup(std::string_view groupDescription, std::string_view collectiveName);

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/doctor/kernel_kind.h"

namespace shardscope {

/// Returns the kind of a kernel by its name: cuBLAS, CUTLASS, cuDNN, flash attention, Triton, NCCL and their ROCm counterparts.
[[nodiscard]] KernelKind kernelKind(std::string_view name);

/// Returns the dimension that a communication kernel serves: by PyTorch's name of its process group ("mesh_tp",
/// "TENSOR_MODEL_PARALLEL_GROUP"), else by the kind of collective where only one dimension uses it.
[[nodiscard]] ProfiledRow rowOfGroup(std::string_view groupDescription, std::string_view collectiveName);

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enum_set.h"
#include "core/layer/operator.h"

namespace shardscope {

using RecomputeModules = EnumSet<RecomputeModule>;

/// Marks the tensors that `selective` recompute drops and the operators that it repeats. A module keeps its input, which belongs to the
/// operator before it; its own tensors are recomputed (megatron/core/tensor_parallel/random.py, `checkpoint`).
void recomputeSelected(OperatorList& operators, RecomputeModules modules);

}  // namespace shardscope

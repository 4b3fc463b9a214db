// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layer/operator.h"

namespace shardscope {

/// A set of Megatron's modules, as bits.
class RecomputeModules {
public:
    constexpr void add(RecomputeModule module) { m_bits |= bit(module); }
    [[nodiscard]] constexpr bool has(RecomputeModule module) const { return (m_bits & bit(module)) != 0; }

    bool operator==(const RecomputeModules&) const = default;

private:
    static constexpr unsigned bit(RecomputeModule module) { return 1U << static_cast<unsigned>(module); }
    unsigned m_bits = 0;
};

/// Marks the tensors that `selective` recompute drops and the operators that it repeats. A module keeps its input, which belongs to the
/// operator before it; its own tensors are recomputed (megatron/core/tensor_parallel/random.py, `checkpoint`).
void recomputeSelected(OperatorList& operators, RecomputeModules modules);

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"

namespace shardscope::cheatsheet {

/// Bytes of parameters, gradients and optimizer states, in whatever unit the inputs have.
struct StateBytes {
    Bytes parameters;
    Bytes gradients;
    Bytes optimizer;

    [[nodiscard]] constexpr Bytes total() const { return parameters + gradients + optimizer; }
};

/// m_params = 4N, m_grad = 4N, m_opt = (4 + 4)N. Playbook, "Memory for weights, gradients and optimizer states": fp32.
[[nodiscard]] constexpr StateBytes textStatesFp32(double parameters)
{
    return {Bytes(4 * parameters), Bytes(4 * parameters), Bytes(8 * parameters)};
}

/// m_params = 2N, m_grad = 2N, m_params_fp32 = 4N, m_opt = (4 + 4)N, and 4N more where gradients are accumulated in fp32.
/// Playbook, same section: mixed precision, 16 or 20 bytes a parameter. The fp32 copy is counted with the optimizer.
[[nodiscard]] constexpr StateBytes textStatesMixed(double parameters, bool fp32Gradients)
{
    return {Bytes(2 * parameters), Bytes((fp32Gradients ? 6 : 2) * parameters), Bytes(12 * parameters)};
}

/// 2N, 2N and 8N: the bars of the playbook's DP, ZeRO, TP, CP, PP and 5D figures, 12 bytes a parameter. No fp32 copy.
[[nodiscard]] constexpr StateBytes figureStates(double parameters)
{
    return {Bytes(2 * parameters), Bytes(2 * parameters), Bytes(8 * parameters)};
}

}  // namespace shardscope::cheatsheet

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cheatsheet/playbook_text.h"

/// Rajbhandari et al. 2019, "ZeRO: Memory Optimizations Toward Training Trillion Parameter Models", arXiv 1910.02054.
namespace shardscope::cheatsheet {

/// Optimizer bytes a parameter of mixed-precision Adam: K = 12 (section 3.1).
inline constexpr double kAdamBytes = 12;

/// Bytes a GPU for Ψ = `parameters` over N_d = `dp` ranks (figure 1 and table 1): baseline (2 + 2 + K)Ψ; stage 1 (P_os)
/// 2Ψ + 2Ψ + KΨ/N_d; stage 2 (P_os+g) 2Ψ + (2 + K)Ψ/N_d; stage 3 (P_os+g+p) (2 + 2 + K)Ψ/N_d.
[[nodiscard]] constexpr StateBytes zeroStates(double parameters, int stage, double dp, double optimizerBytes = kAdamBytes)
{
    return {Bytes(2 * parameters / (stage >= 3 ? dp : 1)), Bytes(2 * parameters / (stage >= 2 ? dp : 1)),
            Bytes(optimizerBytes * parameters / (stage >= 1 ? dp : 1))};
}

/// The same with the 4Ψ that the playbook adds for fp32 gradient accumulation (section "ZeRO"): sharded from stage 2 on.
[[nodiscard]] constexpr StateBytes zeroStatesFp32Gradients(double parameters, int stage, double dp)
{
    StateBytes states = zeroStates(parameters, stage, dp);
    states.gradients += Bytes(4 * parameters / (stage >= 2 ? dp : 1));
    return states;
}

/// Elements that a rank sends in a step (section 7): 2Ψ for plain data parallelism and stages 1 and 2, 3Ψ for stage 3.
[[nodiscard]] constexpr double zeroTraffic(double parameters, int stage) { return (stage >= 3 ? 3 : 2) * parameters; }

}  // namespace shardscope::cheatsheet

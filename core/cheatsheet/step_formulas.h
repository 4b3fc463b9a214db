// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"

namespace shardscope::cheatsheet {

/// gbs = mbs · grad_acc · dp. Playbook, "Data parallelism", "Revisiting global batch size". Sequences.
[[nodiscard]] constexpr double textGlobalBatch(double microBatch, double accumulation, double dp) { return microBatch * accumulation * dp; }

/// r_bubble = (p − 1)/m, and (p − 1)/(v·m) with v interleaved chunks. Playbook, "Pipeline parallelism". Of the ideal time.
[[nodiscard]] constexpr double textBubble(double stages, double microBatches, double chunks = 1)
{
    return (stages - 1) / (chunks * microBatches);
}

/// 6·seq·N + 12·L·h·seq². Playbook, appendix A2: model FLOP of one sequence, forward and backward, attention in full.
[[nodiscard]] constexpr Flop textFlopPerSequence(double parameters, double layers, double hidden, double sequence)
{
    return Flop(6 * sequence * parameters + 12 * layers * hidden * sequence * sequence);
}

/// The MFU of the playbook's benchmark (nanotron's table): tokens/s/GPU · (6N + 12·L·h·seq) / peak.
[[nodiscard]] constexpr double textMfu(double tokensPerSecond, double parameters, double layers, double hidden, double sequence,
                                       FlopPerSecond peak)
{
    return tokensPerSecond * textFlopPerSequence(parameters, layers, hidden, sequence).value() / sequence / peak.value();
}

}  // namespace shardscope::cheatsheet

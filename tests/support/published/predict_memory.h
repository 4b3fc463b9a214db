// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"

namespace shardscope::cheatsheet {

/// The timeline of the playbook's predict_memory tool (picture `predict_memory_tool.png`): nanotron's 18 bytes a parameter in
/// the order in which they appear.
struct PredictedMemory {
    Bytes modelInit;        ///< 2N
    Bytes accumulatorInit;  ///< + 4N fp32 parameters + 4N fp32 gradients
    Bytes firstPeak;        ///< + activations
    Bytes optimizerStep;    ///< + 8N Adam, activations freed
    Bytes secondPeak;       ///< + activations
};

[[nodiscard]] constexpr PredictedMemory predictMemory(double parameters, Bytes activations)
{
    const Bytes init(2 * parameters);
    const Bytes accumulators = init + Bytes(8 * parameters);
    const Bytes step = accumulators + Bytes(8 * parameters);
    return {init, accumulators, accumulators + activations, step, step + activations};
}

}  // namespace shardscope::cheatsheet

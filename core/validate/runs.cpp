// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validate/runs.h"

namespace shardscope {

std::optional<Seconds> Run::stepTime() const
{
    if (measured.stepTime)
        return measured.stepTime;
    if (!measured.tokensPerSecondPerGpu || !scenario)
        return std::nullopt;
    const Training& training = scenario->training;
    const double tokens = static_cast<double>(training.globalBatch) * static_cast<double>(training.sequenceLength);
    return Seconds(tokens / (*measured.tokensPerSecondPerGpu * scenario->cluster.gpus()));
}

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/launch/launch_draft.h"

namespace shardscope {

/// Values of a model that change no dimension but that a launch file has to state.
struct ModelNumerics {
    double ropeTheta = 0;
    double normEpsilon = 0;
};

/// Returns the values of the draft's model. One that the model does not state is what Megatron-LM takes where nothing is said, 10000 and
/// 1e-5 (training/arguments.py, `--rotary-base` and `--norm-epsilon`), and the draft says that it is assumed. It also tells what such a model computes otherwise.
/// Precondition: the draft has a plain decoder.
[[nodiscard]] ModelNumerics statedNumerics(LaunchDraft& draft);

/// "yarn × 40 of 4096 positions", or "none".
[[nodiscard]] std::string textOf(const RopeScaling& scaling);

/// Whether nothing that both state is different.
[[nodiscard]] bool isSameScaling(const RopeScaling& a, const RopeScaling& b);

/// Tells the draft where the scaling that its files have is another than its model's.
void tellRopeScaling(LaunchDraft& draft, const RopeScaling& written);

}  // namespace shardscope

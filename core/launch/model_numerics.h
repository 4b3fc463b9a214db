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

/// Returns the values of the draft's model. Values that the model does not state are Megatron-LM's defaults, 10000 and 1e-5
/// (training/arguments.py, `--rotary-base` and `--norm-epsilon`), and the draft notes the assumption. It also notes operations of the model
/// that the files cannot express. Precondition: the draft has a plain decoder.
[[nodiscard]] ModelNumerics statedNumerics(LaunchDraft& draft);

/// Returns a text such as "yarn × 40 of 4096 positions", or "none".
[[nodiscard]] std::string textOf(const RopeScaling& scaling);

/// Returns whether the values that both state are equal.
[[nodiscard]] bool isSameScaling(const RopeScaling& a, const RopeScaling& b);

/// Notes in the draft a scaling of its files that differs from the model's.
void tellRopeScaling(LaunchDraft& draft, const RopeScaling& written);

}  // namespace shardscope

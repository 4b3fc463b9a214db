// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/learning.h"

namespace shardscope {

struct Training;

/// Returns the training's tuning with the framework's defaults in the place of what it leaves open. Adapters are on all linear layers of
/// attention and dense feed-forwards where it names no targets.
[[nodiscard]] ResolvedTuning resolvedTuning(const Training& training);

/// Returns whether the scenario says that the training starts from a trained model: it states a field of its tuning, if only method full, or
/// its framework does nothing else. Nothing is concluded from a small model or a single GPU: adapters on the random weights of a
/// pretraining would learn nothing of use.
[[nodiscard]] bool isFineTune(const Training& training);

}  // namespace shardscope

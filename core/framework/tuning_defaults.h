// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/learning.h"

namespace shardscope {

struct Training;

/// Returns the training's tuning with the framework's defaults in the place of what it leaves open. Adapters are on all linear layers of
/// attention and dense feed-forwards where it names no targets.
[[nodiscard]] ResolvedTuning resolvedTuning(const Training& training);

}  // namespace shardscope

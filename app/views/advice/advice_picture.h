// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/advice.h"
#include "widgets/charts/curves.h"

namespace shardscope {

/// Throughput against memory: the path from the present plan to where it leads, and every recipe and what the search found beside it.
[[nodiscard]] CurvesData advicePicture(const Advice& advice);

/// Where the path leads, in a sentence.
[[nodiscard]] QString adviceVerdict(const Advice& advice);

}  // namespace shardscope

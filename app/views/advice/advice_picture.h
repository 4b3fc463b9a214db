// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/advice.h"
#include "widgets/charts/curves.h"

namespace shardscope {

/// Returns throughput against memory: the path from the present plan to its end, every recipe, and the best plan of the search.
[[nodiscard]] CurvesData advicePicture(const Advice& advice);

/// Returns the end of the path, in a sentence.
[[nodiscard]] QString adviceVerdict(const Advice& advice);

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/collective/measured_curve.h"

namespace shardscope {

struct Gpu;

/// Returns the published curves of this GPU (`resources/profiles/`), or of one of the same build: generation, links, multiprocessors. Read
/// once, at the first call for it (safe from any thread); empty where nothing is published.
[[nodiscard]] const std::vector<MeasuredCurve>& referenceCurves(const Gpu& gpu);

/// Returns the curves that estimates use: for each group the envelope over all GPUs of one build. So a GPU that is worse in no figure has
/// no slower collectives.
[[nodiscard]] const std::vector<MeasuredCurve>& steadyCurves(const Gpu& gpu);

}  // namespace shardscope

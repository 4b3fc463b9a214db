// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>

#include "core/hardware/hardware_profile.h"

namespace shardscope {

/// The line latency + bytes / bandwidth that is nearest to the samples: least squares of the relative error, so that small
/// sizes count like large ones. A latency that would come out below 0 is 0. Typically 8 to 14 % off (median): one number to
/// tell a person, no model. Empty where fewer than two sizes, or no growth with size, leave no line.
[[nodiscard]] std::optional<LineFit> fitLine(std::span<const SizeSample> samples);

}  // namespace shardscope

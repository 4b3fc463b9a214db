// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>

#include "core/hardware/hardware_profile.h"

namespace shardscope {

/// Returns the line latency + bytes / bandwidth nearest to the samples, by least squares of the relative error, so that small sizes count
/// like large ones. A latency that would come out below 0 is 0. Typically 8 to 14 % off (median): a number to show to people, not a model.
/// Empty with fewer than two sizes, or where the times do not grow with the size.
[[nodiscard]] std::optional<LineFit> fitLine(std::span<const SizeSample> samples);

}  // namespace shardscope

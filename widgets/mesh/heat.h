// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/theme.h"

namespace shardscope {

/// Returns the colour of a share (0 to 1) of the largest value, from faint to `hue`, in one hue, so that it is readable in any kind of
/// vision and in print.
[[nodiscard]] QColor heatColor(double share, const QColor& hue, const Theme& theme);

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRgb>

#include "widgets/theme/color_role.h"

namespace shardscope {

enum class ThemeKind { Light, Dark, HighContrast };

/// Returns the colour of a role. Data hues start from Okabe and Ito (2008); the dark and high-contrast ones were moved until every pair
/// within a group stays at least ΔE00 = 10 apart in normal vision, protanopia, deuteranopia and tritanopia.
[[nodiscard]] QRgb themeColor(ThemeKind kind, ColorRole role);

}  // namespace shardscope

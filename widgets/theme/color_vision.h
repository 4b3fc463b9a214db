// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace shardscope {

/// The colour vision that a colour is shown in. Grey: a printer without colours.
enum class ColorVision { Usual, Protan, Deutan, Tritan, Grey };

/// Returns an opaque colour as seen with this colour vision: Machado, Oliveira and Fernandes 2009, "A Physiologically-based Model for
/// Simulation of Color Vision Deficiency", table 1, severity 1.0, on linear RGB; grey keeps the relative luminance.
[[nodiscard]] QColor seenBy(ColorVision vision, const QColor& color);

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace shardscope {

/// Whose eyes a colour is shown through. Grey: a printer without colours.
enum class ColorVision { Usual, Protan, Deutan, Tritan, Grey };

/// How an opaque colour looks to them: Machado, Oliveira and Fernandes 2009, "A Physiologically-based Model for Simulation of
/// Color Vision Deficiency", table 1, severity 1.0, on linear RGB; grey keeps the relative luminance.
[[nodiscard]] QColor seenBy(ColorVision vision, const QColor& color);

}  // namespace shardscope

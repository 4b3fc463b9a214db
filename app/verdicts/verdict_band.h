// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trust/evidence.h"
#include "widgets/controls/tile.h"

namespace shardscope {

class Estimate;

/// Says on a tile of the step or the memory how far off the figure can be, and in its tooltip what that rests on. A tile of an
/// estimate without evidence stays as it is.
void addBand(TileData& tile, const Estimate& estimate, TrustedFigure figure);

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trust/evidence.h"
#include "widgets/controls/tile.h"

namespace shardscope {

class Estimate;

/// Adds the band to a tile of the step or the memory, and its basis to the tooltip. A tile of an estimate without evidence is unchanged.
void addBand(TileData& tile, const Estimate& estimate, TrustedFigure figure);

}  // namespace shardscope

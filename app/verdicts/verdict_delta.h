// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "widgets/controls/tile.h"

namespace shardscope {

/// Which way a number should go; of some neither.
enum class Better { Less, More, Neither };

/// Writes the change of a tile's number against the baseline's; `amount` is the size of the change as text. What would be
/// written as no change is none.
void addDelta(TileData& tile, double now, double before, const QString& amount, Better better);

}  // namespace shardscope

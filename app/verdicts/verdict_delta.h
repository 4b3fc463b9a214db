// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "widgets/controls/tile.h"

namespace shardscope {

/// The direction in which a number improves.
enum class Better { Less, More, Neither };

/// Writes the change of a tile's number against the baseline's; `amount` is the size of the change as text. A change that rounds to zero is
/// left out.
void addDelta(TileData& tile, double now, double before, const QString& amount, Better better);

}  // namespace shardscope

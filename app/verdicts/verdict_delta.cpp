// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/verdicts/verdict_delta.h"

#include "widgets/text/numbers.h"

namespace shardscope {
void addDelta(TileData& tile, double now, double before, const QString& amount, Better better)
{
    const double change = now - before;
    if (change == 0 || readsAsNothing(amount))
        return;
    tile.delta = signedText(change, amount);
    if (better != Better::Neither)
        tile.deltaStanding = (change < 0) == (better == Better::Less) ? Standing::Good : Standing::Warning;
}

}  // namespace shardscope

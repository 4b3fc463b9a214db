// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include "widgets/controls/tile.h"

namespace shardscope {

class Estimate;

/// One tile: its texts, and the number of the estimate that it derives when pressed.
struct Verdict {
    TileData tile;
    QString field;
    QString id;           ///< "mfu"; the same whatever the estimate
    bool isUsual = true;  ///< false: shown only where a person chose it
};

/// Returns all verdicts of an estimate, with their change against `baseline` (may be null). Only those that have a number: an illegal plan
/// has neither memory nor time.
[[nodiscard]] QList<Verdict> verdictsOf(const Estimate& estimate, const Estimate* baseline);

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/puzzle/puzzle.h"

class QStandardItemModel;

namespace shardscope {

/// Why a block cannot be placed: what is waited for, and of whom.
[[nodiscard]] QString refusalText(const PuzzleMove& move, const RefusedMove& refused, const PuzzleRules& rules);
/// "F3", "B1b".
[[nodiscard]] QString blockLabel(const Block& block, const PuzzleRules& rules);
/// Returns what a position is, so far: "still 1F1B or GPipe", "you built ZB-H1", with what its model leaves out.
[[nodiscard]] QString recognisedText(const Puzzle& puzzle);
/// "31 of 33 units, 4 activations at most, bubble 27 %".
[[nodiscard]] QString figuresText(const Puzzle& puzzle);
/// The position, and the published schedules of its blocks below it.
void fillPuzzleTable(QStandardItemModel& table, const Puzzle& puzzle);

}  // namespace shardscope

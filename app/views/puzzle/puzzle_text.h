// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/puzzle/puzzle.h"

class QStandardItemModel;

namespace shardscope {

/// Returns why a block cannot be placed: the missing block, and its rank.
[[nodiscard]] QString refusalText(const PuzzleMove& move, const RefusedMove& refused, const PuzzleRules& rules);
/// Returns "F3", "B1b".
[[nodiscard]] QString blockLabel(const Block& block, const PuzzleRules& rules);
/// Returns the schedules that a position matches: "still 1F1B or GPipe", "you built ZB-H1", with the limits of its model.
[[nodiscard]] QString recognisedText(const Puzzle& puzzle);
/// Returns "31 of 33 units, 4 activations at most, bubble 27 %".
[[nodiscard]] QString figuresText(const Puzzle& puzzle);
/// Fills a table with the position, and the published schedules of its blocks below it.
void fillPuzzleTable(QStandardItemModel& table, const Puzzle& puzzle);

}  // namespace shardscope

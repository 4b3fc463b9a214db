// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/puzzle/puzzle.h"

namespace shardscope {

/// Returns a position as a `shardscope.puzzle/1`, to save a puzzle half finished:
///
///     {"schema": "shardscope.puzzle/1", "stages": 4, "microbatches": 8, "chunks": 1, "split": false, "most_live": 4,
///      "moves": [{"rank": 0, "op": "F", "microbatch": 0, "chunk": 0}]}
[[nodiscard]] std::string puzzleText(const Puzzle& puzzle);

/// Reads a position by replaying its moves. Error: an illegal move, with its pointer.
[[nodiscard]] Result<Puzzle> parsePuzzle(std::string_view text, std::string_view file);

}  // namespace shardscope

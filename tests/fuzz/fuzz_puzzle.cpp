// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/puzzle_json.h"
#include "tests/fuzz/fuzz_target.h"

using namespace shardscope;

/// Any bytes as a position of the puzzle: one that is reached by legal moves and can be played on, or an error with a sentence.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    Result<Puzzle> puzzle = parsePuzzle(fuzz::asText(data, size), "fuzz");
    if (!puzzle) {
        fuzz::requireTold(puzzle.error());
        return 0;
    }
    const Result<Puzzle> again = parsePuzzle(puzzleText(*puzzle), "written");
    fuzz::require(again.hasValue() && again->moves() == puzzle->moves() && again->rules() == puzzle->rules());
    for (int rank = 0; rank < puzzle->rules().stages; ++rank) {
        for (const Block& block : puzzle->ready(rank))
            fuzz::require(!puzzle->problemWith({rank, block}));
    }
    (void)recognised(*puzzle);
    fuzz::require(puzzle->makespan() >= 0 && puzzle->bubbleOfTotal() >= 0 && puzzle->bubbleOfTotal() <= 1);
    while (puzzle->takeBack()) {
    }
    fuzz::require(puzzle->moves().empty() && puzzle->makespan() == 0);
    return 0;
}

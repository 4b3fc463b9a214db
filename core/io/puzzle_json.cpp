// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/puzzle_json.h"

#include "core/io/json_fields.h"
#include "core/schedule/block_name.h"

namespace shardscope {
namespace {

struct PlayedPuzzle {
    PuzzleRules rules;
    std::vector<PuzzleMove> moves;
};

void moveFields(JsonFields& io, PuzzleMove& move)
{
    io.required("rank", move.rank, 0, kMostPuzzleStages - 1);
    io.name<BlockKind>("op", move.block.kind, "block", std::nullopt);
    io.required("microbatch", move.block.microBatch, 0, kMostPuzzleMicroBatches - 1);
    io.integer("chunk", move.block.chunk, 0, 0, kMostPuzzleChunks - 1, Written::Always);
}

void playedFields(JsonFields& io, PlayedPuzzle& played)
{
    PuzzleRules& rules = played.rules;
    io.schema("puzzle", 1);
    io.required("stages", rules.stages, 1, kMostPuzzleStages);
    io.required("microbatches", rules.microBatches, 1, kMostPuzzleMicroBatches);
    io.integer("chunks", rules.chunks, 1, 1, kMostPuzzleChunks, Written::Always);
    io.flag("split", rules.splitsBackward, false, Written::Always);
    io.optional("most_live", rules.mostLive, kMostPuzzleMicroBatches * kMostPuzzleChunks);
    io.objects("moves", played.moves, moveFields, Null::IsAbsent, Written::Always);
}

}  // namespace

std::string puzzleText(const Puzzle& puzzle)
{
    return writtenFields(PlayedPuzzle{puzzle.rules(), puzzle.moves()}, playedFields).dump(1) + "\n";
}

Result<Puzzle> parsePuzzle(std::string_view text, std::string_view file)
{
    const Result<PlayedPuzzle> played = parseFields(text, file, playedFields);
    if (!played)
        return played.error();
    const auto& [rules, moves] = *played;
    Puzzle puzzle(rules);
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (puzzle.place(moves[i]))
            return Error{
                ErrorCode::Contradiction,
                {"rank " + std::to_string(moves[i].rank) + " cannot run " + blockName(moves[i].block, rules.chunks) + " at this point"},
                std::string(file),
                "/moves/" + std::to_string(i)};
    }
    return puzzle;
}

}  // namespace shardscope

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/puzzle_json.h"

#include "core/io/read_name.h"
#include "core/io/schema.h"
#include "core/schedule/block_name.h"

namespace shardscope {
namespace {

PuzzleRules readPuzzleRules(ObjectReader& root)
{
    PuzzleRules rules;
    rules.stages = static_cast<int>(root.requiredInteger("stages", 1, kMostPuzzleStages));
    rules.microBatches = static_cast<int>(root.requiredInteger("microbatches", 1, kMostPuzzleMicroBatches));
    rules.chunks = static_cast<int>(root.integer("chunks", 1, 1, kMostPuzzleChunks));
    rules.splitsBackward = root.boolean("split", false);
    if (const auto most = root.optionalInteger("most_live", 1, kMostPuzzleMicroBatches * kMostPuzzleChunks))
        rules.mostLive = static_cast<int>(*most);
    return rules;
}

PuzzleMove readPuzzleMove(ObjectReader& reader)
{
    PuzzleMove move;
    move.rank = static_cast<int>(reader.requiredInteger("rank", 0, kMostPuzzleStages - 1));
    move.block.kind = readName<BlockKind>(reader, "op", "block", std::nullopt);
    move.block.microBatch = static_cast<std::uint32_t>(reader.requiredInteger("microbatch", 0, kMostPuzzleMicroBatches - 1));
    move.block.chunk = static_cast<std::uint16_t>(reader.integer("chunk", 0, 0, kMostPuzzleChunks - 1));
    return move;
}

}  // namespace

std::string puzzleText(const Puzzle& puzzle)
{
    const PuzzleRules& rules = puzzle.rules();
    Json document{{"schema", "shardscope.puzzle/1"},
                  {"stages", rules.stages},
                  {"microbatches", rules.microBatches},
                  {"chunks", rules.chunks},
                  {"split", rules.splitsBackward}};
    if (rules.mostLive)
        document["most_live"] = *rules.mostLive;
    Json moves = Json::array();
    for (const PuzzleMove& move : puzzle.moves())
        moves.push_back(
            {{"rank", move.rank}, {"op", nameOf(move.block.kind)}, {"microbatch", move.block.microBatch}, {"chunk", move.block.chunk}});
    document["moves"] = moves;
    return document.dump(1) + "\n";
}

Result<Puzzle> parsePuzzle(std::string_view text, std::string_view file)
{
    const Result<Json> document = parseJson(text, file);
    if (!document)
        return document.error();
    ObjectReader root(*document, std::string(file), "");
    readSchema(root, "puzzle", 1);
    const PuzzleRules rules = readPuzzleRules(root);
    const std::vector<PuzzleMove> moves = root.objects<PuzzleMove>("moves", readPuzzleMove);
    if (std::optional<Error> error = root.finish())
        return *error;
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

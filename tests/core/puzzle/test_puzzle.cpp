// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <random>

#include "core/io/puzzle_json.h"
#include "core/puzzle/puzzle.h"
#include "core/schedule/bubble.h"
#include "core/schedule/live_activations.h"
#include "core/schedule/schedule_traits.h"

using namespace shardscope;

namespace {

Block block(BlockKind kind, std::uint32_t microBatch, std::uint16_t chunk = 0)
{
    Block made;
    made.kind = kind;
    made.microBatch = microBatch;
    made.chunk = chunk;
    return made;
}

std::vector<PuzzleRules> allRules()
{
    std::vector<PuzzleRules> all;
    for (int stages = 1; stages <= 4; ++stages) {
        for (const int microBatches : {1, 2, 4, 8}) {
            for (const int chunks : {1, 2}) {
                for (const bool splits : {false, true}) {
                    PuzzleRules rules;
                    rules.stages = stages;
                    rules.microBatches = microBatches;
                    rules.chunks = chunks;
                    rules.splitsBackward = splits;
                    all.push_back(rules);
                }
            }
        }
    }
    return all;
}

}  // namespace

class TestPuzzle : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Every published order is accepted move by move, is recognised, and takes as long as its simulation, with the bubble of its closed form.
    void knownSchedulesAreAcceptedAndRecognised()
    {
        int built = 0;
        for (const PuzzleRules& rules : allRules()) {
            for (const PuzzlePar& par : parsOf(rules)) {
                Puzzle puzzle(rules);
                for (const PuzzleMove& move : movesOf(rules, par.kind)) {
                    const auto possible = recognised(puzzle);
                    QVERIFY(std::find(possible.begin(), possible.end(), par.kind) != possible.end());
                    const auto ready = puzzle.ready(move.rank);
                    QVERIFY(std::find(ready.begin(), ready.end(), move.block) != ready.end());
                    QVERIFY(!puzzle.place(move));
                }
                QVERIFY(puzzle.isDone());
                const auto kinds = recognised(puzzle);
                QVERIFY(std::find(kinds.begin(), kinds.end(), par.kind) != kinds.end());
                QCOMPARE(puzzle.makespan(), par.makespan);
                QVERIFY(std::abs(puzzle.bubbleOfTotal() - par.bubbleOfTotal) < 1e-12);
                QCOMPARE(puzzle.peakLive(), par.peakLive);
                checkLaw(rules, par.kind, puzzle);
                ++built;
            }
        }
        QVERIFY(built > 60);
    }

    /// Whatever is placed at random, each block after what it needs, and the puzzle's times are those of `simulate`.
    void whatIsPlacedCanRun()
    {
        std::mt19937 random(7);
        for (const PuzzleRules& rules : allRules()) {
            Puzzle puzzle(rules);
            while (!puzzle.isDone()) {
                const int rank = static_cast<int>(random() % static_cast<unsigned>(rules.stages));
                const auto ready = puzzle.ready(rank);
                if (!ready.empty())
                    QVERIFY(!puzzle.place({rank, ready[random() % ready.size()]}));
            }
            const Schedule schedule = puzzle.schedule();
            const Result<Simulation> simulation = simulate(schedule, uniformTimes(schedule.shape, rules.times), 0);
            QVERIFY(simulation);
            QCOMPARE(simulation->makespan, puzzle.makespan());
            for (int rank = 0; rank < rules.stages; ++rank)
                QCOMPARE(static_cast<std::int64_t>(puzzle.peakLive(rank)), peakLiveOf(schedule.rank(rank)));
        }
    }

    void illegalMovesSayWhy()
    {
        PuzzleRules rules;
        rules.stages = 2;
        rules.microBatches = 2;
        rules.mostLive = 1;
        Puzzle puzzle(rules);
        const auto why = [&](int rank, const Block& what) { return puzzle.problemWith({rank, what})->problem; };
        QVERIFY(why(1, block(BlockKind::Forward, 0)) == MoveProblem::NoInput);
        QVERIFY(why(0, block(BlockKind::Backward, 0)) == MoveProblem::NoForward);
        QVERIFY(why(0, block(BlockKind::InputGrad, 0)) == MoveProblem::NoSuchBlock);
        QVERIFY(why(0, block(BlockKind::Forward, 2)) == MoveProblem::NoSuchBlock);
        QVERIFY(why(2, block(BlockKind::Forward, 0)) == MoveProblem::NoSuchBlock);
        QVERIFY(why(0, block(BlockKind::Forward, 0, 1)) == MoveProblem::NoSuchBlock);
        QVERIFY(!puzzle.place({0, block(BlockKind::Forward, 0)}));
        QVERIFY(why(0, block(BlockKind::Forward, 0)) == MoveProblem::Placed);
        QVERIFY(why(0, block(BlockKind::Forward, 1)) == MoveProblem::NoRoom);
        const auto refused = puzzle.problemWith({0, block(BlockKind::Backward, 0)});
        QVERIFY(refused->problem == MoveProblem::NoGradient && refused->rank == 1);
        rules.splitsBackward = true;
        Puzzle split(rules);
        QVERIFY(!split.place({0, block(BlockKind::Forward, 0)}));
        QVERIFY(!split.place({1, block(BlockKind::Forward, 0)}));
        QVERIFY(split.problemWith({1, block(BlockKind::WeightGrad, 0)})->problem == MoveProblem::NoInputGradient);
    }

    void takesBackMoveByMove()
    {
        PuzzleRules rules;
        Puzzle puzzle(rules);
        std::vector<double> ends{0};
        const auto moves = movesOf(rules, parsOf(rules).front().kind);
        for (const PuzzleMove& move : moves) {
            (void)puzzle.place(move);
            ends.push_back(puzzle.makespan());
        }
        for (std::size_t left = moves.size(); left-- > 0;) {
            QVERIFY(puzzle.takeBack());
            QCOMPARE(puzzle.moves().size(), left);
            QCOMPARE(puzzle.makespan(), ends[left]);
        }
        QVERIFY(!puzzle.takeBack());
    }

    void aPositionIsAFile()
    {
        PuzzleRules rules;
        rules.splitsBackward = true;
        rules.mostLive = 4;
        Puzzle puzzle(rules);
        const auto moves = movesOf(rules, parsOf(rules).front().kind);
        for (std::size_t i = 0; i < moves.size() / 2; ++i)
            (void)puzzle.place(moves[i]);
        const std::string text = puzzleText(puzzle);
        const Result<Puzzle> again = parsePuzzle(text, "a.json");
        QVERIFY(again);
        QVERIFY(again->rules() == rules && again->moves() == puzzle.moves());
        QCOMPARE(puzzleText(*again), text);
    }
    void aBrokenPositionIsRefused_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("pointer");
        const QString head = R"({"schema": "shardscope.puzzle/1", "stages": 2, "microbatches": 2)";
        QTest::newRow("an illegal move") << head + R"(, "moves": [{"rank": 1, "op": "F", "microbatch": 0}]})"
                                         << "/moves/0";
        QTest::newRow("an unknown key") << head + R"(, "move": []})"
                                        << "/move";
        QTest::newRow("too many stages") << R"({"schema": "shardscope.puzzle/1", "stages": 99, "microbatches": 2})"
                                         << "/stages";
        QTest::newRow("another kind") << R"({"schema": "shardscope.lesson/1"})"
                                      << "/schema";
    }
    void aBrokenPositionIsRefused()
    {
        QFETCH(QString, text);
        QFETCH(QString, pointer);
        const Result<Puzzle> puzzle = parsePuzzle(text.toStdString(), "a.json");
        QVERIFY(!puzzle);
        QCOMPARE(QString::fromStdString(puzzle.error().pointer), pointer);
    }

private:
    static void checkLaw(const PuzzleRules& rules, ScheduleKind kind, const Puzzle& puzzle)
    {
        PipelineShape shape;
        shape.kind = kind;
        shape.stages = rules.stages;
        shape.microBatches = rules.microBatches;
        shape.chunks = rules.chunks;
        shape.group = static_cast<int>(defaultGroup(kind, rules.stages, rules.microBatches));
        const std::optional<double> law = bubbleLaw(shape, rules.times);
        const Schedule schedule = puzzle.schedule();
        const Result<Simulation> simulation = simulate(schedule, uniformTimes(schedule.shape, rules.times), 0);
        QVERIFY(simulation);
        if (law)
            QVERIFY(std::abs(longestIdle(schedule, *simulation) - *law) < 1e-9);
    }
};

QTEST_APPLESS_MAIN(TestPuzzle)
#include "test_puzzle.moc"

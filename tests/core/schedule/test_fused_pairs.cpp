// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <cmath>

#include "core/schedule/bubble.h"
#include "core/schedule/fused_blocks.h"
#include "core/schedule/heaviest_live.h"
#include "core/schedule/live_activations.h"
#include "tests/core/schedule/schedule_samples.h"

using namespace shardscope;

namespace {

PipelineShape fusedShape(ScheduleKind kind, int stages, std::int64_t microBatches, int chunks = 1, int group = 0)
{
    PipelineShape shape = shapeOf(kind, stages, microBatches, chunks, group);
    shape.fusesPairs = true;
    return shape;
}

PipelineShape randomShape(RandomTimes& random)
{
    for (;;) {
        const bool interleaves = random.integer(0, 1) == 1;
        const int microBatches = random.integer(1, 20);
        const int group = interleaves && random.integer(0, 1) == 1 ? random.integer(1, microBatches) : 0;
        const PipelineShape shape = fusedShape(interleaves ? ScheduleKind::Interleaved : ScheduleKind::OneFOneB, random.integer(1, 6),
                                               microBatches, interleaves ? random.integer(2, 4) : 1, group);
        if (checkShape(shape).empty())
            return shape;
    }
}

}  // namespace

/// 1F1B and interleaved 1F1B whose steady state is fused (Megatron-LM, combined_1f1b.py).
class TestFusedPairs : public QObject {
    Q_OBJECT

private slots:
    void matchesMegatron_data()
    {
        QTest::addColumn<PipelineShape>("shape");
        QTest::addColumn<int>("rank");
        QTest::addColumn<QString>("expected");
        QTest::newRow("no pipeline") << fusedShape(ScheduleKind::OneFOneB, 1, 4) << 0 << "F0 F1&B0 F2&B1 F3&B2 B3";
        QTest::newRow("one micro-batch") << fusedShape(ScheduleKind::OneFOneB, 1, 1) << 0 << "F0 B0";
        QTest::newRow("one chunk, first rank") << fusedShape(ScheduleKind::OneFOneB, 2, 4) << 0 << "F0 F1 F2 F3&B0 B1 B2 B3";
        QTest::newRow("one chunk, last rank") << fusedShape(ScheduleKind::OneFOneB, 2, 4) << 1 << "F0 F1&B0 F2&B1 F3&B2 B3";
        const PipelineShape interleaved = fusedShape(ScheduleKind::Interleaved, 2, 4, 2);
        QTest::newRow("two chunks, first rank") << interleaved << 0 << "F0a F1a F0b F1b F2a F3a&B0b F2b&B1b F3b&B0a B1a B2b B3b B2a B3a";
        QTest::newRow("two chunks, last rank") << interleaved << 1 << "F0a F1a F0b F1b&B0b F2a&B1b F3a&B0a F2b&B1a F3b&B2b B3b B2a B3a";
    }
    void matchesMegatron()
    {
        QFETCH(PipelineShape, shape);
        QFETCH(int, rank);
        QFETCH(QString, expected);
        QCOMPARE(order(makeSchedule(shape), rank), expected);
    }

    /// schedules.py: the warm-up is 2 · (p − 1 − r) + (v − 1) · N forwards, and with the experts' overlap one more.
    void countsAreMegatrons()
    {
        for (const PipelineShape& shape : legalShapes()) {
            if (!shape.fusesPairs)
                continue;
            const Schedule schedule = makeSchedule(shape);
            for (int rank = 0; rank < shape.stages; ++rank) {
                const std::int64_t all = shape.microBatches * shape.chunks;
                const int group = shape.chunks == 1 ? 0 : shape.group;
                const std::int64_t warmUp =
                    std::min<std::int64_t>(all, 2 * (shape.stages - rank - 1) + std::int64_t{shape.chunks - 1} * group + 1);
                const auto blocks = schedule.rank(rank);
                const auto count = [&](BlockKind kind) {
                    return std::count_if(blocks.begin(), blocks.end(), [&](const Block& block) { return block.kind == kind; });
                };
                QVERIFY2(count(BlockKind::Forward) == warmUp && count(BlockKind::Fused) == all - warmUp &&
                             count(BlockKind::Backward) == warmUp,
                         describe(shape));
            }
        }
    }

    /// The warm-up is one forward longer, but no further forward comes before something is freed: p = 4 and m = 8.
    void holdsTheWarmUp()
    {
        for (int rank = 0; rank < 4; ++rank) {
            QCOMPARE(peakLive(fusedShape(ScheduleKind::OneFOneB, 4, 8), rank), 2 * (3 - rank) + 1);
            QCOMPARE(peakLive(fusedShape(ScheduleKind::Interleaved, 4, 8, 2), rank),
                     peakLive(shapeOf(ScheduleKind::Interleaved, 4, 8, 2), rank));
        }
        QCOMPARE(peakLive(fusedShape(ScheduleKind::OneFOneB, 1, 8), 0), 1);
        const Schedule schedule = makeSchedule(fusedShape(ScheduleKind::OneFOneB, 2, 4));
        QCOMPARE(peakLiveOf(schedule.rank(1), FusedActivations::Together), 2);
        QCOMPARE(peakLiveOf(schedule, 1), 1);
    }

    /// No other kind takes the request.
    void otherKindsStayAsTheyAre()
    {
        for (const auto& [kind, name] : EnumNames<ScheduleKind>::names) {
            PipelineShape asked = shapeOf(kind, 4, 12, traitsOf(kind).chunks.nearest(2));
            const Schedule plain = makeSchedule(asked);
            asked.fusesPairs = true;
            QCOMPARE(makeSchedule(asked).blocks == plain.blocks, traitsOf(kind).pairs == nullptr);
        }
    }

    void blocksAreCounted()
    {
        RandomTimes random(41);
        for (int i = 0; i < 300; ++i) {
            PipelineShape shape = randomShape(random);
            shape.microBatches += std::int64_t{shape.group} * random.integer(0, 30);
            const Schedule schedule = makeSchedule(shape);
            for (int rank = 0; rank < shape.stages; ++rank) {
                const auto chunks = static_cast<std::size_t>(shape.chunks);
                std::vector<std::int64_t> counts(chunks * chunks, 0);
                for (const Block& block : schedule.rank(rank)) {
                    if (block.isFused())
                        ++counts[block.chunk * chunks + block.fusedChunk];
                }
                QVERIFY2(fusedBlocksOf(shape, rank) == counts, describe(shape));
            }
        }
        QCOMPARE(fusedBlocksOf(fusedShape(ScheduleKind::OneFOneB, 1, std::int64_t{1} << 40), 0),
                 std::vector<std::int64_t>{(std::int64_t{1} << 40) - 1});
        QCOMPARE(fusedBlocksOf(shapeOf(ScheduleKind::OneFOneB, 4, 8), 0), std::vector<std::int64_t>{0});
    }

    /// Each pair of chunks takes its own time.
    void pairsTakeTheirOwnTime()
    {
        const PipelineShape shape = fusedShape(ScheduleKind::Interleaved, 2, 4, 2);
        StageTimes times = uniformTimes(shape, {1, 2, 1, 1, 3});
        times.fusedPairs.assign(8, 3);
        times.fusedPairs[2 * 1 + 0] = 2.5;  // of stage 1, the first chunk of the last rank, with the backward of the same chunk
        const Schedule schedule = makeSchedule(shape);
        const Simulation simulation = simulated(schedule, times);
        int own = 0;
        for (std::uint32_t i = 0; i < schedule.blocks.size(); ++i) {
            const Block& block = schedule.blocks[i];
            const bool isOwn = schedule.rankOf(i) == 1 && block.chunk == 0 && block.fusedChunk == 0;
            own += isOwn && block.isFused() ? 1 : 0;
            if (block.isFused())
                QCOMPARE(simulation.spans[i].end - simulation.spans[i].start, isOwn ? 2.5 : 3.0);
        }
        QCOMPARE(own, 1);
    }

    void bubbleIsTheLaw()
    {
        RandomTimes random(42);
        for (int i = 0; i < 1000; ++i) {
            const PipelineShape shape = randomShape(random);
            BlockTimes times = random.blocks();
            times.fused = random.between(std::max(times.forward, times.backward), times.forward + times.backward);
            const std::optional<double> law = bubbleLaw(shape, times);
            QVERIFY(law);
            const Schedule schedule = makeSchedule(shape);
            const double idle = longestIdle(schedule, simulated(schedule, uniformTimes(shape, times)));
            QVERIFY2(std::abs(idle - *law) <= 1e-9 * std::max(1.0, *law), describe(shape));
        }
        QVERIFY(!bubbleLaw(fusedShape(ScheduleKind::OneFOneB, 4, 8), {1, 2, 1, 1, 3.5}));
        QVERIFY(!bubbleLaw(fusedShape(ScheduleKind::OneFOneB, 4, 8), {1, 2, 1, 1, 1.5}));
    }

    /// Each loss is computed at the end of a block, and its backward begins the next one.
    void noLossWaits()
    {
        QCOMPARE(mostWaitingLosses(fusedShape(ScheduleKind::Interleaved, 4, 12, 3)), 0);
        QCOMPARE(mostWaitingLosses(fusedShape(ScheduleKind::OneFOneB, 4, 12)), 0);
        const PipelineShape shortGroup = fusedShape(ScheduleKind::Interleaved, 4, 13, 2, 8);
        QVERIFY(checkShape(shortGroup).empty());
        QVERIFY(mostWaitingLosses(shortGroup) > 0);
    }
};

QTEST_APPLESS_MAIN(TestFusedPairs)
#include "test_fused_pairs.moc"

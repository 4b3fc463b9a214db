// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/gaps.h"

#include <QTest>

#include <cmath>

#include "core/schedule/bubble.h"
#include "core/schedule/dependencies.h"
#include "core/text/gap_text.h"
#include "tests/core/schedule/schedule_samples.h"

using namespace shardscope;

class TestGaps : public QObject {
    Q_OBJECT

    /// Whatever is awaited ends right when the gap does, but for its hop, on another rank.
    static bool isExplained(const Schedule& schedule, const Simulation& simulation, const Gap& gap)
    {
        if (gap.awaited == Simulation::kNone)
            return false;
        const double end = simulation.spans[gap.awaited].end;
        const bool isOther = schedule.rankOf(gap.awaited) != gap.rank;
        if (gap.reason == GapReason::StepEnds)
            return isOther && end == simulation.makespan && gap.end == end && gap.before == Simulation::kNone;
        const Block& waiting = schedule.blocks[gap.before];
        const bool canWait = gap.reason == GapReason::AwaitsForward ? waiting.hasForward() : waiting.hasInputGrad();
        return isOther && canWait && end + simulation.hops.longest() == gap.end && gap.hop <= gap.length() &&
               simulation.spans[gap.before].start == gap.end;
    }

private slots:
    void everyIdleMomentIsExplained()
    {
        RandomTimes random(21);
        int gaps = 0;
        for (const PipelineShape& shape : legalShapes()) {
            const Schedule schedule = makeSchedule(shape);
            const Simulation simulation = simulated(schedule, random.stages(shape), random.between(0, 0.5));
            for (int rank = 0; rank < shape.stages; ++rank) {
                double idle = 0;
                for (const Gap& gap : gapsOf(schedule, simulation, rank)) {
                    QVERIFY2(isExplained(schedule, simulation, gap), describe(shape));
                    QVERIFY2(gap.rank == rank && gap.length() > 0, describe(shape));
                    idle += gap.length();
                    ++gaps;
                }
                const double expected = simulation.makespan - busyTime(schedule, simulation, rank);
                QVERIFY2(std::abs(idle - expected) <= 1e-9 * simulation.makespan, describe(shape));
            }
        }
        QVERIFY(gaps > 10000);
    }

    void aPointIsInItsGapOrInABlock()
    {
        const auto shape = shapeOf(ScheduleKind::DualPipe, 4, 8);
        const Schedule schedule = makeSchedule(shape);
        RandomTimes random(22);
        const Simulation simulation = simulated(schedule, random.stages(shape), 0.1);
        for (int rank = 0; rank < 4; ++rank) {
            for (int i = 0; i < 500; ++i) {
                const double time = random.between(-1, simulation.makespan + 1);
                bool inBlock = time < 0 || time >= simulation.makespan;
                for (std::uint32_t block = schedule.begin(rank); block < schedule.end(rank); ++block)
                    inBlock = inBlock || (time >= simulation.spans[block].start && time < simulation.spans[block].end);
                const auto gap = gapAt(schedule, simulation, rank, time);
                QCOMPARE(gap.has_value(), !inBlock);
                QVERIFY(!gap || (gap->start <= time && time < gap->end));
            }
        }
        QVERIFY(!gapAt(schedule, simulation, 0, std::nan("")));
    }

    /// 1F1B with p = 4 and m = 8, the picture of schedules.md section 2.
    void saysWhy_data()
    {
        QTest::addColumn<int>("rank");
        QTest::addColumn<double>("time");
        QTest::addColumn<double>("hop");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("start") << 2 << 0.5 << 0.0
                               << "Rank 2 waits 2 before it starts F0: it needs the output of F0 on rank 1, which ends at 2.";
        QTest::newRow("hop") << 1 << 0.5 << 0.5
                             << "Rank 1 waits 1.5 before it starts F0: it needs the output of F0 on rank 0, which ends at 1, and the "
                                "output takes 0.5 to arrive.";
        QTest::newRow("gradient") << 0 << 5.0 << 0.0
                                  << "Rank 0 waits 6 before it starts B0: it needs the gradient of B0 on rank 1, which ends at 10.";
        QTest::newRow("end") << 3 << 32.5 << 0.0
                             << "Rank 3 is idle for 6, because its own work is done: the step ends at 33 with B7 on rank 0.";
    }
    void saysWhy()
    {
        QFETCH(int, rank);
        QFETCH(double, time);
        QFETCH(double, hop);
        QFETCH(QString, sentence);
        const auto shape = shapeOf(ScheduleKind::OneFOneB, 4, 8);
        const Schedule schedule = makeSchedule(shape);
        const Simulation simulation = simulated(schedule, uniformTimes(shape, blockTimes(1, 1, 1)), hop);
        const auto gap = gapAt(schedule, simulation, rank, time);
        QVERIFY(gap);
        QCOMPARE(QString::fromStdString(gapText(schedule, simulation, *gap)), sentence);
    }

    void noGapInAFullPipeline()
    {
        const auto shape = shapeOf(ScheduleKind::OneFOneB, 1, 8);
        const Schedule schedule = makeSchedule(shape);
        QVERIFY(gapsOf(schedule, simulated(schedule, uniformTimes(shape, {})), 0).empty());
    }
};

QTEST_APPLESS_MAIN(TestGaps)
#include "test_gaps.moc"

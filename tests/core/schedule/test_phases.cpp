// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/phases.h"

#include <QTest>

#include <cmath>

#include "core/schedule/bubble.h"
#include "tests/core/schedule/schedule_samples.h"

using namespace shardscope;

class TestPhases : public QObject {
    Q_OBJECT

    static std::vector<std::uint32_t> sizes(const RankPhases& phases)
    {
        std::vector<std::uint32_t> found;
        for (const PhaseSpan& phase : phases)
            found.push_back(phase.end - phase.begin);
        return found;
    }
    static RankPhases ofUnitBlocks(const PipelineShape& shape, int rank)
    {
        const Schedule schedule = makeSchedule(shape);
        return phasesOf(schedule, simulated(schedule, uniformTimes(shape, blockTimes(1, 1, 1))), rank);
    }

private slots:
    /// p = 4, m = 8 by hand, from the orders of schedules.md section 2.
    void countsTheBlocks_data()
    {
        QTest::addColumn<PipelineShape>("shape");
        QTest::addColumn<int>("rank");
        QTest::addColumn<std::vector<std::uint32_t>>("expected");
        const auto row = [](const PipelineShape& shape, int rank, const std::vector<std::uint32_t>& expected) {
            QTest::addRow("%s rank %d", describe(shape).constData(), rank) << shape << rank << expected;
        };
        row(shapeOf(ScheduleKind::OneFOneB, 4, 8), 0, {4, 8, 4});
        row(shapeOf(ScheduleKind::OneFOneB, 4, 8), 3, {1, 14, 1});
        row(shapeOf(ScheduleKind::OneFOneB, 4, 2), 0, {2, 0, 2});
        row(shapeOf(ScheduleKind::Afab, 4, 8), 1, {8, 0, 8});
        row(shapeOf(ScheduleKind::LoopedBfs, 4, 8, 2), 1, {16, 0, 16});
        row(shapeOf(ScheduleKind::Interleaved, 4, 8, 2), 0, {11, 10, 11});
        row(shapeOf(ScheduleKind::ZbH1, 4, 8), 0, {4, 12, 8});
        row(shapeOf(ScheduleKind::ZbH2, 4, 8), 0, {7, 3, 14});
        row(shapeOf(ScheduleKind::DualPipe, 4, 8), 0, {4, 7, 5});
    }
    void countsTheBlocks()
    {
        QFETCH(PipelineShape, shape);
        QFETCH(int, rank);
        QFETCH(std::vector<std::uint32_t>, expected);
        QVERIFY(sizes(ofUnitBlocks(shape, rank)) == expected);
    }

    void timesOfOneFOneB()
    {
        const RankPhases first = ofUnitBlocks(shapeOf(ScheduleKind::OneFOneB, 4, 8), 0);
        QCOMPARE(first[0].stop, 10.0);  // F0 to F3, then the wait for the first gradient
        QCOMPARE(first[0].idle(), 6.0);
        QCOMPARE(first[1].stop, 22.0);
        QCOMPARE(first[1].idle(), 0.0);
        QCOMPARE(first[2].stop, 33.0);
        QCOMPARE(first[2].idle(), 3.0);
        const RankPhases last = ofUnitBlocks(shapeOf(ScheduleKind::OneFOneB, 4, 8), 3);
        QCOMPARE(last[0].idle(), 3.0);
        QCOMPARE(last[2].idle(), 6.0);
    }

    /// They follow each other without a hole, cover every block, and their idle time is the rank's.
    void partitionTheStep()
    {
        RandomTimes random(31);
        for (const PipelineShape& shape : legalShapes()) {
            const Schedule schedule = makeSchedule(shape);
            const Simulation simulation = simulated(schedule, random.stages(shape), 0.3);
            for (int rank = 0; rank < shape.stages; ++rank) {
                const RankPhases phases = phasesOf(schedule, simulation, rank);
                QVERIFY2(phases[0].begin == schedule.begin(rank) && phases[2].end == schedule.end(rank), describe(shape));
                QVERIFY2(phases[0].start == 0 && phases[2].stop == simulation.makespan, describe(shape));
                double idle = 0;
                for (std::size_t i = 0; i < phases.size(); ++i) {
                    QVERIFY2(i == 0 || (phases[i].begin == phases[i - 1].end && phases[i].start == phases[i - 1].stop), describe(shape));
                    QVERIFY2(phases[i].idle() > -1e-9, describe(shape));
                    idle += phases[i].idle();
                }
                QVERIFY2(std::abs(idle - (simulation.makespan - busyTime(schedule, simulation, rank))) < 1e-6, describe(shape));
                for (std::uint32_t block = phases[0].begin; block < phases[0].end; ++block)
                    QVERIFY2(!schedule.blocks[block].hasInputGrad(), describe(shape));
                for (std::uint32_t block = phases[2].begin; block < phases[2].end; ++block)
                    QVERIFY2(!schedule.blocks[block].hasForward(), describe(shape));
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestPhases)
#include "test_phases.moc"

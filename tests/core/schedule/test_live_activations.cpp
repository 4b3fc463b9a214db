// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>

#include "core/schedule/live_activations.h"
#include "tests/core/schedule/schedule_samples.h"

using namespace shardscope;

class TestLiveActivations : public QObject {
    Q_OBJECT

    static int peakUntilInputGrad(std::span<const Block> order)
    {
        int live = 0;
        int peak = 0;
        for (const Block& block : order) {
            live += block.hasForward();
            peak = std::max(peak, live);
            live -= block.hasInputGrad();
        }
        return peak;
    }

private slots:
    void followsOneRank()
    {
        const auto shape = shapeOf(ScheduleKind::OneFOneB, 2, 3);
        const Schedule schedule = makeSchedule(shape);
        const Simulation simulation = simulated(schedule, uniformTimes(shape, blockTimes(1, 1, 1)));
        const std::vector<LivePoint> expected{{0, 1}, {1, 2}, {6, 1}, {6, 2}, {9, 1}, {12, 0}};
        QVERIFY(liveActivations(schedule, simulation, 0) == expected);
    }
    /// In a fused block the forward's activation is there before the backward's is freed.
    void countsBothInAFusedBlock()
    {
        const std::vector<Block> order{{0, 0, 0, 0, BlockKind::Forward}, {1, 0, 0, 0, BlockKind::Fused}, {1, 0, 0, 0, BlockKind::Backward}};
        QCOMPARE(peakLiveOf(order), 2);
    }
    /// An input gradient alone frees nothing.
    void holdsUntilTheWeightGradient()
    {
        const std::vector<Block> order{{0, 0, 0, 0, BlockKind::Forward},
                                       {0, 0, 0, 0, BlockKind::InputGrad},
                                       {1, 0, 0, 0, BlockKind::Forward},
                                       {0, 0, 0, 0, BlockKind::WeightGrad}};
        QCOMPARE(peakLiveOf(order), 2);
    }

    void curveAgreesWithThePeakAndEndsEmpty()
    {
        RandomTimes random(8);
        for (const PipelineShape& shape : legalShapes()) {
            const Schedule schedule = makeSchedule(shape);
            const Simulation simulation = simulated(schedule, random.stages(shape), 0.5);
            for (int rank = 0; rank < shape.stages; ++rank) {
                const auto points = liveActivations(schedule, simulation, rank);
                const auto byLive = [](const LivePoint& a, const LivePoint& b) { return a.live < b.live; };
                const auto byTime = [](const LivePoint& a, const LivePoint& b) { return a.time < b.time; };
                QVERIFY2(std::max_element(points.begin(), points.end(), byLive)->live == peakLive(shape, rank), describe(shape));
                QVERIFY2(std::is_sorted(points.begin(), points.end(), byTime), describe(shape));
                QVERIFY2(points.back().live == 0, describe(shape));
            }
        }
    }

    /// Counted until the input gradient (schedules.md section 1): ZB-H1 holds p - r like 1F1B, ZB-H2 2(p - 1 - r) + 1.
    void holdsLessUntilTheInputGradient()
    {
        for (int stages = 1; stages <= 8; ++stages) {
            const Schedule first = makeSchedule(shapeOf(ScheduleKind::ZbH1, stages, 2 * stages + 3));
            const Schedule second = makeSchedule(shapeOf(ScheduleKind::ZbH2, stages, 2 * stages + 3));
            for (int rank = 0; rank < stages; ++rank) {
                QCOMPARE(peakUntilInputGrad(first.rank(rank)), stages - rank);
                QCOMPARE(peakUntilInputGrad(second.rank(rank)), 2 * (stages - 1 - rank) + 1);
            }
        }
    }

    /// With unequal chunks the heaviest moment is not the one with the most activations.
    void findsTheHeaviestMoment()
    {
        const Schedule schedule = makeSchedule(shapeOf(ScheduleKind::ZbV, 4, 8));
        const auto equal = liveAtHeaviest(schedule.rank(0), std::vector<double>{1, 1});
        QCOMPARE(equal[0] + equal[1], 8);
        QCOMPARE(liveAtHeaviest(schedule.rank(0), std::vector<double>{1, 0}), (std::vector<std::int64_t>{8, 0}));
        const auto second = liveAtHeaviest(schedule.rank(0), std::vector<double>{0.01, 100});
        QCOMPARE(second, (std::vector<std::int64_t>{7, 1}));
        QCOMPARE(liveAtHeaviest(schedule.rank(3), std::vector<double>{0.01, 100})[1], 4);
    }
};

QTEST_APPLESS_MAIN(TestLiveActivations)
#include "test_live_activations.moc"

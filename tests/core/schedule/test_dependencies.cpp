// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>

#include "core/schedule/dependencies.h"
#include "tests/core/schedule/schedule_samples.h"

using namespace shardscope;

class TestDependencies : public QObject {
    Q_OBJECT
private slots:
    /// The dependencies of a block, by hand in DualPipeV, p = 2, m = 4: rank 0 holds stages 0 and 3, rank 1 stages 1 and 2.
    void findsThePartsOfAFusedBlock()
    {
        const auto shape = shapeOf(ScheduleKind::DualPipeV, 2, 4);
        const Schedule schedule = makeSchedule(shape);
        const Simulation simulation = simulated(schedule, uniformTimes(shape, {}));
        const Dependencies dependencies(schedule, simulation);
        const auto fused =
            std::find_if(schedule.blocks.begin() + schedule.begin(1), schedule.blocks.end(), [](const Block& b) { return b.isFused(); });
        QCOMPARE(token(*fused, shape), "F2b&B0a");
        QStringList waited;
        for (const Dependency& dependency : dependencies.of(std::uint32_t(fused - schedule.blocks.begin())))
            waited << QString::number(schedule.rankOf(dependency.from)) + ":" + token(schedule.blocks[dependency.from], shape) +
                          (dependency.crossesRanks ? " hop" : "");
        QCOMPARE(waited, QStringList({"1:F2a", "1:B0b", "1:F0a"}));
    }

    /// Both views hold the same edges, and nothing starts before what it waits for has arrived.
    void agreesInBothDirections()
    {
        RandomTimes random(6);
        for (const PipelineShape& shape : legalShapes()) {
            if (shape.stages > 4 || shape.microBatches % 3 != 0)
                continue;
            const Schedule schedule = makeSchedule(shape);
            const double hop = random.between(0, 1);
            const Simulation simulation = simulated(schedule, random.stages(shape), hop);
            const Dependencies dependencies(schedule, simulation);
            std::vector<std::pair<std::uint32_t, std::uint32_t>> of;
            std::vector<std::pair<std::uint32_t, std::uint32_t>> on;
            for (std::uint32_t block = 0; block < schedule.blocks.size(); ++block) {
                for (const Dependency& edge : dependencies.of(block)) {
                    of.emplace_back(edge.from, edge.to);
                    QVERIFY2(edge.crossesRanks == (schedule.rankOf(edge.from) != schedule.rankOf(edge.to)), describe(shape));
                    QVERIFY2(simulation.spans[edge.from].end + (edge.crossesRanks ? hop : 0) <= simulation.spans[block].start,
                             describe(shape));
                }
                for (const Dependency& edge : dependencies.on(block))
                    on.emplace_back(edge.from, edge.to);
            }
            std::sort(of.begin(), of.end());
            std::sort(on.begin(), on.end());
            QVERIFY2(of == on, describe(shape));
        }
    }

    /// The path starts at 0, ends at the makespan, and is without gaps but for hops.
    void criticalPathIsTheMakespan()
    {
        RandomTimes random(7);
        for (const PipelineShape& shape : legalShapes()) {
            const Schedule schedule = makeSchedule(shape);
            const double hop = random.between(0, 1);
            const Simulation simulation = simulated(schedule, random.stages(shape), hop);
            const auto path = Dependencies(schedule, simulation).criticalPath();
            double at = 0;
            int rank = schedule.rankOf(path.front());
            for (const std::uint32_t block : path) {
                at = schedule.rankOf(block) == rank ? at : at + hop;
                rank = schedule.rankOf(block);
                QVERIFY2(simulation.spans[block].start == at, describe(shape));
                at = simulation.spans[block].end;
            }
            QVERIFY2(at == simulation.makespan, describe(shape));
        }
    }

    void saysWhatAGapWaitsFor()
    {
        const auto shape = shapeOf(ScheduleKind::OneFOneB, 4, 8);
        const Schedule schedule = makeSchedule(shape);
        const Simulation simulation = simulated(schedule, uniformTimes(shape, blockTimes(1, 1, 1)));
        const Dependencies dependencies(schedule, simulation);
        QCOMPARE(dependencies.whatSetTheStart(0), Simulation::kNone);
        QCOMPARE(dependencies.whatSetTheStart(1), 0U);
        const std::uint32_t waitedFor = dependencies.whatSetTheStart(4);  // B0 of rank 0, after the gap
        QCOMPARE(schedule.rankOf(waitedFor), 1);
        QCOMPARE(token(schedule.blocks[waitedFor], shape), "B0");
        QCOMPARE(token(schedule.blocks[dependencies.whatSetTheStart(schedule.begin(2))], shape), "F0");
    }

    void takesBlocksWithoutDuration()
    {
        const auto shape = shapeOf(ScheduleKind::ZbV, 3, 6);
        const Schedule schedule = makeSchedule(shape);
        const Simulation simulation = simulated(schedule, uniformTimes(shape, {0, 0, 0, 0, 0}));
        QCOMPARE_LE(Dependencies(schedule, simulation).criticalPath().size(), schedule.blocks.size());
    }
};

QTEST_APPLESS_MAIN(TestDependencies)
#include "test_dependencies.moc"

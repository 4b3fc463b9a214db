// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <cmath>

#include "core/schedule/block_graph.h"
#include "core/schedule/rank_ends.h"
#include "core/schedule/schedule_traits.h"
#include "tests/core/schedule/schedule_samples.h"

using namespace shardscope;

namespace {

std::vector<double> simulatedEnds(const PipelineShape& shape, const StageTimes& times, double hop)
{
    const Schedule schedule = makeSchedule(shape);
    const Simulation simulation = simulated(schedule, times, hop);
    std::vector<double> ends;
    for (int rank = 0; rank < schedule.rankCount(); ++rank)
        ends.push_back(simulation.spans[schedule.end(rank) - 1].end);
    return ends;
}

/// Returns the difference, or nothing.
QByteArray difference(const PipelineShape& shape, const StageTimes& times, double hop)
{
    std::vector<double> ends;
    if (!rankEnds(shape, times, hop, ends))
        return {};
    const std::vector<double> expected = simulatedEnds(shape, times, hop);
    if (ends.size() != expected.size())
        return "another number of ranks";
    for (std::size_t rank = 0; rank < ends.size(); ++rank) {
        if (!(std::abs(ends[rank] - expected[rank]) <= 1e-9 * std::max(1.0, expected[rank])))
            return describe(shape) + " rank " + QByteArray::number(int(rank)) + ": " + QByteArray::number(ends[rank], 'g', 12) +
                   ", simulated " + QByteArray::number(expected[rank], 'g', 12);
    }
    return {};
}

}  // namespace

/// Where rankEnds answers, it is the simulation's answer.
class TestRankEnds : public QObject {
    Q_OBJECT

    static void addKinds()
    {
        QTest::addColumn<ScheduleKind>("kind");
        for (const auto& [kind, name] : EnumNames<ScheduleKind>::names)
            QTest::newRow(name.data()) << kind;
    }
    static void addVariants()
    {
        QTest::addColumn<ScheduleKind>("kind");
        QTest::addColumn<bool>("fusesPairs");
        for (const auto& [kind, name] : EnumNames<ScheduleKind>::names) {
            QTest::newRow(name.data()) << kind << false;
            if (traitsOf(kind).pairs)
                QTest::newRow((std::string(name) + ", fused pairs").c_str()) << kind << true;
        }
    }

private slots:
    void equalStages_data() { addKinds(); }
    void equalStages()
    {
        QFETCH(ScheduleKind, kind);
        RandomTimes random(11);
        for (const PipelineShape& shape : legalShapes()) {
            if (shape.kind != kind)
                continue;
            const BlockTimes stage = random.blocks();
            const double hops[] = {0, random.between(0, 0.5) * std::min(stage.forward, stage.backward), random.between(0, 5)};
            for (const double hop : hops) {
                const QByteArray found = difference(shape, uniformTimes(shape, stage), hop);
                QVERIFY2(found.isEmpty(), found.constData());
            }
        }
    }

    void anyStages_data() { addKinds(); }
    void anyStages()
    {
        QFETCH(ScheduleKind, kind);
        RandomTimes random(12);
        for (const PipelineShape& shape : legalShapes()) {
            if (shape.kind != kind)
                continue;
            const StageTimes times = random.stages(shape);
            for (const double hop : {0.0, random.between(0, 0.3), random.between(0, 5)}) {
                const QByteArray found = difference(shape, times, hop);
                QVERIFY2(found.isEmpty(), found.constData());
            }
        }
    }

    /// Many micro-batches: repetitions are left out. Ranks that are nearly equally slow take long to settle.
    void manyMicroBatches_data()
    {
        QTest::addColumn<double>("spread");
        QTest::newRow("equal") << 0.0;
        QTest::newRow("nearly equal") << 1e-6;
        QTest::newRow("head and embedding") << -1.0;
        QTest::newRow("unequal") << 1.0;
    }
    void manyMicroBatches()
    {
        QFETCH(double, spread);
        RandomTimes random(13);
        for (int i = 0; i < 60; ++i) {
            const auto shape = shapeOf(ScheduleKind::OneFOneB, random.integer(1, 24), random.integer(1, 700));
            StageTimes times = uniformTimes(shape, random.blocks());
            if (spread < 0) {
                times.front().forward += 0.01;
                times.back().forward += 0.3;
                times.back().backward += 0.5;
            } else {
                for (BlockTimes& stage : times) {
                    stage.forward *= 1 + spread * random.between(0, 1);
                    stage.backward *= 1 + spread * random.between(0, 1);
                }
            }
            for (const double hop : {0.0, 0.003, random.between(0, 1)}) {
                std::vector<double> ends;
                QVERIFY(rankEnds(shape, times, hop, ends));
                const QByteArray found = difference(shape, times, hop);
                QVERIFY2(found.isEmpty(), found.constData());
            }
        }
    }

    /// For every kind that does not always fuse, periods that a shorter schedule omits are added, and it is detected that they can be.
    void periodsAreSkipped_data() { addVariants(); }
    void periodsAreSkipped()
    {
        QFETCH(ScheduleKind, kind);
        QFETCH(bool, fusesPairs);
        const ScheduleTraits& traits = traitsOf(kind);
        if (traits.fuses)
            return;
        RandomTimes random(16);
        BlockGraphs graphs;
        int longer = 0;
        for (int i = 0; i < 60; ++i) {
            const int stages = random.integer(2, 9);
            const int group = traits.hasGroups() ? stages * random.integer(1, 2) : 1;
            auto shape = shapeOf(kind, stages, group * random.integer(20, 40), traits.chunks.nearest(random.integer(1, 4)), group);
            shape.fusesPairs = fusesPairs;
            StageTimes times = random.stages(shape);
            if (i % 2 == 0) {  // as a model's are: the ends differ
                times = uniformTimes(shape, random.blocks());
                times.front().forward += 0.01;
                times.back().forward += 0.3;
            }
            for (const double hop : {0.0, 0.01, random.between(0, 1)}) {
                std::vector<double> ends;
                QVERIFY(steadyEnds(shape, times, hop, graphs, ends));
                const std::vector<double> expected = simulatedEnds(shape, times, hop);
                for (std::size_t rank = 0; rank < ends.size(); ++rank)
                    QVERIFY2(std::abs(ends[rank] - expected[rank]) <= 1e-9 * expected[rank], describe(shape).constData());
            }
            PipelineShape shorter = shape;
            shorter.microBatches = traits.hasGroups() ? 4 * group : 4 * stages + 4;
            longer += BlockGraph(shorter).canBeLonger();
        }
        QVERIFY2(longer > 50 || traits.allForwardsFirst, qPrintable(QString::number(longer)));
    }

    void whereItAnswers()
    {
        RandomTimes random(14);
        std::vector<double> ends;
        const auto answers = [&](const PipelineShape& shape, bool equal, double hop) {
            return rankEnds(shape, equal ? uniformTimes(shape, random.blocks()) : random.stages(shape), hop, ends);
        };
        for (const double hop : {0.0, 0.05}) {
            QVERIFY(answers(shapeOf(ScheduleKind::Afab, 4, 9), false, hop));
            QVERIFY(answers(shapeOf(ScheduleKind::OneFOneB, 4, 9), false, hop));
            QVERIFY(answers(shapeOf(ScheduleKind::Interleaved, 4, 8, 2), true, hop));
            QVERIFY(answers(shapeOf(ScheduleKind::Interleaved, 4, 8, 2), false, hop));
            QVERIFY(answers(shapeOf(ScheduleKind::Interleaved, 4, 8, 2, 8), true, hop));
            QVERIFY(answers(shapeOf(ScheduleKind::ZbH1, 4, 4), false, hop));
            QVERIFY(answers(shapeOf(ScheduleKind::ZbH2, 4, 6), true, hop));
            QVERIFY(answers(shapeOf(ScheduleKind::ZbV, 4, 8), true, hop));
            QVERIFY(!answers(shapeOf(ScheduleKind::DualPipe, 4, 8, 2), true, hop));
            QVERIFY(answers(shapeOf(ScheduleKind::ZbV, 1, 8), false, hop));
            for (PipelineShape shape : {shapeOf(ScheduleKind::OneFOneB, 1, 9), shapeOf(ScheduleKind::OneFOneB, 4, 9),
                                        shapeOf(ScheduleKind::Interleaved, 4, 12, 3)}) {
                shape.fusesPairs = true;
                QVERIFY(answers(shape, false, hop));
            }
            QVERIFY(!answers(shapeOf(ScheduleKind::DualPipeV, 1, 8), false, hop));
        }
    }

    void ofAnySchedule_data() { addKinds(); }
    void ofAnySchedule()
    {
        QFETCH(ScheduleKind, kind);
        RandomTimes random(15);
        const auto shape = shapeOf(kind, 4, 12, traitsOf(kind).chunks.nearest(2));
        const StageTimes times = random.stages(shape);
        const Result<std::vector<double>> ends = rankEndsOf(makeSchedule(shape), times, 0.1);
        QVERIFY(ends);
        const std::vector<double> expected = simulatedEnds(shape, times, 0.1);
        for (std::size_t rank = 0; rank < expected.size(); ++rank)
            QVERIFY(std::abs((*ends)[rank] / expected[rank] - 1) < 1e-12);
    }

    void withoutAnAnswerNothingIsTouched()
    {
        std::vector<double> ends{1, 2};
        const auto shape = shapeOf(ScheduleKind::DualPipe, 4, 8, 2);
        QVERIFY(!rankEnds(shape, uniformTimes(shape, {}), 0, ends));
        QCOMPARE(ends, (std::vector<double>{1, 2}));
    }
};

QTEST_APPLESS_MAIN(TestRankEnds)
#include "test_rank_ends.moc"

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <map>
#include <tuple>

#include "core/schedule/live_activations.h"
#include "tests/core/schedule/schedule_samples.h"

using namespace shardscope;

class TestOrders : public QObject {
    Q_OBJECT
private slots:
    /// schedules.md section 2, p = 4 and m = 8, token by token.
    void matchesTheReference_data();
    void matchesTheReference()
    {
        QFETCH(PipelineShape, shape);
        QFETCH(int, rank);
        QFETCH(QString, expected);
        QCOMPARE(order(makeSchedule(shape), rank), expected);
    }

    /// Each (micro-batch, chunk) has one forward and one whole backward or one of each half, in that order.
    void conservesEveryActivation()
    {
        for (const PipelineShape& shape : legalShapes()) {
            const Schedule schedule = makeSchedule(shape);
            std::size_t blocks = 0;
            for (int rank = 0; rank < shape.stages; ++rank) {
                QVERIFY2(isComplete(schedule, rank), describe(shape));
                blocks += schedule.rank(rank).size();
            }
            QCOMPARE(blocks, schedule.blocks.size());
        }
    }

    void peaksAtTheClosedForm()
    {
        const auto shapes = legalShapes();
        QVERIFY(shapes.size() > 1000);
        for (const PipelineShape& shape : shapes) {
            const Schedule schedule = makeSchedule(shape);
            for (int rank = 0; rank < shape.stages; ++rank)
                QVERIFY2(peakLiveOf(schedule, rank) == peakLive(shape, rank), describe(shape));
        }
    }

    void findsTheRankOfABlock()
    {
        const Schedule schedule = makeSchedule(shapeOf(ScheduleKind::OneFOneB, 4, 8));
        QCOMPARE(schedule.rankOf(0), 0);
        QCOMPARE(schedule.rankOf(15), 0);
        QCOMPARE(schedule.rankOf(16), 1);
        QCOMPARE(schedule.rankOf(63), 3);
    }

    void splitsWhereItSaysSo()
    {
        for (const PipelineShape& shape : legalShapes()) {
            for (const Block& block : makeSchedule(shape).blocks) {
                const bool half = block.kind == BlockKind::InputGrad || block.kind == BlockKind::WeightGrad;
                QVERIFY2(!half || traitsOf(shape.kind).splitsBackward, describe(shape));
            }
        }
    }

private:
    static bool isComplete(const Schedule& schedule, int rank);
};

bool TestOrders::isComplete(const Schedule& schedule, int rank)
{
    enum Stage { Missing, HasForward, HasInputGrad, Done };
    std::map<std::pair<std::uint32_t, int>, Stage> seen;
    bool valid = true;
    const auto step = [&](std::uint32_t microBatch, int chunk, Stage from, Stage to) {
        Stage& stage = seen[{microBatch, chunk}];
        valid = valid && stage == from;
        stage = to;
    };
    for (const Block& block : schedule.rank(rank)) {
        if (block.hasForward())
            step(block.microBatch, block.chunk, Missing, HasForward);
        if (block.kind == BlockKind::InputGrad)
            step(block.microBatch, block.chunk, HasForward, HasInputGrad);
        else if (block.kind == BlockKind::WeightGrad)
            step(block.microBatch, block.chunk, HasInputGrad, Done);
        else if (block.hasInputGrad())
            step(block.backwardMicroBatch(), block.backwardChunk(), HasForward, Done);
    }
    const PipelineShape& shape = schedule.shape;
    const bool halves = traitsOf(shape.kind).placement == Placement::BothDirections;
    valid = valid && std::int64_t(seen.size()) == shape.microBatches * (halves ? 1 : shape.chunks);
    for (const auto& [activation, stage] : seen) {
        const bool ofThisDirection = !halves || (activation.first >= shape.microBatches / 2) == (activation.second == 1);
        valid = valid && stage == Done && activation.first < shape.microBatches && activation.second < shape.chunks && ofThisDirection;
    }
    return valid;
}

void TestOrders::matchesTheReference_data()
{
    QTest::addColumn<PipelineShape>("shape");
    QTest::addColumn<int>("rank");
    QTest::addColumn<QString>("expected");
    const auto row = [](const PipelineShape& shape, int rank, const char* expected) {
        QTest::addRow("%s rank %d", describe(shape).constData(), rank) << shape << rank << QString(expected);
    };
    row(shapeOf(ScheduleKind::Afab, 4, 3), 2, "F0 F1 F2 B0 B1 B2");
    const auto oneFOneB = shapeOf(ScheduleKind::OneFOneB, 4, 8);
    row(oneFOneB, 0, "F0 F1 F2 F3 B0 F4 B1 F5 B2 F6 B3 F7 B4 B5 B6 B7");
    row(oneFOneB, 3, "F0 B0 F1 B1 F2 B2 F3 B3 F4 B4 F5 B5 F6 B6 F7 B7");
    row(shapeOf(ScheduleKind::OneFOneB, 4, 2), 0, "F0 F1 B0 B1");
    const auto zbH1 = shapeOf(ScheduleKind::ZbH1, 4, 8);
    row(zbH1, 0, "F0 F1 F2 F3 I0 W0 F4 I1 W1 F5 I2 W2 F6 I3 W3 F7 I4 W4 I5 W5 I6 W6 I7 W7");
    row(zbH1, 3, "F0 I0 F1 I1 F2 I2 F3 I3 W0 F4 I4 W1 F5 I5 W2 F6 I6 W3 F7 I7 W4 W5 W6 W7");
    const auto zbH2 = shapeOf(ScheduleKind::ZbH2, 4, 8);
    row(zbH2, 0, "F0 F1 F2 F3 F4 F5 F6 I0 W0 F7 I1 W1 I2 W2 I3 W3 I4 W4 I5 W5 I6 W6 I7 W7");
    row(zbH2, 3, "F0 I0 F1 I1 F2 I2 F3 I3 F4 I4 F5 I5 F6 I6 W0 F7 I7 W1 W2 W3 W4 W5 W6 W7");
    const auto interleaved = shapeOf(ScheduleKind::Interleaved, 4, 8, 2);
    row(interleaved, 0,
        "F0a F1a F2a F3a F0b F1b F2b F3b F4a F5a F6a B0b F7a B1b F4b B2b F5b B3b F6b B0a F7b B1a "
        "B2a B3a B4b B5b B6b B7b B4a B5a B6a B7a");
    row(interleaved, 3,
        "F0a F1a F2a F3a F0b B0b F1b B1b F2b B2b F3b B3b F4a B0a F5a B1a F6a B2a F7a B3a F4b B4b F5b B5b F6b B6b F7b B7b "
        "B4a B5a B6a B7a");
    row(shapeOf(ScheduleKind::LoopedBfs, 2, 2, 2), 0, "F0a F1a F0b F1b B1b B0b B1a B0a");
    row(shapeOf(ScheduleKind::Zb1pInterleaved, 2, 2, 2), 1, "F0a F1a F0b I0b F1b I1b W0b I0a W1b I1a W0a W1a");
    const auto zbV = shapeOf(ScheduleKind::ZbV, 4, 8);
    row(zbV, 0,
        "F0a F1a F2a F3a F4a F5a F6a F0b I0b W0b F1b I1b W1b F2b I2b W2b F3b I3b W3b F7a I0a W0a F4b I4b W4b "
        "I1a W1a F5b I5b W5b I2a W2a F6b I6b W6b I3a W3a F7b I7b W7b I4a W4a I5a W5a I6a W6a I7a W7a");
    row(shapeOf(ScheduleKind::ZbV, 2, 1), 1, "F0a F0b I0b W0b I0a W0a");
    const auto vHalf = shapeOf(ScheduleKind::VHalf, 4, 8);
    row(vHalf, 0,
        "F0a F1a F2a F3a F4a F0b I0b W0b F1b I1b W1b F2b I0a I2b W0a F3b W2b F5a I1a I3b W1a F4b W3b F6a "
        "I2a I4b W2a F5b W4b F7a I3a I5b W3a F6b W5b I4a I6b W4a F7b I7b I5a W6b W7b W5a I6a W6a I7a W7a");
    row(vHalf, 3,
        "F0a F0b F1a F1b F2a F2b I0b W0b I0a W0a F3a F3b I1b W1b I1a W1a F4a F4b I2b W2b I2a W2a F5a F5b "
        "I3b W3b I3a W3a F6a F6b I4b W4b I4a W4a F7a F7b I5b I5a W5b W5a I6b I6a I7b I7a W6b W6a W7b W7a");
    const auto vMin = shapeOf(ScheduleKind::VMin, 4, 8);
    row(vMin, 0,
        "F0a F1a F0b I0b W0b F2a F1b I1b I0a W1b W0a F3a F2b I2b I1a W2b W1a F4a F3b I3b I2a W3b W2a F5a "
        "F4b I4b I3a W4b W3a F6a F5b I5b I4a W5b W4a F7a F6b I6b I5a W6b W5a F7b I7b I6a W7b W6a I7a W7a");
    row(vMin, 3,
        "F0a F0b F1a F1b I0b I0a W0b W0a F2a F2b I1b I1a W1b W1a F3a F3b I2b I2a W2b W2a F4a F4b I3b I3a "
        "W3b W3a F5a F5b I4b I4a W4b W4a F6a F6b I5b I5a W5b W5a F7a F7b I6b I6a W6b W6a I7b I7a W7b W7a");
    row(shapeOf(ScheduleKind::VMin, 2, 1), 1, "F0a F0b I0b I0a W0b W0a");
    row(shapeOf(ScheduleKind::DualPipe, 4, 8), 0,
        "F0.0 F1.0 F2.0 F4.1 I4.1 W4.1 F5.1 F3.0&B5.1 F6.1&B0.0 B6.1 F7.1&B1.0 B7.1 I2.0 W2.0 I3.0 W3.0");
    row(shapeOf(ScheduleKind::DualPipe, 4, 8), 3,
        "F4.1 F5.1 F6.1 F0.0 I0.0 W0.0 F1.0 F7.1&B1.0 F2.0&B4.1 B2.0 F3.0&B5.1 B3.0 I6.1 W6.1 I7.1 W7.1");
    row(shapeOf(ScheduleKind::DualPipeV, 4, 8), 3,
        "F0a F0b F1a F1b F2a F2b F3a F3b F4a B0b F4b&B0a F5a&B1b F5b&B1a F6a&B2b F6b&B2a F7a&B3b F7b&B3a B4b B4a B5b B5a "
        "I6b I6a I7b I7a W6b W6a W7b W7a");
}

QTEST_APPLESS_MAIN(TestOrders)
#include "test_orders.moc"

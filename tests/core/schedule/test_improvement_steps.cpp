// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/improvement_steps.h"

#include <QTest>

#include <cmath>

#include "tests/core/schedule/schedule_samples.h"

using namespace shardscope;

namespace {

const BlockTimes kUnit{1, 2, 1, 1, 3};

}  // namespace

class TestImprovementSteps : public QObject {
    Q_OBJECT
private slots:
    /// p = 4, m = 8: the device units of schedules.md section 2; the naive step runs p · m · (F + B).
    void matchesTheWorkedCase_data()
    {
        QTest::addColumn<int>("step");
        QTest::addColumn<double>("makespan");
        QTest::addColumn<double>("ofTotal");
        QTest::addColumn<double>("ofSpan");
        QTest::addColumn<double>("peak");
        const auto row = [](ImprovementStep step, double makespan, double ofTotal, double ofSpan, double peak) {
            QTest::newRow(nameOf(step).data()) << static_cast<int>(step) << makespan << ofTotal << ofSpan << peak;
        };
        row(ImprovementStep::Naive, 96, .75, .75, 8);
        row(ImprovementStep::AllForwardAllBackward, 33, .2727, .2727, 8);
        row(ImprovementStep::OneFOneB, 33, .2727, .2727, 4);
        row(ImprovementStep::Interleaved, 28.5, .1579, .1579, 5.5);
        row(ImprovementStep::ZeroBubble, 25.5, .0588, 0, 4);
    }
    void matchesTheWorkedCase()
    {
        QFETCH(int, step);
        QFETCH(double, makespan);
        QFETCH(double, ofTotal);
        QFETCH(double, ofSpan);
        QFETCH(double, peak);
        const auto result = measure(improvementSteps(4, 8, 2, kUnit)[std::size_t(step)]);
        QVERIFY(result);
        QCOMPARE(result->makespan, makespan);
        QVERIFY(std::abs(result->bubble.ofTotal - ofTotal) < 5e-5);
        QVERIFY(std::abs(result->bubble.ofSpan - ofSpan) < 5e-5);
        QCOMPARE(result->peakLive, peak);
    }

    /// All five do the same work, and with a full pipeline none is slower than the one before.
    void eachIsAnImprovement()
    {
        RandomTimes random(41);
        for (int i = 0; i < 200; ++i) {
            const int stages = random.integer(2, 8);
            const int microBatches = stages * random.integer(2, 6);
            const double unit = random.between(0.1, 10);
            const BlockTimes stage{unit, 2 * unit, unit, unit, 3 * unit};
            double before = std::numeric_limits<double>::infinity();
            for (const ImprovementRequest& request : improvementSteps(stages, microBatches, 2, stage)) {
                QVERIFY(checkShape(request.shape).empty());
                const auto result = measure(request);
                QVERIFY(result);
                QVERIFY2(result->makespan <= before * (1 + 1e-12), describe(request.shape));
                const double work = (1 - result->bubble.ofTotal) * result->makespan;
                QVERIFY2(std::abs(work / (3 * unit * microBatches) - 1) < 1e-9, describe(request.shape));
                before = result->makespan;
            }
        }
    }

    void saysWhatIsNotPossible()
    {
        const auto steps = improvementSteps(4, 6, 2, kUnit);
        QCOMPARE(steps.size(), std::size_t(5));
        QVERIFY(!checkShape(steps[3].shape).empty());  // 6 micro-batches leave a last group of 2
        QVERIFY(checkShape(steps[4].shape).empty());
        QVERIFY(measure(steps[4]));
    }
    void oneStageAndOneMicroBatch()
    {
        for (const ImprovementRequest& request : improvementSteps(1, 1, 1, kUnit)) {
            QVERIFY2(checkShape(request.shape).empty(), describe(request.shape));
            const auto result = measure(request);
            QVERIFY(result);
            QCOMPARE(result->makespan, 3.0);
            QCOMPARE(result->bubble.ofTotal, 0.0);
        }
    }
    void refusesTimesOfNothing()
    {
        QVERIFY(!measure(improvementSteps(2, 2, 2, {0, 0, 0, 0, 0})[1]));
        QVERIFY(!measure(improvementSteps(2, 2, 2, {std::nan(""), 2, 1, 1, 3})[2]));
    }
};

QTEST_APPLESS_MAIN(TestImprovementSteps)
#include "test_improvement_steps.moc"

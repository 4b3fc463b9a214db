// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>

#include "probe/cuda/measure/statistics.h"

using namespace shardscope::probe::cuda;

class TestStatistics : public QObject {
    Q_OBJECT
private slots:
    void medianAndSpreadAreOfTheSortedRuns()
    {
        const Timing timing = summarise({5, 1, 3, 2, 4});
        QCOMPARE(timing.median, 3.0);
        QCOMPARE(timing.best, 1.0);
        QCOMPARE(timing.runs, 5);
        QCOMPARE(timing.spread, 2.0 / 3);
        QCOMPARE(median({1, 2}), 1.5);
    }

    void enough_data()
    {
        QTest::addColumn<QVector<double>>("seconds");
        QTest::addColumn<double>("elapsed");
        QTest::addColumn<bool>("enough");
        QTest::newRow("too few, however long") << QVector<double>{1, 1, 1} << 100.0 << false;
        QTest::newRow("they agree") << QVector<double>{1, 1, 1, 1.001, 1, 1, 1} << 0.0 << true;
        QTest::newRow("they don't") << QVector<double>{1, 2, 1, 2, 1, 2, 1} << 0.0 << false;
        QTest::newRow("they don't, but time is up") << QVector<double>{1, 2, 1, 2, 1, 2, 1} << 2.0 << true;
        QTest::newRow("they never will") << QVector<double>(200, 0).mid(0, 199) + QVector<double>{9} << 0.0 << true;
    }
    void enough()
    {
        QFETCH(QVector<double>, seconds);
        QFETCH(double, elapsed);
        QFETCH(bool, enough);
        QCOMPARE(isEnough(StopRule{}, {seconds.begin(), seconds.end()}, elapsed), enough);
    }

    void slowGpuIsFound()
    {
        QVERIFY(outliers({100, 101, 99, 100}, 0.05).empty());
        QVERIFY(outliers({100}, 0.05).empty());
        const auto found = outliers({100, 101, 90, 100}, 0.05);
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(found[0].index, 2);
        QCOMPARE(found[0].difference(), -0.1);
    }

    /// Runs at a lower clock say how hot it was, not how fast the GPU is; where most are, they are the GPU.
    void runsAtALowerClockAreDropped()
    {
        QVERIFY((atFullClock({1, 2, 3}, {1000, 1000, 900}) == std::vector<double>{1, 2}));
        QVERIFY((atFullClock({1, 2, 3}, {0, 0, 0}) == std::vector<double>{1, 2, 3}));
        QVERIFY((atFullClock({1, 2, 3}, {1000, 0, 900}) == std::vector<double>{1, 2}));
        QVERIFY((atFullClock({1, 2, 3, 4}, {1, 2, 3, 4}) == std::vector<double>{3, 4}));
        QVERIFY((atFullClock({1, 2, 3, 4, 5}, {1, 2, 3, 4, 5}) == std::vector<double>{3, 4, 5}));
    }
};

QTEST_MAIN(TestStatistics)
#include "test_statistics.moc"

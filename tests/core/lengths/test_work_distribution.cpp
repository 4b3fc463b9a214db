// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>
#include <map>

#include "core/lengths/work_distribution.h"

using namespace shardscope;

namespace {

/// A normal distribution as 20,001 points.
WorkDistribution normal(double mean, double deviation)
{
    std::vector<WeightedWork> values;
    for (int index = -10000; index <= 10000; ++index) {
        const double z = index * 8.0 / 10000;
        values.push_back({mean + z * deviation, std::exp(-z * z / 2)});
    }
    return WorkDistribution(std::move(values));
}

/// The sum of `count` of them by adding one after the other, where all works are whole numbers.
std::map<int, double> convolved(const WorkDistribution& one, int count)
{
    std::map<int, double> sums{{0, 1}};
    for (int part = 0; part < count; ++part) {
        std::map<int, double> next;
        for (const auto& [sum, share] : sums) {
            for (const WeightedWork& value : one.values())
                next[sum + static_cast<int>(value.work)] += share * value.share;
        }
        sums = std::move(next);
    }
    return sums;
}

}  // namespace

class TestWorkDistribution : public QObject {
    Q_OBJECT
private slots:
    void sharesSumToOne()
    {
        const WorkDistribution work({{3, 6}, {1, 2}});
        QCOMPARE(work.values(), (std::vector<WeightedWork>{{1, 0.25}, {3, 0.75}}));
        QCOMPARE(work.mean(), 2.5);
        QCOMPARE(work.variation(), std::sqrt(0.75) / 2.5);
        QCOMPARE(work.most(), 3.0);
    }

    /// A coin of 0 and 1: the largest of n is 1 unless all are 0.
    void theLargestOfACoin()
    {
        const WorkDistribution coin({{0, 1}, {1, 1}});
        for (const double draws : {1.0, 2.0, 5.0, 50.0})
            QVERIFY(std::abs(coin.meanLargest(draws) - (1 - std::exp2(-draws))) < 1e-14);
    }

    void theLargestOfNormalNumbers_data()
    {
        QTest::addColumn<int>("draws");
        QTest::addColumn<double>("expected");
        // Tippett 1925; Harter 1961.
        QTest::newRow("2") << 2 << 0.56419;
        QTest::newRow("8") << 8 << 1.42360;
        QTest::newRow("64") << 64 << 2.34373;
        QTest::newRow("100") << 100 << 2.50759;
        QTest::newRow("1000") << 1000 << 3.24144;
    }
    void theLargestOfNormalNumbers()
    {
        QFETCH(int, draws);
        QFETCH(double, expected);
        QVERIFY(std::abs(normal(0, 1).meanLargest(draws) - expected) < 2e-4);
        // A sum of normal numbers is one.
        const WorkDistribution sum = normal(10, 1).sumOf(16);
        QVERIFY(std::abs((sum.meanLargest(draws) - 160) / 4 - expected) < 1e-3);
    }

    void sumsAreConvolutions_data()
    {
        QTest::addColumn<int>("count");
        for (const int count : {1, 2, 3, 7, 20})
            QTest::addRow("%d", count) << count;
    }
    void sumsAreConvolutions()
    {
        QFETCH(int, count);
        const WorkDistribution one({{1, 0.6}, {2, 0.3}, {50, 0.1}});
        const WorkDistribution sum = one.sumOf(count);
        double expected = 0;
        double reached = 0;
        double below = 0;
        for (const auto& [work, share] : convolved(one, count)) {
            below += share;
            expected += work * (std::pow(below, 64) - reached);
            reached = std::pow(below, 64);
        }
        QVERIFY(std::abs(sum.mean() / (one.mean() * count) - 1) < 1e-9);
        QVERIFY(std::abs(sum.variation() * std::sqrt(count) / one.variation() - 1) < 1e-4);
        QVERIFY2(std::abs(sum.meanLargest(64) / expected - 1) < 1e-3, qPrintable(QString("%1 %2").arg(sum.meanLargest(64)).arg(expected)));
    }

    void manyPartsKeepTheMoments()
    {
        const WorkDistribution one({{10, 0.99}, {1000, 0.01}});
        for (const std::int64_t count : {100, 1000, 20000}) {
            const WorkDistribution sum = one.sumOf(count);
            QVERIFY(std::abs(sum.mean() / (one.mean() * static_cast<double>(count)) - 1) < 1e-9);
            QVERIFY(std::abs(sum.variation() * std::sqrt(static_cast<double>(count)) / one.variation() - 1) < 2e-3);
        }
    }

    void aConstantStaysOne()
    {
        const WorkDistribution sum = WorkDistribution({{7, 1}, {7, 3}}).sumOf(1000);
        QCOMPARE(sum.mean(), 7000.0);
        QCOMPARE(sum.meanLargest(1e6), 7000.0);
        QCOMPARE(slowestOverMean(WorkDistribution({{7, 1}}), 512, 8), 1.0);
        QCOMPARE(slowestOverMean(WorkDistribution({{0, 1}}), 512, 8), 1.0);
    }

    /// More ranks wait longer, more micro-batches even out, one rank waits for no one.
    void theSlowestRank()
    {
        const WorkDistribution work({{1, 0.7}, {2, 0.2}, {9, 0.1}});
        QVERIFY(std::abs(slowestOverMean(work, 1, 4) - 1) < 1e-9);
        double last = 1;
        for (int ranks = 2; ranks <= 1024; ranks *= 2) {
            const double slowest = slowestOverMean(work, ranks, 8);
            QVERIFY(slowest > last && slowest < work.most() / work.mean());
            last = slowest;
        }
        last = 100;
        for (std::int64_t microBatches = 1; microBatches <= 4096; microBatches *= 4) {
            const double slowest = slowestOverMean(work, 64, microBatches);
            QVERIFY(slowest < last && slowest > 1);
            last = slowest;
        }
        QVERIFY(last < 1.1);
    }
};

QTEST_APPLESS_MAIN(TestWorkDistribution)
#include "test_work_distribution.moc"

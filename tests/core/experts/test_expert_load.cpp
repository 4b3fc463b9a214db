// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

#include "core/experts/expert_load.h"

using namespace shardscope;

namespace {

double sum(const std::vector<double>& values) { return std::accumulate(values.begin(), values.end(), 0.0); }

bool isClose(double a, double b, double tolerance = 1e-9) { return std::abs(a - b) <= tolerance * std::max(1.0, std::abs(b)); }

/// The mean of what exceeds `capacity` of an exactly binomial count.
double binomialExcess(int tokens, double share, double capacity)
{
    double excess = 0;
    for (int count = static_cast<int>(capacity) + 1; count <= tokens; ++count) {
        const double logarithm = std::lgamma(tokens + 1.0) - std::lgamma(count + 1.0) - std::lgamma(tokens - count + 1.0) +
                                 count * std::log(share) + (tokens - count) * std::log1p(-share);
        excess += (count - capacity) * std::exp(logarithm);
    }
    return excess;
}

}  // namespace

class TestExpertLoad : public QObject {
    Q_OBJECT
private slots:
    void loadsSumToWhatIsRouted_data()
    {
        QTest::addColumn<int>("experts");
        QTest::addColumn<int>("topK");
        QTest::addColumn<int>("ranks");
        QTest::newRow("Mixtral on 8") << 8 << 2 << 8;
        QTest::newRow("Mixtral on 4") << 8 << 2 << 4;
        QTest::newRow("DeepSeek-V3 on 64") << 256 << 8 << 64;
        QTest::newRow("all experts on one rank") << 16 << 4 << 1;
        QTest::newRow("every token to every expert") << 8 << 8 << 4;
    }
    void loadsSumToWhatIsRouted()
    {
        QFETCH(int, experts);
        QFETCH(int, topK);
        QFETCH(int, ranks);
        for (const double imbalance : {1.0, 1.3, 2.0, 5.0, 1e9}) {
            for (const double factor : {0.0, 1.0, 1.25}) {
                Routing routing{4096, ranks, experts, topK, imbalance, {}};
                if (factor > 0)
                    routing.capacityFactor = factor;
                const ExpertLoads loads = expertLoads(routing);
                QVERIFY(isClose(sum(loads.ofExpert), 4096.0 * ranks * topK));
                QVERIFY(isClose(sum(loads.ofRank), sum(loads.ofExpert)));
                QVERIFY(isClose(sum(loads.keptOfRank), sum(loads.keptOfExpert)));
                QVERIFY(isClose(loads.dropRate, 1 - sum(loads.keptOfRank) / sum(loads.ofRank)));
                QVERIFY(loads.dropRate >= 0 && loads.dropRate <= 1);
                QVERIFY(std::is_sorted(loads.ofRank.rbegin(), loads.ofRank.rend(), [](double a, double b) { return a < b - 1e-6; }));
                for (const double share : expertShares(routing))
                    QVERIFY(share >= 0 && share <= 1 + 1e-12);
                const double wanted = std::min(imbalance, largestImbalance(routing));
                QVERIFY(isClose(loads.ofRank[0] / loads.meanOfRank(), wanted, 1e-6));
                if (factor == 0)
                    QCOMPARE(loads.dropRate, 0.0);
            }
        }
    }

    void theExcessIsTheBinomials_data()
    {
        QTest::addColumn<int>("tokens");
        QTest::addColumn<double>("share");
        QTest::addColumn<double>("factor");
        for (const double factor : {1.0, 1.1, 1.25}) {
            QTest::addRow("Mixtral, factor %g", factor) << 4096 << 0.25 << factor;
            QTest::addRow("DeepSeek-V3, factor %g", factor) << 4096 << 8.0 / 256 << factor;
            QTest::addRow("few tokens, factor %g", factor) << 512 << 1.0 / 8 << factor;
        }
    }
    /// Within a thousandth of the tokens of the exact sum.
    void theExcessIsTheBinomials()
    {
        QFETCH(int, tokens);
        QFETCH(double, share);
        QFETCH(double, factor);
        const double mean = tokens * share;
        const double capacity = std::ceil(mean * factor - 1e-9);
        const double normal = meanExcess(mean, std::sqrt(mean * (1 - share)), capacity);
        const double exact = binomialExcess(tokens, share, capacity);
        QVERIFY2(std::abs(normal - exact) <= 1e-3 * mean, qPrintable(QString("%1 against %2 of %3").arg(normal).arg(exact).arg(mean)));
    }

    /// Tokens thrown one by one, without replacement among experts, drop what the formula says.
    void theDropRateIsThatOfThrownTokens()
    {
        const int experts = 16;
        const int topK = 2;
        const int tokens = 1024;
        std::mt19937 random(1);
        const double capacity = tokens * topK / static_cast<double>(experts);
        double dropped = 0;
        const int rounds = 400;
        std::vector<int> order(experts);
        std::iota(order.begin(), order.end(), 0);
        for (int round = 0; round < rounds; ++round) {
            std::vector<int> counts(experts, 0);
            for (int token = 0; token < tokens; ++token) {
                for (std::size_t choice = 0; choice < topK; ++choice) {
                    const auto other = choice + random() % (experts - choice);
                    std::swap(order[choice], order[other]);
                    ++counts[static_cast<std::size_t>(order[choice])];
                }
            }
            for (const int count : counts)
                dropped += std::max(0.0, count - capacity);
        }
        const double thrown = dropped / (static_cast<double>(rounds) * tokens * topK);
        const ExpertLoads loads = expertLoads({tokens, 8, experts, topK, 1, 1.0});
        QVERIFY2(std::abs(loads.dropRate - thrown) < 2e-3, qPrintable(QString("%1 against %2").arg(loads.dropRate).arg(thrown)));
    }

    void moreRoomDropsLess()
    {
        double last = 1;
        for (double factor = 0.5; factor < 3; factor += 0.125) {
            const double rate = expertLoads({4096, 8, 64, 4, 1.5, factor}).dropRate;
            QVERIFY(rate <= last);
            last = rate;
        }
        QVERIFY(last < 1e-3);
    }

    void moreImbalanceDropsMore()
    {
        double last = 0;
        for (double imbalance = 1; imbalance < 6; imbalance += 0.25) {
            const double rate = expertLoads({4096, 8, 64, 4, imbalance, 1.25}).dropRate;
            QVERIFY(rate >= last - 1e-12);
            last = rate;
        }
        QVERIFY(last > 0.3);
    }

    void paddingIsWhatStaysEmpty()
    {
        const ExpertLoads loads = expertLoads({4096, 8, 64, 4, 2, 2.0});
        QVERIFY(isClose(loads.padding, 1 - sum(loads.keptOfRank) / (loads.capacityOfRank * 8)));
        QCOMPARE(loads.capacityOfRank, 512.0 * 8 * 8);
        QCOMPARE(expertLoads({4096, 8, 64, 4, 2, {}}).padding, 0.0);
    }

    void aTokenCannotChooseAnExpertTwice()
    {
        // Two of eight experts, one a rank: no rank sees more than every token once.
        QCOMPARE(largestImbalance({4096, 8, 8, 2, 1, {}}), 4.0);
        QCOMPARE(largestImbalance({4096, 4, 8, 2, 1, {}}), 4.0);
        const ExpertLoads loads = expertLoads({4096, 8, 8, 2, 100, {}});
        QVERIFY(isClose(loads.ofRank[0], 4096.0 * 8, 1e-6));
    }

    void noDeviationIsAPlainDifference()
    {
        QCOMPARE(meanExcess(10, 0, 8), 2.0);
        QCOMPARE(meanExcess(8, 0, 10), 0.0);
        QVERIFY(isClose(meanExcess(100, 10, 100), 10 / std::sqrt(2 * 3.14159265358979323846)));
    }
};

QTEST_APPLESS_MAIN(TestExpertLoad)
#include "test_expert_load.moc"

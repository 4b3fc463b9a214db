// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/lengths/balanced_ranks.h"
#include "core/lengths/spread_draws.h"

using namespace shardscope;

namespace {

WorkDistribution work() { return WorkDistribution({{1, 0.5}, {2, 0.3}, {4, 0.15}, {9, 0.05}}); }

}  // namespace

class TestBalancedRanks : public QObject {
    Q_OBJECT
private slots:
    /// Graham 1969, figure of the bound: 5, 5, 4, 4, 3, 3, 3 on three ranks gives 11, the best is 9.
    void theLongestComesFirst()
    {
        const std::vector<double> works{5, 5, 4, 4, 3, 3, 3};
        const std::vector<std::size_t> ranks = longestFirst(works, 3, works.size());
        QCOMPARE(ranks, (std::vector<std::size_t>{0, 1, 2, 2, 0, 1, 0}));
        QCOMPARE(largestOverMean(works, ranks, 3), 11.0 / 9);
    }

    /// Without the limit the three small ones would go to one rank.
    void noRankHasMoreThanItsPlaces()
    {
        const std::vector<double> works{9, 1, 1, 1};
        QCOMPARE(longestFirst(works, 2, 4), (std::vector<std::size_t>{0, 1, 1, 1}));
        QCOMPARE(longestFirst(works, 2, 2), (std::vector<std::size_t>{0, 1, 1, 0}));
        for (const std::size_t places : {1U, 2U, 7U, 64U}) {
            for (const std::vector<double>& step : spreadDraws(work(), 8 * places, 4)) {
                std::vector<std::size_t> counts(8, 0);
                for (const std::size_t rank : longestFirst(step, 8, places))
                    ++counts[rank];
                QCOMPARE(counts, std::vector<std::size_t>(8, places));
            }
        }
    }

    void grahamsBoundHolds()
    {
        for (const std::vector<double>& step : spreadDraws(work(), 200, 20)) {
            const double mean = std::accumulate(step.begin(), step.end(), 0.0) / 8;
            const double best = std::max(mean, *std::max_element(step.begin(), step.end()));
            QVERIFY(largestOverMean(step, longestFirst(step, 8, step.size()), 8) * mean <= (4.0 / 3 - 1.0 / 24) * best + 1e-9);
        }
    }

    void balancingNeverWaitsLonger()
    {
        for (const int ranks : {2, 8, 64}) {
            for (const std::int64_t microBatches : {2, 4, 16}) {
                const double balanced = balancedOverMean(work(), ranks, microBatches);
                QVERIFY(balanced >= 1 - 1e-12);
                QVERIFY(balanced < slowestOverMean(work(), ranks, microBatches));
            }
        }
        QVERIFY(balancedOverMean(work(), 8, 32) < 1.02);
    }

    /// 6 | 5 and 4 | 3, in the order of their work: a group of both ranks waits for 6 and for 4, one alone for 6 and 3.
    void ranksOfAGroupWaitInEachMicroBatch()
    {
        const std::vector<double> works{3, 6, 4, 5};
        std::vector<double> alone = slowestGroup(works, 2, 2, 1);
        std::vector<double> together = slowestGroup(works, 2, 2, 2);
        std::sort(alone.begin(), alone.end());
        std::sort(together.begin(), together.end());
        QCOMPARE(alone, (std::vector<double>{3, 6}));
        QCOMPARE(together, (std::vector<double>{4, 6}));
        QCOMPARE(slowestGroup(std::vector<double>{5, 1, 4, 2, 3}, 1, 5, 1),
                 (std::vector<double>{1, 3, 5, 4, 2}));  // smaller ones at both ends
    }
    void waitingForEachOtherTakesLonger()
    {
        for (const int ranks : {8, 64}) {
            for (const std::int64_t microBatches : {2, 16}) {
                const double alone = balancedOverMean(work(), ranks, microBatches);
                double shorter = alone;
                for (const int together : {2, 4, 8}) {
                    const double waits = balancedOverMean(work(), ranks, microBatches, together);
                    QVERIFY(waits >= shorter - 1e-12);
                    shorter = waits;
                }
            }
        }
    }

    /// With one micro-batch each there is nothing to choose: the step is that of the largest. Draws stand for random ones.
    void oneEachCannotBeBalanced()
    {
        for (const int ranks : {2, 8, 64})
            QVERIFY(std::abs(balancedOverMean(work(), ranks, 1) / slowestOverMean(work(), ranks, 1) - 1) < 0.05);
    }

    void drawsAreTheDistribution()
    {
        const std::vector<std::vector<double>> draws = spreadDraws(work(), 10, 100);
        std::vector<double> all;
        for (const std::vector<double>& draw : draws) {
            QCOMPARE(draw.size(), std::size_t{10});
            all.insert(all.end(), draw.begin(), draw.end());
        }
        QCOMPARE(std::count(all.begin(), all.end(), 1.0), std::ptrdiff_t{500});
        QCOMPARE(std::count(all.begin(), all.end(), 9.0), std::ptrdiff_t{50});
        QCOMPARE(spreadDraws(work(), 10, 100), draws);
        // Neighbours are unlike: no run of equal works, as sorted ones would be.
        QVERIFY(std::count_if(draws.begin(), draws.end(), [](const auto& draw) { return draw.front() == draw.back(); }) < 50);
    }
};

QTEST_APPLESS_MAIN(TestBalancedRanks)
#include "test_balanced_ranks.moc"

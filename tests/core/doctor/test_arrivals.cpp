// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>

#include "core/doctor/arrivals.h"

using namespace shardscope;

namespace {

/// One rank with collectives of one group, from `starts` to `ends` on its own clock.
TracedRank rankWith(std::vector<int> group, const std::vector<double>& starts, const std::vector<double>& ends, bool isNumbered = true)
{
    TracedRank rank;
    rank.names = {"nccl"};
    rank.groups = {{"1", "mesh_dp", group}};
    for (std::size_t i = 0; i < starts.size(); ++i) {
        TracedKernel kernel;
        kernel.start = starts[i];
        kernel.end = ends[i];
        kernel.kind = KernelKind::Communication;
        kernel.group = 0;
        kernel.collective = static_cast<int>(i);
        rank.kernels.push_back(kernel);
        TracedCollective collective;
        collective.kind = CollectiveKind::AllReduce;
        collective.ranks = static_cast<int>(group.size());
        if (isNumbered)
            collective.sequence = static_cast<std::int64_t>(i) + 7;
        rank.collectives.push_back(collective);
    }
    return rank;
}

}  // namespace

class TestArrivals : public QObject {
    Q_OBJECT

private slots:
    /// The second rank's clock is 100 s ahead; it comes 3 s late to the first collective, and early to the second.
    void theLastRankIsFoundOnAnyClock()
    {
        const std::vector<TracedRank> ranks{rankWith({0, 1}, {1, 10}, {5, 12}), rankWith({0, 1}, {104, 108}, {105, 112})};
        const AlignedCollectives aligned(ranks);
        QCOMPARE(aligned.matched(), std::size_t{2});
        QVERIFY(aligned.offsetOf(1) && std::abs(*aligned.offsetOf(1) - 100) < 1e-12);
        const auto first = aligned.arrivalsOn(0);
        QVERIFY(first[0] && first[0]->rank == 1 && std::abs(first[0]->time - 4) < 1e-12 && first[0]->isComplete);
        QVERIFY(first[1] && first[1]->rank == 0 && std::abs(first[1]->time - 10) < 1e-12);
        const auto second = aligned.arrivalsOn(1);
        QVERIFY(second[1] && second[1]->rank == 0 && std::abs(second[1]->time - 110) < 1e-12);
    }

    /// Ranks 0 and 2 share no group; rank 1 connects them.
    void clocksAreAlignedThroughOtherRanks()
    {
        std::vector<TracedRank> ranks{rankWith({0, 1}, {1}, {2}), rankWith({0, 1}, {11}, {12}), rankWith({1, 2}, {51}, {53})};
        TracedRank other = rankWith({1, 2}, {12}, {13});
        ranks[1].groups.push_back(other.groups[0]);
        other.kernels[0].group = 1;
        other.kernels[0].collective = 1;
        ranks[1].kernels.push_back(other.kernels[0]);
        ranks[1].collectives.push_back(other.collectives[0]);
        const AlignedCollectives aligned(ranks);
        QVERIFY(aligned.offsetOf(2) && std::abs(*aligned.offsetOf(2) - 50) < 1e-12);
    }

    void ranksWithoutACommonCollectiveAreUnknown()
    {
        const std::vector<TracedRank> ranks{rankWith({0, 1}, {1}, {2}), rankWith({2, 3}, {1}, {2})};
        const AlignedCollectives aligned(ranks);
        QVERIFY(!aligned.offsetOf(1));
        QCOMPARE(aligned.matched(), std::size_t{0});
        QVERIFY(!aligned.arrivalsOn(0)[0] && !aligned.arrivalsOn(1)[0]);
    }

    void aGroupOfThreeIsNotCompleteWithTwo()
    {
        const std::vector<TracedRank> ranks{rankWith({0, 1, 2}, {1}, {5}), rankWith({0, 1, 2}, {2}, {5})};
        const auto arrivals = AlignedCollectives(ranks).arrivalsOn(0);
        QVERIFY(arrivals[0] && !arrivals[0]->isComplete);
    }

    /// Without numbers the order counts, which needs as many on every rank.
    void withoutNumbersTheOrderCounts()
    {
        const std::vector<TracedRank> same{rankWith({0, 1}, {1, 4}, {3, 6}, false), rankWith({0, 1}, {2, 5}, {3, 6}, false)};
        QCOMPARE(AlignedCollectives(same).matched(), std::size_t{2});
        const std::vector<TracedRank> other{rankWith({0, 1}, {1, 4}, {3, 6}, false), rankWith({0, 1}, {5}, {6}, false)};
        QCOMPARE(AlignedCollectives(other).matched(), std::size_t{0});
    }

    void endsThatDifferAreASpread()
    {
        const std::vector<TracedRank> ranks{rankWith({0, 1}, {1, 4, 7}, {3, 6, 9}), rankWith({0, 1}, {1, 4, 7}, {3.5, 6, 8.5})};
        QVERIFY(std::abs(AlignedCollectives(ranks).spread() - 0.5) < 1e-12);
    }
};

QTEST_APPLESS_MAIN(TestArrivals)
#include "test_arrivals.moc"

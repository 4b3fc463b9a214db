// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <bit>
#include <set>

#include "core/collective/collective_steps.h"

using namespace shardscope;

namespace {

constexpr auto kRing = CollectiveAlgorithm::Ring;
constexpr auto kTree = CollectiveAlgorithm::Tree;
constexpr auto kPairs = CollectiveAlgorithm::Pairwise;

std::uint64_t everybody(int ranks) { return ranks == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << ranks) - 1; }
std::uint64_t only(int rank) { return std::uint64_t{1} << rank; }

Holdings atTheEnd(const CollectiveSteps& played) { return holdingsAfter(played, played.steps.size()); }

}  // namespace

class TestCollectiveSteps : public QObject {
    Q_OBJECT

private slots:
    void everyRankGetsItsResult_data()
    {
        QTest::addColumn<int>("ranks");
        for (const int ranks : {1, 2, 3, 4, 5, 7, 8, 13, 16, 64})
            QTest::addRow("%d ranks", ranks) << ranks;
    }
    void everyRankGetsItsResult()
    {
        QFETCH(int, ranks);
        const auto n = static_cast<std::size_t>(ranks);
        const Holdings reduced = atTheEnd(*playCollective(CollectiveKind::AllReduce, kRing, ranks));
        const Holdings tree = atTheEnd(*playCollective(CollectiveKind::AllReduce, kTree, ranks));
        const Holdings gathered = atTheEnd(*playCollective(CollectiveKind::AllGather, kRing, ranks));
        const Holdings scattered = atTheEnd(*playCollective(CollectiveKind::ReduceScatter, kRing, ranks));
        const Holdings exchanged = atTheEnd(*playCollective(CollectiveKind::AllToAll, kPairs, ranks));
        for (std::size_t rank = 0; rank < n; ++rank) {
            QCOMPARE(tree[rank][0], everybody(ranks));
            QCOMPARE(scattered[rank][rank], everybody(ranks));
            for (std::size_t chunk = 0; chunk < n; ++chunk) {
                QCOMPARE(reduced[rank][chunk], everybody(ranks));
                QCOMPARE(gathered[rank][chunk], only(static_cast<int>(chunk)));
                QCOMPARE(exchanged[rank][chunk * n + rank], only(static_cast<int>(chunk)));
            }
        }
    }

    /// 2(n − 1)/n of the buffer for an all-reduce, (n − 1)/n of the size for the others: nccl-tests' bus factors.
    void aRankSendsWhatTheBusBandwidthCounts()
    {
        for (const int ranks : {1, 2, 3, 8, 17}) {
            for (const auto& [kind, name] : EnumNames<CollectiveKind>::names) {
                const bool pairs = kind == CollectiveKind::AllToAll || kind == CollectiveKind::SendReceive;
                if (kind == CollectiveKind::SendReceive && ranks == 1)
                    continue;
                const CollectiveSteps played = *playCollective(kind, pairs ? kPairs : kRing, ranks);
                for (int rank = 0; rank < ranks; ++rank)
                    QVERIFY2(std::abs(played.sentBy(rank, Bytes(1)).value() - busFactor(kind, ranks)) < 1e-12, name.data());
            }
        }
    }

    void stepsAreAsManyAsTheFormulasSay()
    {
        for (const int ranks : {2, 4, 8, 16}) {
            const auto steps = [ranks](CollectiveKind kind, CollectiveAlgorithm algorithm) {
                return static_cast<int>(playCollective(kind, algorithm, ranks)->steps.size());
            };
            QCOMPARE(steps(CollectiveKind::AllReduce, kRing), 2 * (ranks - 1));
            QCOMPARE(steps(CollectiveKind::AllGather, kRing), ranks - 1);
            QCOMPARE(steps(CollectiveKind::AllToAll, kPairs), ranks - 1);
            QCOMPARE(steps(CollectiveKind::AllReduce, kTree), 2 * (std::bit_width(static_cast<unsigned>(ranks)) - 1));
        }
    }

    /// In one step of a ring or an exchange each rank sends one chunk and gets one, and nobody sends what it has not.
    void stepsCanHappenAtOnce()
    {
        for (const auto& [kind, algorithm] : {std::pair(CollectiveKind::AllReduce, kRing), std::pair(CollectiveKind::AllGather, kRing),
                                              std::pair(CollectiveKind::AllToAll, kPairs), std::pair(CollectiveKind::AllReduce, kTree)}) {
            const CollectiveSteps played = *playCollective(kind, algorithm, 7);
            for (std::size_t step = 0; step < played.steps.size(); ++step) {
                const Holdings before = holdingsAfter(played, step);
                std::set<int> senders, receivers;
                for (const ChunkMove& move : played.steps[step]) {
                    QVERIFY(senders.insert(move.from).second && receivers.insert(move.to).second);
                    const std::uint64_t sent = before[static_cast<std::size_t>(move.from)][static_cast<std::size_t>(move.chunk)];
                    const std::uint64_t held = before[static_cast<std::size_t>(move.to)][static_cast<std::size_t>(move.chunk)];
                    QVERIFY(sent != 0);
                    QVERIFY(!move.adds || (sent & held) == 0);  // nothing is added twice
                }
            }
        }
    }

    void playsNothingElse()
    {
        QVERIFY(!playCollective(CollectiveKind::AllToAll, kRing, 4));
        QVERIFY(!playCollective(CollectiveKind::AllGather, kTree, 4));
        QVERIFY(!playCollective(CollectiveKind::AllReduce, CollectiveAlgorithm::Nvls, 4));
        QVERIFY(!playCollective(CollectiveKind::AllReduce, kRing, 0));
        QVERIFY(!playCollective(CollectiveKind::AllReduce, kRing, 65));
    }
};

QTEST_APPLESS_MAIN(TestCollectiveSteps)
#include "test_collective_steps.moc"

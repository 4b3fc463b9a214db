// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <bit>
#include <map>
#include <set>

#include "core/collective/collective_kinds.h"
#include "core/collective/collective_steps.h"
#include "core/collective/played_formula.h"

using namespace shardscope;

namespace {

constexpr auto kRing = PlayedAlgorithm::Ring;
constexpr auto kTree = PlayedAlgorithm::Tree;
constexpr auto kPairs = PlayedAlgorithm::Pairwise;
constexpr auto kNodes = PlayedAlgorithm::Hierarchical;

std::uint64_t heldBy(const Holdings& holdings, int rank, int chunk)
{
    return holdings[static_cast<std::size_t>(rank)][static_cast<std::size_t>(chunk)];
}

Holdings atTheEnd(const CollectiveSteps& played) { return holdingsAfter(played, played.steps.size()); }

bool isNear(double a, double b) { return std::abs(a - b) <= 1e-9 * std::max({1.0, std::abs(a), std::abs(b)}); }

/// Bytes of a size of 1 over the busiest link of each step, summed.
double pathOf(const CollectiveSteps& played)
{
    double path = 0;
    for (const CollectiveStep& step : played.steps) {
        std::map<std::pair<int, int>, double> links;
        double most = 0;
        for (const ChunkMove& move : step.moves)
            most = std::max(most, links[{move.from, move.to}] += played.chunkBytes(Bytes(1)).value());
        path += most;
    }
    return path;
}

}  // namespace

class TestCollectiveSteps : public QObject {
    Q_OBJECT

private slots:
    /// Every operation and algorithm on 2 to 16 ranks, and a few beyond.
    void addEverything()
    {
        QTest::addColumn<PlayedOperation>("operation");
        QTest::addColumn<PlayedAlgorithm>("algorithm");
        QTest::addColumn<int>("ranks");
        for (const auto& [operation, name] : EnumNames<PlayedOperation>::names) {
            for (const PlayedAlgorithm algorithm : algorithmsOf(operation)) {
                for (const int ranks : {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 37, 64}) {
                    if (algorithm == kNodes && ranks % kPlayedNodes != 0)
                        continue;
                    QTest::addRow("%s %s %d", name.data(), nameOf(algorithm).data(), ranks) << operation << algorithm << ranks;
                }
            }
        }
    }

    void everyRankGetsWhatIsPromised_data() { addEverything(); }
    void everyRankGetsWhatIsPromised()
    {
        QFETCH(PlayedOperation, operation);
        QFETCH(PlayedAlgorithm, algorithm);
        QFETCH(int, ranks);
        const CollectiveSteps played = *playCollective(operation, algorithm, ranks);
        const Holdings held = atTheEnd(played);
        int promises = 0;
        for (int rank = 0; rank < ranks; ++rank) {
            for (int chunk = 0; chunk < played.chunks; ++chunk) {
                const std::uint64_t wanted = promised(played, rank, chunk);
                promises += wanted != 0 ? 1 : 0;
                if (wanted != 0)
                    QCOMPARE(heldBy(held, rank, chunk), wanted);
            }
        }
        QVERIFY(promises > 0 || ranks == 1);
    }

    void theClosedFormIsWhatIsPlayed_data() { addEverything(); }
    void theClosedFormIsWhatIsPlayed()
    {
        QFETCH(PlayedOperation, operation);
        QFETCH(PlayedAlgorithm, algorithm);
        QFETCH(int, ranks);
        const CollectiveSteps played = *playCollective(operation, algorithm, ranks);
        const PlayedFormula formula = playedFormula(operation, algorithm, ranks);
        double most = 0, total = 0;
        for (int rank = 0; rank < ranks; ++rank) {
            const double sent = played.sentBy(rank, Bytes(1)).value();
            most = std::max(most, sent);
            total += sent;
        }
        QCOMPARE(formula.steps, static_cast<int>(played.steps.size()));
        QVERIFY2(isNear(formula.most, most), qPrintable(QString("%1 %2").arg(formula.most).arg(most)));
        QVERIFY2(isNear(formula.total, total), qPrintable(QString("%1 %2").arg(formula.total).arg(total)));
        QVERIFY2(isNear(formula.path, pathOf(played)), qPrintable(QString("%1 %2").arg(formula.path).arg(pathOf(played))));
    }

    /// Nobody sends what it has not, nor to itself, and no contribution is added twice (a barrier's signals may repeat).
    void onlyWhatIsThereIsSent_data() { addEverything(); }
    void onlyWhatIsThereIsSent()
    {
        QFETCH(PlayedOperation, operation);
        QFETCH(PlayedAlgorithm, algorithm);
        QFETCH(int, ranks);
        const CollectiveSteps played = *playCollective(operation, algorithm, ranks);
        for (std::size_t step = 0; step < played.steps.size(); ++step) {
            const Holdings before = holdingsAfter(played, step);
            QVERIFY(!played.steps[step].moves.empty());
            std::set<std::pair<int, int>> received;
            for (const ChunkMove& move : played.steps[step].moves) {
                QVERIFY(move.from != move.to && move.from >= 0 && move.from < ranks && move.to >= 0 && move.to < ranks);
                const std::uint64_t sent = heldBy(before, move.from, move.chunk);
                const std::uint64_t held = heldBy(before, move.to, move.chunk);
                QVERIFY(sent != 0);
                QVERIFY(received.insert({move.to, move.chunk}).second);  // simultaneous messages do not collide
                QVERIFY(!move.adds || (sent & held) == 0 || operation == PlayedOperation::Barrier);
            }
        }
    }

    /// 2(n − 1)/n of the buffer for an all-reduce, (n − 1)/n of the size for the others: nccl-tests' bus factors.
    void aRankSendsWhatTheBusBandwidthCounts()
    {
        for (const int ranks : {1, 2, 3, 8, 17}) {
            for (const auto& [kind, name] : EnumNames<CollectiveKind>::names) {
                const PlayedOperation operation = playedOperation(kind);
                if (kind == CollectiveKind::SendReceive && ranks == 1)
                    continue;
                const CollectiveSteps played = *playCollective(operation, algorithmsOf(operation).front(), ranks);
                for (int rank = 0; rank < ranks; ++rank)
                    QVERIFY2(isNear(played.sentBy(rank, Bytes(1)).value(), busFactor(kind, ranks)), name.data());
            }
        }
    }

    void sentGrowsFromStepToStep()
    {
        const CollectiveSteps played = *playCollective(PlayedOperation::AllReduce, kRing, 8);
        for (int step = 0; step <= 14; ++step)
            QCOMPARE(played.sentBy(3, Bytes(800), step), Bytes(100.0 * step));
        QCOMPARE(played.sentBy(3, Bytes(800), 99), played.sentBy(3, Bytes(800)));
    }

    /// The point of the hierarchy: as many bytes a rank as a flat ring, half of the steps, and inside the node for most of them.
    void theHierarchySendsAsMuchInFewerSteps()
    {
        for (const int ranks : {4, 8, 16}) {
            const CollectiveSteps ring = *playCollective(PlayedOperation::AllReduce, kRing, ranks);
            const CollectiveSteps nodes = *playCollective(PlayedOperation::AllReduce, kNodes, ranks);
            for (int rank = 0; rank < ranks; ++rank)
                QVERIFY(isNear(nodes.sentBy(rank, Bytes(1)).value(), ring.sentBy(rank, Bytes(1)).value()));
            QCOMPARE(static_cast<int>(nodes.steps.size()), ranks);
            for (const CollectiveStep& step : nodes.steps) {
                const bool across = step.part == StepPart::AcrossReduce || step.part == StepPart::AcrossGather;
                for (const ChunkMove& move : step.moves)
                    QCOMPARE((move.from < ranks / 2) != (move.to < ranks / 2), across);
            }
        }
    }

    void aBarrierSendsNothing()
    {
        for (const PlayedAlgorithm algorithm : algorithmsOf(PlayedOperation::Barrier))
            QCOMPARE(playCollective(PlayedOperation::Barrier, algorithm, 8)->sentBy(0, Bytes(1e9)), Bytes());
    }

    void kindsAndOperationsAgree()
    {
        for (const auto& [kind, name] : EnumNames<CollectiveKind>::names) {
            QCOMPARE(collectiveKind(playedOperation(kind)), std::optional(kind));
            QCOMPARE(nameOf(playedOperation(kind)), name);
        }
        QVERIFY(!collectiveKind(PlayedOperation::Barrier));
    }

    void playsNothingElse()
    {
        QVERIFY(!playCollective(PlayedOperation::AllToAll, kRing, 4));
        QVERIFY(!playCollective(PlayedOperation::AllGather, kTree, 4));
        QVERIFY(!playCollective(PlayedOperation::Broadcast, kPairs, 4));
        QVERIFY(!playCollective(PlayedOperation::AllReduce, kRing, 0));
        QVERIFY(!playCollective(PlayedOperation::AllReduce, kRing, 65));
        QVERIFY(!playCollective(PlayedOperation::AllReduce, kNodes, 7));
    }
};

QTEST_APPLESS_MAIN(TestCollectiveSteps)
#include "test_collective_steps.moc"

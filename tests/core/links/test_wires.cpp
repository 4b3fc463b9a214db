// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>
#include <numeric>

#include "core/links/step_traffic.h"

using namespace shardscope;

namespace {

constexpr std::array kKinds{CollectiveKind::AllReduce, CollectiveKind::AllGather, CollectiveKind::ReduceScatter, CollectiveKind::AllToAll,
                            CollectiveKind::SendReceive};

std::vector<int> strided(int count, int stride)
{
    std::vector<int> ranks;
    for (int i = 0; i < count; ++i)
        ranks.push_back(i * stride);
    return ranks;
}

bool near(Bytes a, double b) { return std::abs(a.value() - b) <= 1e-9 * std::abs(b) + 1e-12; }

}  // namespace

class TestWires : public QObject {
    Q_OBJECT
private slots:
    void ringsMoveTheirPublishedBytes()
    {
        const Bytes size(8000);
        QVERIFY(near(sentBytes(CollectiveKind::AllReduce, size, 4), 12000));
        QVERIFY(near(sentBytes(CollectiveKind::AllGather, size, 4), 6000));
        QVERIFY(near(sentBytes(CollectiveKind::ReduceScatter, size, 8), 7000));
        QVERIFY(near(sentBytes(CollectiveKind::AllToAll, size, 2), 4000));
        QVERIFY(near(sentBytes(CollectiveKind::SendReceive, size, 2), 8000));
    }

    void aGroupOfOneSendsNothing()
    {
        for (const CollectiveKind kind : kKinds)
            QCOMPARE(sentBytes(kind, Bytes(1e9), 1).value(), 0.0);
    }

    void bothWiresSumToWhatIsSent_data()
    {
        QTest::addColumn<int>("ranks");
        QTest::addColumn<int>("stride");
        for (const int ranks : {2, 3, 8, 16, 24, 64}) {
            for (const int stride : {1, 2, 3, 8, 64})
                QTest::addRow("%d ranks, %d apart", ranks, stride) << ranks << stride;
        }
    }
    void bothWiresSumToWhatIsSent()
    {
        QFETCH(int, ranks);
        QFETCH(int, stride);
        for (const GroupPlace& place : placesOf(strided(ranks, stride), 8)) {
            for (const CollectiveKind kind : kKinds) {
                const Wires wires = wiresOf(kind, Bytes(4096), place);
                QVERIFY(wires.domain.value() >= 0 && wires.network.value() >= 0);
                QVERIFY(near(wires.total(), sentBytes(kind, Bytes(4096), ranks).value()));
            }
        }
    }

    /// A ring through each domain as a whole leaves each once: that many times what one member sends crosses the network.
    void aRingCrossesOncePerDomain_data() { bothWiresSumToWhatIsSent_data(); }
    void aRingCrossesOncePerDomain()
    {
        QFETCH(int, ranks);
        QFETCH(int, stride);
        const std::vector<int> group = strided(ranks, stride);
        QSet<int> domains;
        for (const int rank : group)
            domains << rank / 8;
        Bytes crossing;
        for (const GroupPlace& place : placesOf(group, 8))
            crossing += wiresOf(CollectiveKind::AllGather, Bytes(4096), place).network;
        const double times = domains.size() > 1 ? static_cast<double>(domains.size()) : 0;
        QVERIFY(near(crossing, times * sentBytes(CollectiveKind::AllGather, Bytes(4096), ranks).value()));
    }

    /// Counted pair by pair.
    void anAllToAllCrossesForEachPeerOutside()
    {
        const std::vector<int> group{0, 1, 2, 9, 10, 30};
        const std::vector<GroupPlace> places = placesOf(group, 8);
        for (std::size_t i = 0; i < group.size(); ++i) {
            double outside = 0;
            for (const int peer : group)
                outside += peer / 8 == group[i] / 8 ? 0 : 100;
            QVERIFY(near(wiresOf(CollectiveKind::AllToAll, Bytes(600), places[i]).network, outside));
        }
    }

    void sendingGoesToTheNextMember()
    {
        const std::vector<GroupPlace> places = placesOf({0, 7, 8, 15}, 8);
        const std::array expected{true, false, true, false};
        for (std::size_t i = 0; i < places.size(); ++i) {
            QCOMPARE(places[i].nextInDomain, expected[i]);
            QCOMPARE(wiresOf(CollectiveKind::SendReceive, Bytes(10), places[i]).network.value(), expected[i] ? 0.0 : 10.0);
        }
    }

    void placesDoNotDependOnTheOrderOfMembers()
    {
        std::vector<int> group(16);
        std::iota(group.begin(), group.end(), 4);
        const std::vector<GroupPlace> forward = placesOf(group, 8);
        std::reverse(group.begin(), group.end());
        const std::vector<GroupPlace> backward = placesOf(group, 8);
        for (std::size_t i = 0; i < group.size(); ++i)
            QCOMPARE(forward[i].inDomain, backward[group.size() - 1 - i].inDomain);
        QCOMPARE(forward[0].inDomain, 4);
        QCOMPARE(forward[4].inDomain, 8);
    }
};

QTEST_APPLESS_MAIN(TestWires)
#include "test_wires.moc"

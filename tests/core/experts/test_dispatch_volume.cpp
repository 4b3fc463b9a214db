// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>
#include <set>

#include "core/collective/dispatch_volume.h"

using namespace shardscope;

namespace {

/// Mean count of different domains over all ways to throw `copies` copies into `domains`.
double countedDomains(int domains, int copies)
{
    const auto ways = static_cast<int>(std::pow(domains, copies) + 0.5);
    double sum = 0;
    for (int way = 0; way < ways; ++way) {
        std::set<int> seen;
        for (int copy = 0, rest = way; copy < copies; ++copy, rest /= domains)
            seen.insert(rest % domains);
        sum += static_cast<double>(seen.size());
    }
    return sum / ways;
}

bool near(double a, double b) { return std::abs(a - b) <= 1e-9 * std::max(1.0, std::abs(b)); }

constexpr Bytes kTokens(7168.0 * 2 * 4096);

}  // namespace

class TestDispatchVolume : public QObject {
    Q_OBJECT
private slots:
    void domainsReachedIsTheMeanOfAllWays_data()
    {
        QTest::addColumn<int>("domains");
        QTest::addColumn<int>("copies");
        for (const int domains : {1, 2, 3, 5, 8}) {
            for (const int copies : {1, 2, 4, 6})
                QTest::addRow("%d domains, %d copies", domains, copies) << domains << copies;
        }
    }
    void domainsReachedIsTheMeanOfAllWays()
    {
        QFETCH(int, domains);
        QFETCH(int, copies);
        QVERIFY(near(domainsReached(domains, copies), countedDomains(domains, copies)));
    }

    void theRoutersLimitHolds()
    {
        QVERIFY(domainsReached(8, 8) > 5);
        QCOMPARE(domainsReached(8, 8, 4), 4.0);
        QVERIFY(near(domainsReached(2, 8, 4), domainsReached(2, 8)));
    }

    /// DeepSeek-V3: 64 ranks on 8 nodes, 8 experts a token, 4 nodes at most: 3.5 of 7 copies leave the node.
    void deepSeekSendsHalfAsManyCopiesOverTheNetwork()
    {
        const GroupPlace place{64, 8, true};
        const Wires plain = dispatchWires(kTokens, 8, place, DispatchStyle::PerExpert);
        const Wires limited = dispatchWires(kTokens, 8, place, DispatchStyle::PerDomain, 4);
        QVERIFY(near(plain.network / kTokens, 7));
        QVERIFY(near(limited.network / kTokens, 3.5));
        // 8 experts are on 7.2 of 32 ranks on 4 nodes, and 7 of 8 of them are not the rank that forwards.
        QVERIFY(near(limited.domain / kTokens, 32 * (1 - std::pow(31.0 / 32, 8)) * 7 / 8));
    }

    /// Eight experts on eight ranks are on 5.25 of them, of which one in eight is the token's own.
    void withinADomainARankGetsATokenOnce()
    {
        const GroupPlace place{8, 8, true};
        const Wires plain = dispatchWires(kTokens, 8, place, DispatchStyle::PerExpert);
        const Wires grouped = dispatchWires(kTokens, 8, place, DispatchStyle::PerDomain);
        QVERIFY(near(grouped.domain / kTokens, 8 * (1 - std::pow(7.0 / 8, 8)) * 7 / 8));
        QVERIFY(near(dispatchWires(kTokens, 1, place, DispatchStyle::PerDomain).domain / kTokens, 7.0 / 8));
        QCOMPARE(grouped.network.value(), 0.0);
        QVERIFY(near(plain.domain / kTokens, 7));
    }

    /// A copy a domain never costs the network more than a copy an expert, and as much where a token has one expert.
    void groupingNeverCostsTheNetworkMore()
    {
        for (const int ranks : {16, 32, 64, 256}) {
            for (const double k : {1.0, 2.0, 4.0, 8.0}) {
                const GroupPlace place{ranks, 8, true};
                const Bytes plain = dispatchWires(kTokens, k, place, DispatchStyle::PerExpert).network;
                const Bytes grouped = dispatchWires(kTokens, k, place, DispatchStyle::PerDomain).network;
                QVERIFY(grouped <= plain * (1 + 1e-12));
                if (k == 1)
                    QVERIFY(near(grouped / plain, 1));
            }
        }
    }

    void anAllGatherSendsEveryTokenToEveryRank()
    {
        const Wires wires = dispatchWires(kTokens, 2, {8, 8, true}, DispatchStyle::Everything);
        QVERIFY(near(wires.total() / kTokens, 7));
        QCOMPARE(dispatchStyle(MoeDispatcher::AllGather), DispatchStyle::Everything);
        QCOMPARE(dispatchStyle(MoeDispatcher::HybridEp), DispatchStyle::PerDomain);
    }

    void oneRankSendsNothing()
    {
        for (const DispatchStyle style : {DispatchStyle::PerExpert, DispatchStyle::PerDomain, DispatchStyle::Everything})
            QCOMPARE(dispatchWires(kTokens, 8, {1, 1, true}, style).total().value(), 0.0);
    }
};

QTEST_APPLESS_MAIN(TestDispatchVolume)
#include "test_dispatch_volume.moc"

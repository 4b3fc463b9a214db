// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>
#include <set>

#include "core/collective/collective_model.h"
#include "core/collective/group_placement.h"
#include "core/collective/torus.h"
#include "core/hardware/catalog.h"
#include "core/plan/resolved_plan.h"

Q_DECLARE_METATYPE(shardscope::TorusSpan)

using namespace shardscope;

namespace {

Cluster clusterOf(const char* gpu, int gpusPerNode, int nodes)
{
    Cluster cluster;
    cluster.gpu = *hardwareCatalog().findGpu(gpu);
    cluster.gpusPerNode = gpusPerNode;
    cluster.nodes = nodes;
    return cluster;
}

double gigabytes(CollectiveKind kind, const Cluster& cluster, int ranks)
{
    constexpr Bytes kSize(1e12);  // latency does not show
    return kSize / CollectiveModel::modelled(cluster).seconds(kind, kSize, placeRanks(ranks, 1, cluster)) / BytesPerSecond(1e9);
}

}  // namespace

class TestTorus : public QObject {
    Q_OBJECT
private slots:
    /// A send goes to one neighbour. Nine tenths of a torus' link; of an xGMI mesh one link of seven; a switch gives everything.
    void aSendUsesOneLink_data()
    {
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<double>("rate");
        QTest::newRow("TPU v5e") << "tpu-v5e" << 45.0;
        QTest::newRow("TPU v5p") << "tpu-v5p" << 90.0;
        QTest::newRow("TPU v6e") << "tpu-v6e" << 90.0;
        QTest::newRow("TPU v7x") << "tpu-v7x" << 90.0;
        QTest::newRow("MI300X") << "mi300x" << 0.7 * 448 / 7;
        QTest::newRow("H100") << "h100-sxm" << 360.0;
    }
    void aSendUsesOneLink()
    {
        QFETCH(QString, gpu);
        QFETCH(double, rate);
        const Cluster cluster = clusterOf(qPrintable(gpu), 8, 1);
        QVERIFY(std::abs(gigabytes(CollectiveKind::SendReceive, cluster, 8) / rate - 1) < 1e-3);
    }

    /// Topologies of the Cloud TPU documentation; a tray of four v5p is 2 × 2 × 1.
    void aSliceIsTheMostEvenBox_data()
    {
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<int>("perNode");
        QTest::addColumn<int>("nodes");
        QTest::addColumn<TorusSpan>("slice");
        const auto add = [](const char* name, const char* gpu, int perNode, int nodes, const std::array<int, 3>& along) {
            QTest::newRow(name) << gpu << perNode << nodes << TorusSpan{along};
        };
        add("v5p tray", "tpu-v5p", 4, 1, {2, 2, 1});
        add("v5p 64", "tpu-v5p", 4, 16, {4, 4, 4});
        add("v5p 128", "tpu-v5p", 4, 32, {4, 4, 8});
        add("v5p 256", "tpu-v5p", 4, 64, {4, 8, 8});
        add("v5p 6144", "tpu-v5p", 4, 1536, {16, 16, 24});
        add("v7x 9216", "tpu-v7x", 4, 2304, {16, 18, 32});
        add("v6e 128", "tpu-v6e", 4, 32, {8, 16, 1});
        add("v6e 256", "tpu-v6e", 4, 64, {16, 16, 1});
        add("two slices of v6e", "tpu-v6e", 4, 128, {16, 16, 1});
        add("a prime number of trays", "tpu-v6e", 4, 7, {4, 7, 1});
        add("Trainium2, a torus in each node", "trainium2", 16, 4, {4, 4, 1});
    }
    void aSliceIsTheMostEvenBox()
    {
        QFETCH(QString, gpu);
        QFETCH(int, perNode);
        QFETCH(int, nodes);
        QFETCH(TorusSpan, slice);
        const Torus torus(clusterOf(qPrintable(gpu), perNode, nodes));
        QCOMPARE(torus.slice().along, slice.along);
    }

    /// Against the places of the ranks themselves, whatever the stride.
    void aGroupSpansTheChipsOfItsRanks_data()
    {
        QTest::addColumn<int>("nodes");
        for (const int nodes : {1, 6, 16, 64, 72})
            QTest::addRow("%d trays", nodes) << nodes;
    }
    void aGroupSpansTheChipsOfItsRanks()
    {
        QFETCH(int, nodes);
        const Torus torus(clusterOf("tpu-v5p", 4, nodes));
        const int chips = 4 * nodes;
        int exact = 0;
        for (int stride = 1; stride < chips; ++stride) {
            for (int ranks = 1; ranks * stride <= chips; ++ranks) {
                if (chips % (ranks * stride) != 0)
                    continue;
                std::array<std::set<int>, 3> places;
                for (int rank = 0; rank < ranks; ++rank) {
                    const std::array<int, 3> place = torus.slice().placeOf(rank * stride);
                    for (std::size_t axis = 0; axis < 3; ++axis)
                        places[axis].insert(place[axis]);
                }
                const TorusSpan span = torus.spanOf(ranks, stride);
                for (std::size_t axis = 0; axis < 3; ++axis)
                    QCOMPARE(span.along[axis], static_cast<int>(places[axis].size()));
                ++exact;
            }
        }
        QVERIFY(exact > 2);
    }

    /// A slice of 64 v5p is a cube of four: 16 ranks span two axes, each of four.
    void anAllToAllUsesAllAxesAndPassesOnMessages()
    {
        const Torus torus(clusterOf("tpu-v5p", 4, 16));
        // Four links; a message takes one hop along each axis on average: half the links' bytes arrive.
        const double expected = 4 * 90e9 / 2 * 15 / 16;
        QCOMPARE(torus.toAll(torus.spanOf(16, 1), 16).value(), expected);
        QVERIFY(torus.toAll(torus.spanOf(4, 1), 4) > torus.toAll(torus.spanOf(64, 1), 64) * 0.7);
        QVERIFY(gigabytes(CollectiveKind::AllToAll, clusterOf("tpu-v5p", 4, 16), 16) < 0.5 * 480);
        // An axis twice as long carries its messages twice as far.
        const Torus longer(clusterOf("tpu-v5p", 4, 64));
        QCOMPARE(longer.toAll(longer.slice(), 64).value(), torus.toAll(torus.slice(), 64).value() / 2);
    }

    void aGatherUsesTheAxesThatItsGroupSpans_data()
    {
        QTest::addColumn<int>("ranks");
        QTest::addColumn<int>("stride");
        QTest::addColumn<int>("axes");
        QTest::newRow("one axis") << 4 << 1 << 1;
        QTest::newRow("two") << 16 << 1 << 2;
        QTest::newRow("the slice") << 64 << 1 << 3;
        QTest::newRow("less than an axis") << 2 << 1 << 1;
        QTest::newRow("the second axis alone") << 4 << 4 << 1;
        QTest::newRow("the two that tensor parallelism leaves") << 16 << 4 << 2;
    }
    void aGatherUsesTheAxesThatItsGroupSpans()
    {
        QFETCH(int, ranks);
        QFETCH(int, stride);
        QFETCH(int, axes);
        const Cluster cluster = clusterOf("tpu-v5p", 4, 16);
        const Torus torus(cluster);
        const GroupPlacement group = placeRanks(ranks, stride, cluster);
        QCOMPARE(group.torus, torus.spanOf(ranks, stride));
        QCOMPARE(Torus::gatheringLinks(group.torus), 2 * axes);
        QCOMPARE(torus.gatheringShare(group.torus), axes / 3.0);
        const auto rate = [&](const GroupPlacement& of) {
            constexpr Bytes kSize(1e12);
            const Seconds time = CollectiveModel::modelled(cluster).seconds(CollectiveKind::AllGather, kSize, of);
            return kSize / time / BytesPerSecond(1e9) * (of.ranks - 1) / of.ranks;
        };
        QVERIFY(std::abs(rate(group) / rate(placeRanks(64, 1, cluster)) - axes / 3.0) < 1e-2);
    }

    /// The group that shares the dense weights is cut by the order of ranks: cp 4, dp 4 and tp 4 between them.
    void aGroupOfTwoPlanAxesSpansBoth()
    {
        ResolvedPlan plan;
        plan.tp = plan.cp = plan.dp = 4;
        plan.world = 64;
        const RankOrder order{Axis::Cp, Axis::Tp, Axis::Ep, Axis::Dp, Axis::Pp};
        const GroupPlacement data = placeGroup(CommunicationGroup::Data, plan, order, clusterOf("tpu-v5p", 4, 16));
        QCOMPARE(data.ranks, 16);
        QCOMPARE(data.torus.along, (std::array<int, 3>{4, 1, 4}));
        QCOMPARE(placeGroup(CommunicationGroup::Tensor, plan, order, clusterOf("tpu-v5p", 4, 16)).torus.along,
                 (std::array<int, 3>{1, 4, 1}));
        QCOMPARE(placeGroup(CommunicationGroup::Data, plan, order, clusterOf("h100-sxm", 8, 8)).torus.axes(), 0);
    }

    void aSwitchIsNoTorus() { QVERIFY(!Torus(clusterOf("h100-sxm", 8, 8)).isOne()); }
};

QTEST_APPLESS_MAIN(TestTorus)
#include "test_torus.moc"

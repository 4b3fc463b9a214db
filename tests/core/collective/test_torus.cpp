// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>

#include "core/collective/collective_model.h"
#include "core/collective/group_placement.h"
#include "core/collective/torus.h"
#include "core/hardware/catalog.h"

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

    /// A slice of 64 v5p is a cube of four: 16 ranks span two axes, each of four.
    void anAllToAllUsesAllAxesAndPassesOnMessages()
    {
        const Torus torus(clusterOf("tpu-v5p", 4, 16));
        // Four links; a message takes one hop along each axis on average: half the links' bytes arrive.
        const double expected = 4 * 90e9 / 2 * 15 / 16;
        QCOMPARE(torus.toAll(16).value(), expected);
        QVERIFY(torus.toAll(4) > torus.toAll(64) * 0.7);
        QVERIFY(gigabytes(CollectiveKind::AllToAll, clusterOf("tpu-v5p", 4, 16), 16) < 0.5 * 480);
    }

    void aGatherUsesTheAxesThatItsGroupSpans_data()
    {
        QTest::addColumn<int>("ranks");
        QTest::addColumn<double>("share");
        QTest::newRow("one axis") << 4 << 1.0 / 3;
        QTest::newRow("two") << 16 << 2.0 / 3;
        QTest::newRow("the slice") << 64 << 1.0;
        QTest::newRow("less than an axis") << 2 << 1.0 / 3;
    }
    void aGatherUsesTheAxesThatItsGroupSpans()
    {
        QFETCH(int, ranks);
        QFETCH(double, share);
        QCOMPARE(Torus(clusterOf("tpu-v5p", 4, 16)).gatheringShare(ranks), share);
    }

    void aSwitchIsNoTorus() { QVERIFY(!Torus(clusterOf("h100-sxm", 8, 8)).isOne()); }
};

QTEST_APPLESS_MAIN(TestTorus)
#include "test_torus.moc"

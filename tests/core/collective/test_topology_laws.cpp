// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/base/enum_names.h"
#include "core/collective/collective_model.h"
#include "core/collective/group_placement.h"
#include "core/hardware/catalog.h"

using namespace shardscope;

namespace {

constexpr CollectiveKind kCollectives[] = {CollectiveKind::AllReduce, CollectiveKind::AllGather, CollectiveKind::ReduceScatter,
                                           CollectiveKind::AllToAll};
constexpr double kRounding = 1e-9;

Cluster clusterOf(const char* gpu, int gpusPerNode, int nodes, const char* network, int nics)
{
    Cluster cluster;
    cluster.gpu = *hardwareCatalog().findGpu(gpu);
    cluster.network = *hardwareCatalog().findNetwork(network);
    cluster.gpusPerNode = gpusPerNode;
    cluster.nodes = nodes;
    cluster.nicsPerNode = nics;
    return cluster;
}

GroupPlacement firstRanks(int ranks, const Cluster& cluster) { return placeRanks(ranks, 1, cluster); }

}  // namespace

/// A measured curve speaks for the topology that it was measured in, and for the whole family of its device.
class TestTopologyLaws : public QObject {
    Q_OBJECT

private slots:
    /// A rack's NVLink was measured over 8 nodes: no group that leaves a smaller domain travels as fast. It had 337 GB/s over 25 GbE.
    void noNetworkIsFasterThanItsAdapters_data()
    {
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<QString>("network");
        QTest::addColumn<int>("domain");
        for (const char* gpu : {"gb200", "gb300", "h100-sxm", "a100-sxm-80"}) {
            for (const char* network : {"eth-25", "ib-ndr", "efa-v2"}) {
                for (const int domain : {4, 8, 16})
                    QTest::addRow("%s, %s, domain of %d", gpu, network, domain) << gpu << network << domain;
            }
        }
    }
    void noNetworkIsFasterThanItsAdapters()
    {
        QFETCH(QString, gpu);
        QFETCH(QString, network);
        QFETCH(int, domain);
        Cluster cluster = clusterOf(qPrintable(gpu), 4, 16, qPrintable(network), 1);
        cluster.nvlinkDomain = domain;
        const CollectiveModel model(cluster, PublishedCurves::Steady);
        const GroupPlacement all = firstRanks(64, cluster);
        QVERIFY(all.crossesNetwork());
        // Each byte of another island comes over the island's adapters.
        const double adapters = cluster.network.bandwidth.value() * (static_cast<double>(domain) / 4);
        for (const double bytes : {1e6, 64e6, 1e9}) {
            const double seconds = model.time(CollectiveKind::AllGather, Bytes(bytes), all).seconds.value();
            const double least = bytes * (64 - domain) / 64 / adapters;
            QVERIFY2(seconds >= least * (1 - kRounding), qPrintable(QString("%1 s against %2 s").arg(seconds).arg(least)));
        }
    }

    /// Curves that were measured over a network say nothing of a domain that holds the same nodes.
    void aLargerDomainIsNoSlower_data()
    {
        QTest::addColumn<QString>("network");
        for (const char* network : {"ib-ndr", "efa-v2", "roce-400"})
            QTest::newRow(network) << network;
    }
    void aLargerDomainIsNoSlower()
    {
        // Inside a domain the H100's measured curve speaks, across the network NCCL's model: they meet within this.
        constexpr double kCurveAgainstModel = 1.06;
        QFETCH(QString, network);
        Cluster small = clusterOf("h100-sxm", 8, 8, qPrintable(network), 8);
        Cluster large = small;
        large.nvlinkDomain = 16;
        const CollectiveModel over(small, PublishedCurves::Steady);
        const CollectiveModel inside(large, PublishedCurves::Steady);
        for (const CollectiveKind kind : kCollectives) {
            for (const double bytes : {16e6, 256e6, 4e9}) {
                const double before = over.time(kind, Bytes(bytes), firstRanks(16, small)).seconds.value();
                const double after = inside.time(kind, Bytes(bytes), firstRanks(16, large)).seconds.value();
                QVERIFY2(after <= before * kCurveAgainstModel, qPrintable(QString("%1 of %2 bytes: %3 s became %4 s")
                                                                              .arg(QString::fromUtf8(nameOf(kind).data()))
                                                                              .arg(bytes)
                                                                              .arg(before)
                                                                              .arg(after)));
            }
        }
    }

    /// A device without curves is no faster than its stronger sibling that has them.
    void noneIsFasterForWantOfAMeasurement_data()
    {
        QTest::addColumn<QString>("weaker");
        QTest::addColumn<QString>("stronger");
        QTest::newRow("A800 and A100") << "a800-sxm-80"
                                       << "a100-sxm-80";
        QTest::newRow("H800 and H100") << "h800-sxm"
                                       << "h100-sxm";
        QTest::newRow("H20 and H200") << "h20-sxm"
                                      << "h200-sxm";
        QTest::newRow("H100 and H200") << "h100-sxm"
                                       << "h200-sxm";
        QTest::newRow("GB200 and GB300") << "gb200"
                                         << "gb300";
        QTest::newRow("B200 and B300") << "b200-sxm"
                                       << "b300-sxm";
    }
    void noneIsFasterForWantOfAMeasurement()
    {
        QFETCH(QString, weaker);
        QFETCH(QString, stronger);
        const int perNode = weaker.startsWith("gb") ? 4 : 8;
        const Cluster weak = clusterOf(qPrintable(weaker), perNode, 16, "ib-ndr", perNode);
        const Cluster strong = clusterOf(qPrintable(stronger), perNode, 16, "ib-ndr", perNode);
        const CollectiveModel slow(weak, PublishedCurves::Steady);
        const CollectiveModel fast(strong, PublishedCurves::Steady);
        for (const CollectiveKind kind : kCollectives) {
            for (const int ranks : {2, 4, 8, 32, 64}) {
                for (double bytes = 1024; bytes < 1e10; bytes *= 4) {
                    const double a = slow.time(kind, Bytes(bytes), firstRanks(ranks, weak)).seconds.value();
                    const double b = fast.time(kind, Bytes(bytes), firstRanks(ranks, strong)).seconds.value();
                    QVERIFY2(a >= b * (1 - 1e-3), qPrintable(QString("%1 of %2 bytes, %3 ranks: %4 s against %5 s")
                                                                 .arg(QString::fromUtf8(nameOf(kind).data()))
                                                                 .arg(bytes)
                                                                 .arg(ranks)
                                                                 .arg(a)
                                                                 .arg(b)));
                }
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestTopologyLaws)
#include "test_topology_laws.moc"

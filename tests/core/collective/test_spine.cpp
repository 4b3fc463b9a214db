// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collective/spine.h"

#include <QTest>

#include <array>
#include <cmath>
#include <utility>

#include "core/collective/collective_model.h"
#include "core/collective/group_placement.h"
#include "core/hardware/catalog.h"

Q_DECLARE_METATYPE(shardscope::CollectiveKind)

using namespace shardscope;

namespace {

constexpr double kAdapter = 50e9;  // of an H100 in a DGX
constexpr Bytes kSize(1e12);       // latency does not show
constexpr std::array kKinds{CollectiveKind::AllReduce, CollectiveKind::AllGather, CollectiveKind::ReduceScatter, CollectiveKind::AllToAll,
                            CollectiveKind::SendReceive};

/// Sixteen nodes of eight GPUs.
Cluster clusterOf(std::optional<int> podNodes, std::optional<double> oversubscription)
{
    Cluster cluster;
    applyPreset(cluster, *hardwareCatalog().findCluster("dgx-h100"), hardwareCatalog());
    cluster.nodes = 16;
    cluster.podNodes = podNodes;
    cluster.oversubscription = oversubscription;
    return cluster;
}

double seconds(CollectiveKind kind, const Cluster& cluster, int ranks, int stride)
{
    return CollectiveModel(cluster, PublishedCurves::Steady).seconds(kind, kSize, placeRanks(ranks, stride, cluster)).value();
}

}  // namespace

class TestSpine : public QObject {
    Q_OBJECT
private slots:
    void anAdapterHasWhatTheTestAssumes() { QCOMPARE(adapterShare(clusterOf({}, {})).value(), kAdapter); }

    /// What leaves a pod of 4 nodes, over an eighth of its adapters' bandwidth.
    void bytesOutOfAPod_data()
    {
        QTest::addColumn<CollectiveKind>("kind");
        QTest::addColumn<int>("ranks");
        QTest::addColumn<int>("stride");
        QTest::addColumn<double>("out");
        QTest::newRow("all GPUs gather, once out of 32") << CollectiveKind::AllGather << 128 << 1 << 127.0 / 128 / 32;
        QTest::newRow("and are reduced") << CollectiveKind::AllReduce << 128 << 1 << 2 * 127.0 / 128 / 32;
        QTest::newRow("one GPU a node, once out of 4") << CollectiveKind::AllGather << 16 << 8 << 15.0 / 16 / 4;
        QTest::newRow("one GPU a pod") << CollectiveKind::ReduceScatter << 4 << 32 << 3.0 / 4;
        QTest::newRow("to all others") << CollectiveKind::AllToAll << 128 << 1 << 96.0 / 128;
        QTest::newRow("to all others, one GPU a node") << CollectiveKind::AllToAll << 16 << 8 << 12.0 / 16;
        QTest::newRow("stages in pods of their own") << CollectiveKind::SendReceive << 4 << 32 << 1.0;
        QTest::newRow("two stages a pod") << CollectiveKind::SendReceive << 8 << 16 << 0.5;
    }
    void bytesOutOfAPod()
    {
        QFETCH(CollectiveKind, kind);
        QFETCH(int, ranks);
        QFETCH(int, stride);
        QFETCH(double, out);
        const Cluster cluster = clusterOf(4, 8);
        const double expected = out * kSize.value() / (kAdapter / 8);
        const GroupPlacement placement = placeRanks(ranks, stride, cluster);
        QVERIFY(std::abs(spineTime(kind, {kSize.value()}, placement).value / expected - 1) < 1e-12);
        const double free = seconds(kind, clusterOf({}, {}), ranks, stride);
        QVERIFY(std::abs(seconds(kind, cluster, ranks, stride) / std::max(free, expected) - 1) < 1e-12);
    }

    /// Without oversubscription, or where the job is in one pod, nothing changes.
    void asMuchBetweenPodsChangesNothing()
    {
        for (const CollectiveKind kind : kKinds) {
            for (const auto& [ranks, stride] : {std::pair(128, 1), std::pair(16, 8), std::pair(4, 32), std::pair(32, 1)}) {
                const double free = seconds(kind, clusterOf({}, {}), ranks, stride);
                QCOMPARE(seconds(kind, clusterOf(4, {}), ranks, stride), free);
                QCOMPARE(seconds(kind, clusterOf(4, 1), ranks, stride), free);
                QCOMPARE(seconds(kind, clusterOf({}, 8), ranks, stride), free);
                QCOMPARE(seconds(kind, clusterOf(16, 8), ranks, stride), free);
            }
            QCOMPARE(seconds(kind, clusterOf(4, 1000), 32, 1), seconds(kind, clusterOf({}, {}), 32, 1));
        }
    }

    /// More nodes in a pod, or more links between pods, are never slower.
    void moreLinksAreNeverSlower()
    {
        for (const CollectiveKind kind : kKinds) {
            double last = 0;
            for (const double times : {1.0, 2.0, 7.0, 32.0, 1000.0}) {
                const double now = seconds(kind, clusterOf(4, times), 128, 1);
                QVERIFY(now >= last);
                QVERIFY(seconds(kind, clusterOf(8, times), 128, 1) <= now);
                last = now;
            }
            QVERIFY(last > 5 * seconds(kind, clusterOf(4, 1), 128, 1));
        }
    }

    /// What is told of a time is that time.
    void toldAsItIs()
    {
        const Cluster cluster = clusterOf(4, 64);
        const CollectiveModel model(cluster);
        const GroupPlacement all = placeRanks(128, 1, cluster);
        const CollectiveTime time = model.time(CollectiveKind::AllGather, kSize, all);
        QCOMPARE(time.seconds, model.seconds(CollectiveKind::AllGather, kSize, all));
        QVERIFY(std::abs(time.busBandwidth.value() * time.seconds.value() / (kSize.value() * 127 / 128) - 1) < 1e-12);
        Recorder recorder;
        const Term term = model.term(CollectiveKind::AllGather, {kSize.value()}, all, Terms(recorder));
        QCOMPARE(Seconds(term.value), time.seconds);
    }
};

QTEST_APPLESS_MAIN(TestSpine)
#include "test_spine.moc"

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "probe/cuda/checks/node_checks.h"
#include "probe/cuda/measure/session.h"

using namespace shardscope::probe;
using namespace shardscope::probe::cuda;

namespace {

QStringList idsOf(const std::vector<Finding>& findings)
{
    QStringList ids;
    for (const Finding& finding : findings)
        ids << QString::fromStdString(finding.id);
    return ids;
}

GpuFacts hopper()
{
    GpuFacts gpu;
    gpu.ordinal = 2;
    gpu.name = "NVIDIA H100 80GB HBM3";
    gpu.busId = "0000:1b:00.0";
    gpu.architecture = 90;
    return gpu;
}

}  // namespace

class TestNodeChecks : public QObject {
    Q_OBJECT
private slots:
    void node_data()
    {
        QTest::addColumn<NodeFacts>("facts");
        QTest::addColumn<int>("gpus");
        QTest::addColumn<int>("ranks");
        QTest::addColumn<int>("localRanks");
        QTest::addColumn<QStringList>("ids");
        const NodeFacts good{16e9, std::nullopt, 64, {}, false};
        NodeFacts container{64.0 * 1048576, 64.0 * 1024, 1, {}, false};
        QTest::newRow("all is well") << good << 8 << 16 << 8 << QStringList();
        QTest::newRow("Docker's defaults, several nodes")
            << container << 1 << 16 << 8 << QStringList{"small-shm", "small-memlock", "one-core"};
        QTest::newRow("one node locks no memory for InfiniBand") << container << 8 << 1 << 1 << QStringList{"small-shm"};
        QTest::newRow("a GPU alone needs none of it") << container << 1 << 1 << 1 << QStringList();
    }
    void node()
    {
        QFETCH(NodeFacts, facts);
        QFETCH(int, gpus);
        QFETCH(int, ranks);
        QFETCH(int, localRanks);
        QFETCH(QStringList, ids);
        Place place;
        place.ranks = ranks;
        place.localRanks = localRanks;
        QCOMPARE(idsOf(nodeFindings(facts, static_cast<std::size_t>(gpus), place)), ids);
    }

    void gpu_data()
    {
        QTest::addColumn<GpuState>("state");
        QTest::addColumn<QString>("id");
        const auto with = [](auto change) {
            GpuState state;
            change(state);
            return state;
        };
        QTest::newRow("nothing is known") << GpuState{} << QString();
        QTest::newRow("all is well") << with([](GpuState& s) {
            s.mig = 0;
            s.otherProcesses = 0;
            s.utilisation = 0;
            s.throttle = 0x4;
            s.linksUp = 18;
        }) << QString();
        QTest::newRow("slice") << with([](GpuState& s) { s.mig = 1; }) << "mig";
        QTest::newRow("exclusive") << with([](GpuState& s) { s.computeMode = 3; }) << "exclusive";
        QTest::newRow("process") << with([](GpuState& s) { s.otherProcesses = 1; }) << "busy";
        QTest::newRow("load without a process that we may see") << with([](GpuState& s) { s.utilisation = 80; }) << "busy";
        QTest::newRow("ECC") << with([](GpuState& s) { s.uncorrectedErrors = 2; }) << "ecc";
        QTest::newRow("hot") << with([](GpuState& s) { s.throttle = 0x40; }) << "throttled";
        QTest::newRow("a link is down") << with([](GpuState& s) {
            s.linksUp = 17;
            s.linksDown = 1;
        }) << "nvlink-down";
        QTest::newRow("no links at all") << with([](GpuState& s) { s.linksDown = 12; }) << QString();
        QTest::newRow("x8") << with([](GpuState& s) {
            s.pcieGeneration = 5;
            s.pcieWidth = 8;
            s.pcieMaxGeneration = 5;
            s.pcieMaxWidth = 16;
        }) << "pcie-narrow";
    }
    void gpu()
    {
        QFETCH(GpuState, state);
        QFETCH(QString, id);
        const auto findings = gpuFindings(hopper(), state);
        QCOMPARE(idsOf(findings), id.isEmpty() ? QStringList() : QStringList{id});
        for (const Finding& finding : findings)
            QVERIFY(finding.text.find("GPU 2") == 0 && !finding.fix.empty());
    }

    void oldGpuIsRefused()
    {
        GpuFacts gpu = hopper();
        gpu.architecture = 75;
        const auto findings = gpuFindings(gpu, {});
        QCOMPARE(idsOf(findings), QStringList{"gpu-old"});
        QVERIFY(findings[0].level == CheckLevel::Fail);
    }

    void mapNamesEveryGpu()
    {
        NodeFacts facts;
        facts.visibleDevicesSet = true;
        facts.visibleDevices = "3,1";
        const Finding map = deviceMap(facts, {hopper()});
        QCOMPARE(QString::fromStdString(map.text), QString("GPU 2 is 0000:1b:00.0; CUDA_VISIBLE_DEVICES=3,1"));
    }

    /// Alone all; one of several of a node its own, also where the launcher shows it no other.
    void ranksHaveTheirGpus()
    {
        std::vector<GpuFacts> gpus(4);
        for (int i = 0; i < 4; ++i)
            gpus[static_cast<std::size_t>(i)].ordinal = i;
        QCOMPARE(ownGpus(gpus, {}).size(), std::size_t(4));
        Place place;
        place.ranks = 8;
        place.localRanks = 4;
        place.localRank = 3;
        QCOMPARE(ownGpus(gpus, place).size(), std::size_t(1));
        QCOMPARE(ownGpus(gpus, place)[0].ordinal, 3);
        QCOMPARE(ownGpus({gpus[0]}, place)[0].ordinal, 0);
        place.localRanks = 1;
        QCOMPARE(ownGpus(gpus, place).size(), std::size_t(4));
        QVERIFY(ownGpus({}, place).empty());
    }

    void thisProcessHasFacts()
    {
        const NodeFacts facts = NodeFacts::ofThisProcess();
        QVERIFY(facts.cores >= 1);
        QVERIFY(!facts.sharedMemoryBytes || *facts.sharedMemoryBytes > 0);
    }
};

QTEST_MAIN(TestNodeChecks)
#include "test_node_checks.moc"

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <set>

#include "core/hardware/catalog.h"

using namespace shardscope;

namespace {

QJsonObject sharedFacts()
{
    QFile file(SHARDSCOPE_SHARED_DIR "/data/hardware.json");
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

QStringList idsOf(const QJsonValue& list)
{
    QStringList ids;
    for (const QJsonValue& entry : list.toArray())
        ids.append(entry["id"].toString());
    return ids;
}

}  // namespace

class TestCatalog : public QObject {
    Q_OBJECT
private slots:
    void idsAreUnique()
    {
        const HardwareCatalog& catalog = hardwareCatalog();
        std::set<std::string> ids;
        for (const Gpu& gpu : catalog.gpus)
            QVERIFY2(ids.insert(gpu.id).second, gpu.id.c_str());
        for (const NodePreset& node : catalog.clusters)
            QVERIFY2(ids.insert(node.id).second, node.id.c_str());
        for (const Network& network : catalog.networks)
            QVERIFY2(ids.insert(network.id).second, network.id.c_str());
    }

    void knowsEveryIdOfTheContract()
    {
        const QJsonObject facts = sharedFacts();
        if (facts.isEmpty())
            QSKIP("the design library is not beside the repository");
        for (const QString& id : idsOf(facts["devices"]))
            QVERIFY2(hardwareCatalog().findGpu(id.toStdString()), qPrintable(id));
        for (const QString& id : idsOf(facts["networks"]))
            QVERIFY2(hardwareCatalog().findNetwork(id.toStdString()), qPrintable(id));
        for (const QString& id : idsOf(facts["node_presets"]))
            QVERIFY2(hardwareCatalog().findCluster(id.toStdString()), qPrintable(id));
        QVERIFY(!hardwareCatalog().findGpu("h1000"));
    }

    void agreesWithTheCollectedRates()
    {
        const QJsonObject facts = sharedFacts();
        if (facts.isEmpty())
            QSKIP("the design library is not beside the repository");
        for (const QJsonValue& device : facts["devices"].toArray()) {
            const Gpu& gpu = *hardwareCatalog().findGpu(device["id"].toString().toStdString());
            if (device["dense_tflops"]["bf16"].isNull() && device["dense_tflops"]["fp16"].isNull())
                continue;  // none was collected: the catalogue has sources of its own
            for (const auto& [precision, name] : EnumNames<Precision>::names) {
                const QJsonValue rate = device["dense_tflops"][QLatin1String(name.data(), static_cast<qsizetype>(name.size()))];
                QCOMPARE(gpu.peak(precision).has_value(), rate.isDouble());
                if (rate.isDouble())
                    QCOMPARE(gpu.peak(precision)->value(), rate.toDouble() * 1e12);
            }
            QCOMPARE(gpu.memoryBandwidth.value(), device["mem_bw_GBps"].toDouble() * 1e9);
            QCOMPARE(gpu.scaleUpBandwidth.value(), device["scaleup"]["GBps_per_direction"].toDouble() * 1e9);
        }
    }

    void lowerPrecisionIsNeverSlower()
    {
        for (const Gpu& gpu : hardwareCatalog().gpus) {
            double slower = 0;
            for (const Precision precision : {Precision::Fp32, Precision::Tf32, Precision::Bf16, Precision::Fp8, Precision::Fp4}) {
                if (!gpu.peak(precision))
                    continue;
                QVERIFY2(gpu.peak(precision)->value() >= slower, gpu.id.c_str());
                slower = gpu.peak(precision)->value();
            }
        }
    }

    /// Dense against sparse and one direction against both would each be a factor of two.
    void vendorFigures_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<double>("bf16");
        QTest::addColumn<double>("scaleUp");
        QTest::newRow("A100: 624 with sparsity, 600 GB/s both ways") << "a100-sxm-80" << 312e12 << 300e9;
        QTest::newRow("H100: 1979 with sparsity, 900 GB/s both ways") << "h100-sxm" << 989.4e12 << 450e9;
        QTest::newRow("B200: 4500 with sparsity, 1800 GB/s both ways") << "b200-sxm" << 2250e12 << 900e9;
        QTest::newRow("MI300X: 2615 with sparsity, 896 GB/s both ways") << "mi300x" << 1307.4e12 << 448e9;
        QTest::newRow("VR200: 3600 GB/s both ways") << "vr200" << 4000e12 << 1800e9;
        QTest::newRow("MI455X: 10100 with sparsity, 3600 GB/s both ways") << "mi455x" << 5000e12 << 1800e9;
        QTest::newRow("Trainium2: 2563 with sparsity, four of six links in the node") << "trainium2" << 667e12 << 512e9;
        QTest::newRow("Trainium3: 2517 with sparsity, 2560 GB/s both ways") << "trainium3" << 671e12 << 1280e9;
        QTest::newRow("Gaudi 3: 1835 at a clock that it does not have, 21 of 24 ports") << "gaudi3" << 1677e12 << 525e9;
        QTest::newRow("TPU v7x: 1200 GB/s both ways") << "tpu-v7x" << 2307e12 << 600e9;
        QTest::newRow("L4: 242 with sparsity") << "l4" << 121e12 << 0.0;
        QTest::newRow("A10: 250 with sparsity") << "a10" << 125e12 << 0.0;
        QTest::newRow("A10G: not the A10's 125") << "a10g" << 70e12 << 0.0;
        QTest::newRow("A40: 299 with sparsity, 112.5 GB/s both ways") << "a40" << 149.7e12 << 56.25e9;
        QTest::newRow("RTX A6000: 310 with sparsity") << "rtx-a6000" << 154.8e12 << 56.25e9;
        QTest::newRow("RTX 6000 Ada: not its TF32 rate of 182") << "rtx-6000-ada" << 364.2e12 << 0.0;
        QTest::newRow("RTX PRO 5000: 2064 sparse in fp4") << "rtx-pro-5000-bw" << 2064e12 / 8 << 0.0;
        QTest::newRow("RTX PRO 4500: 1687 sparse in fp4") << "rtx-pro-4500-bw" << 211e12 << 0.0;
        QTest::newRow("GB10: 1000 sparse in fp4") << "gb10" << 1000e12 / 8 << 0.0;
    }
    void vendorFigures()
    {
        QFETCH(QString, id);
        QFETCH(double, bf16);
        QFETCH(double, scaleUp);
        const Gpu* gpu = hardwareCatalog().findGpu(id.toStdString());
        QVERIFY(gpu);
        QCOMPARE(gpu->peak(Precision::Bf16)->value(), bf16);
        QCOMPARE(gpu->scaleUpBandwidth.value(), scaleUp);
    }

    /// Turing and Volta multiply in fp16 alone; a table that lists bf16 for them lists what software emulates.
    void someHaveNoBf16()
    {
        std::set<std::string> without;
        for (const Gpu& gpu : hardwareCatalog().gpus) {
            if (!gpu.peak(Precision::Bf16))
                without.insert(gpu.id);
        }
        QCOMPARE(without, (std::set<std::string>{"t4", "v100-sxm2-32"}));
        QVERIFY(!hardwareCatalog().findGpu("t4")->peak(Precision::Tf32));
    }

    /// Gaudi's matrix engines are as fast in 16 bits as in 8, Trainium3's in 4 as in 8.
    void notEveryHalvingIsFaster()
    {
        const Gpu& gaudi = *hardwareCatalog().findGpu("gaudi3");
        QCOMPARE(gaudi.peak(Precision::Fp8)->value(), gaudi.peak(Precision::Bf16)->value());
        QVERIFY(gaudi.peak(Precision::Fp16)->value() < 0.3 * gaudi.peak(Precision::Bf16)->value());
        const Gpu& trainium = *hardwareCatalog().findGpu("trainium3");
        QCOMPARE(trainium.peak(Precision::Fp4)->value(), trainium.peak(Precision::Fp8)->value());
    }

    void vendorsGigabytesAreBinary()
    {
        for (const Gpu& gpu : hardwareCatalog().gpus) {
            if (!gpu.usableMemory)
                continue;
            const double kept = 1 - gpu.usableMemory->value() / gpu.memory.value();
            QVERIFY2(kept >= 0 && kept < 0.1, gpu.id.c_str());  // error correction takes a sixteenth of a card's GDDR6
        }
        QCOMPARE(hardwareCatalog().findGpu("h100-sxm")->memory.value(), 80.0 * (1 << 30));
    }

    void capacityIsWhatTheDriverGives()
    {
        const Gpu& h100 = *hardwareCatalog().findGpu("h100-sxm");
        QCOMPARE(capacity(h100).value(), h100.usableMemory->value());
        QVERIFY(capacity(h100) < Bytes(81559.0 * 1048576));
        const Gpu& tpu = *hardwareCatalog().findGpu("tpu-v4");
        QVERIFY(!tpu.usableMemory);
        QCOMPARE(capacity(tpu).value(), tpu.memory.value());
    }

    void figuresHaveTheirOwnTrust()
    {
        const Gpu& gb300 = *hardwareCatalog().findGpu("gb300");
        QCOMPARE(gb300.trustOf("memory_bytes_per_second"), Trust::VendorTable);
        QCOMPARE(gb300.trustOf("usable_memory_bytes"), Trust::Measured);
        for (const Gpu& gpu : hardwareCatalog().gpus)
            QVERIFY2(!gpu.sources.empty(), gpu.id.c_str());
    }

    void scaleUpEndsAtTheNodeUnlessItIsARacks_data()
    {
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<int>("gpusPerNode");
        QTest::addColumn<int>("group");
        QTest::newRow("a board of eight") << "h100-sxm" << 8 << 8;
        QTest::newRow("half a board") << "h100-sxm" << 4 << 4;
        QTest::newRow("more than one board") << "h100-sxm" << 16 << 8;
        QTest::newRow("a rack's tray") << "gb200" << 4 << 72;
        QTest::newRow("no scale-up network") << "l40s" << 8 << 1;
        QTest::newRow("a rack of Rubin") << "vr200" << 4 << 72;
        QTest::newRow("a rack of Helios") << "mi455x" << 4 << 72;
        QTest::newRow("an UltraServer") << "trainium3" << 4 << 144;
        QTest::newRow("an instance's torus") << "trainium2" << 16 << 16;
        QTest::newRow("pairs in a workstation of four") << "rtx-a6000" << 4 << 2;
        QTest::newRow("a desktop alone") << "gb10" << 1 << 1;
    }
    void scaleUpEndsAtTheNodeUnlessItIsARacks()
    {
        QFETCH(QString, gpu);
        QFETCH(int, gpusPerNode);
        Cluster cluster;
        cluster.gpu = *hardwareCatalog().findGpu(gpu.toStdString());
        cluster.gpusPerNode = gpusPerNode;
        QTEST(scaleUpGroup(cluster), "group");
        cluster.nvlinkDomain = 36;
        QCOMPARE(scaleUpGroup(cluster), 36);
    }

    void everyPresetIsRecognised()
    {
        for (const NodePreset& node : hardwareCatalog().clusters) {
            Cluster cluster;
            applyPreset(cluster, node, hardwareCatalog());
            const NodePreset* found = hardwareCatalog().presetOf(cluster);
            QVERIFY(found);
            QVERIFY2(found->gpu == node.gpu && found->network == node.network, node.id.c_str());
            cluster.nicsPerNode += 1000;
            QVERIFY(!hardwareCatalog().presetOf(cluster));
        }
    }

    /// Bytes per second of all adapters of a node, as its provider states them.
    void usualNodes_data()
    {
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<int>("gpusPerNode");
        QTest::addColumn<double>("network");
        QTest::newRow("Vera Rubin tray: 1.6 Tb/s a GPU") << "vr200" << 4 << 800e9;
        QTest::newRow("Helios tray: 300 GB/s a GPU") << "mi455x" << 4 << 1200e9;
        QTest::newRow("trn2.48xlarge: 3.2 Tb/s") << "trainium2" << 16 << 400e9;
        QTest::newRow("Trn3 Gen2: 28.8 Tb/s of 36 servers") << "trainium3" << 4 << 100e9;
        QTest::newRow("HLS-3: 600 GB/s") << "gaudi3" << 8 << 600e9;
        QTest::newRow("DGX Spark: 200 Gb/s") << "gb10" << 1 << 25e9;
        QTest::newRow("g5.48xlarge: 100 Gb/s") << "a10g" << 8 << 12.5e9;
        QTest::newRow("g6.48xlarge: 100 Gb/s") << "l4" << 8 << 12.5e9;
        QTest::newRow("g6e.48xlarge: 400 Gb/s") << "l40s" << 8 << 50e9;
        QTest::newRow("g7e.48xlarge: 1.6 Tb/s") << "rtx-pro-6000-bw" << 8 << 200e9;
        QTest::newRow("g4dn.metal: 100 Gb/s") << "t4" << 8 << 12.5e9;
    }
    void usualNodes()
    {
        QFETCH(QString, gpu);
        Cluster cluster;
        applyUsualNode(cluster, *hardwareCatalog().findGpu(gpu.toStdString()), hardwareCatalog());
        QTEST(cluster.gpusPerNode, "gpusPerNode");
        QTEST(cluster.network.bandwidth.value() * cluster.nicsPerNode, "network");
    }

    void aGpuWithoutPresetComesAsEight()
    {
        Cluster cluster;
        applyUsualNode(cluster, *hardwareCatalog().findGpu("mi300x"), hardwareCatalog());
        QCOMPARE(cluster.gpu.id, std::string("mi300x"));
        QCOMPARE(cluster.gpusPerNode, 8);
        QCOMPARE(cluster.network.id, std::string("ib-ndr"));
    }
};

QTEST_APPLESS_MAIN(TestCatalog)
#include "test_catalog.moc"

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/site/cost_constants.h"
#include "tests/core/collective/shared_curves.h"

using namespace shardscope;
using namespace shardscope::shared_curves;

namespace {

constexpr double kMebi = 1024.0 * 1024.0;
constexpr double kUnknown = 1e9;

Cluster nodesOf(const char* preset, int nodes)
{
    Cluster cluster;
    applyPreset(cluster, *hardwareCatalog().findCluster(preset), hardwareCatalog());
    cluster.nodes = nodes;
    return cluster;
}

QJsonObject seriesCalled(const QString& id)
{
    for (const QJsonValue& one : series()) {
        if (one["id"].toString() == id)
            return one.toObject();
    }
    return {};
}

double measured(const QJsonObject& one, double bytes)
{
    for (const QJsonValue& point : one["points"].toArray()) {
        if (point[0].toDouble() == bytes)
            return point[1].toDouble() * 1e-6;
    }
    return 0;
}

/// Sizes of the columns of probe.md 1.9, "own check".
const std::vector<double> kSizes{1024,       65536,       kMebi,       4 * kMebi,    16 * kMebi,
                                 64 * kMebi, 256 * kMebi, 512 * kMebi, 1024 * kMebi, 8192 * kMebi};

}  // namespace

class TestNcclModel : public QObject {
    Q_OBJECT

private slots:
    /// The errors in time, in percent, of an independent implementation on published curves: ours are the same.
    void agreesWithTheOtherImplementation_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("preset");
        QTest::addColumn<double>("hop");
        QTest::addColumn<QList<double>>("errors");
        QTest::addColumn<double>("tolerance");
        const auto row = [](const char* what, const char* id, const char* preset, double hop, QList<double> errors, double tolerance = 1) {
            errors.resize(static_cast<qsizetype>(kSizes.size()), kUnknown);
            QTest::newRow(what) << id << preset << hop << errors << tolerance;
        };
        constexpr double x = kUnknown;
        row("H100 all-reduce", "aiconf/h100_sxm/2.29.2/all_reduce/n8", "dgx-h100", 0, {-4, -15, 10, -20, -29, -16, -7, -5});
        row("H100 all-gather", "aiconf/h100_sxm/2.29.2/all_gather/n8", "dgx-h100", 0, {3, -15, 1, 10, 6, -7, -6, -4});
        row("H100 reduce-scatter", "aiconf/h100_sxm/2.29.2/reduce_scatter/n8", "dgx-h100", 0, {3, -5, 18, 24, 1, -3, -5, -5});
        row("A100 all-reduce", "aiconf/a100_sxm/2.27.3/all_reduce/n8", "dgx-a100", 0, {-31, -42, -8, -4, -20, -8, -8, -6});
        row("A100 all-gather", "aiconf/a100_sxm/2.27.3/all_gather/n8", "dgx-a100", 0, {-28, -46, -21, -8, -31, -21, -17, -13});
        row("B200 all-reduce", "aiconf/b200_sxm/2.29.2/all_reduce/n8", "dgx-b200", 0, {-46, -47, -31, -36, -36, -32, -7, -3}, 7);
        row("8 nodes over EFA, no latency", "smol/all_reduce/8nodes", "aws-p5", 0, {-75, -74, -63, x, -51, -60, -32});
        row("8 nodes over EFA, 24 µs", "smol/all_reduce/8nodes", "aws-p5", 24e-6, {5, -7, -8, x, -22, -38, -20, x, -18, -8}, 2);
        row("2 nodes over RoCE, 10 µs", "redhat/h200/2nodes", "dgx-h200", 10e-6, {0, -28, x, -2, x, x, -6});
        row("2 nodes over RoCE, 5 µs", "gke/a3u/h200/2nodes", "dgx-h200", 5e-6, {-1, -14, -3, -19, -12, -8, -11, x, -8, -9});
    }
    void agreesWithTheOtherImplementation()
    {
        QFETCH(QString, id);
        QFETCH(QString, preset);
        QFETCH(double, hop);
        QFETCH(QList<double>, errors);
        QFETCH(double, tolerance);
        const QJsonObject one = seriesCalled(id);
        if (one.isEmpty())
            QSKIP("the design library is not beside the repository");
        Cluster cluster = nodesOf(preset.toUtf8().constData(), one["nodes"].toInt());
        cluster.network.hopLatency = Seconds(hop);
        const CollectiveModel model(cluster);
        const GroupPlacement placement = placeRanks(one["ranks"].toInt(), 1, cluster);
        for (std::size_t column = 0; column < kSizes.size(); ++column) {
            const double expected = errors[static_cast<qsizetype>(column)];
            if (expected >= kUnknown)
                continue;
            const CollectiveTime time = model.modelledTime(*kindOf(one), Bytes(kSizes[column]), placement);
            const double error = 100 * (time.seconds.value() / measured(one, kSizes[column]) - 1);
            QVERIFY2(std::abs(error - expected) <= tolerance,
                     qPrintable(QString("%1 bytes: %2, expected %3").arg(kSizes[column]).arg(error).arg(expected)));
        }
    }

    void choosesAsNcclDoes_data()
    {
        QTest::addColumn<QString>("preset");
        QTest::addColumn<int>("gpus");
        QTest::addColumn<double>("bytes");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("way");
        const auto row = [](const char* what, const char* preset, int gpus, double bytes, CollectiveKind kind, const char* way) {
            QTest::newRow(what) << preset << gpus << bytes << static_cast<int>(kind) << way;
        };
        row("small", "dgx-h100", 8, 1024, CollectiveKind::AllReduce, "ring ll");
        row("the switch reduces", "dgx-h100", 8, 256 * kMebi, CollectiveKind::AllReduce, "nvls simple");
        row("four are too few for it", "dgx-h100", 4, 256 * kMebi, CollectiveKind::AllReduce, "ring simple");
        row("A100 has no such switch", "dgx-a100", 8, 256 * kMebi, CollectiveKind::AllReduce, "ring simple");
        row("trees across nodes", "dgx-a100", 256, 8192, CollectiveKind::AllReduce, "tree ll");
        row("switches and trees", "dgx-h100", 64, 1024 * kMebi, CollectiveKind::AllReduce, "nvls-tree simple");
        row("rings gather", "dgx-h100", 8, 256 * kMebi, CollectiveKind::AllGather, "ring simple");
        row("medium", "dgx-h100", 8, 16 * kMebi, CollectiveKind::ReduceScatter, "ring ll128");
    }
    void choosesAsNcclDoes()
    {
        QFETCH(QString, preset);
        QFETCH(int, gpus);
        QFETCH(double, bytes);
        QFETCH(int, kind);
        QFETCH(QString, way);
        const Cluster cluster = nodesOf(preset.toUtf8().constData(), 32);
        const NcclWays ways = NcclModel(cluster).ways(static_cast<CollectiveKind>(kind), Bytes(bytes), placeRanks(gpus, 1, cluster));
        QVERIFY(ways.fastest());
        const auto [algorithm, protocol] = std::pair(nameOf(ways.fastest()->algorithm), nameOf(ways.fastest()->protocol));
        QCOMPARE(QString::fromStdString(std::string(algorithm) + " " + std::string(protocol)), way);
    }

    /// One rank a node, all eight groups of a node at once: each has one adapter, and a ring moves its 45 of 50 GB/s.
    void ranksThatShareANodeShareItsAdapters()
    {
        const Cluster cluster = nodesOf("dgx-h100", 16);
        const GroupPlacement strided = placeRanks(16, 8, cluster), whole = placeRanks(128, 1, cluster);
        const NcclModel model(cluster);
        const auto bus = [&](const GroupPlacement& placement) {
            const Bytes bytes(64 * 1024 * kMebi);
            const NcclWay way = *model.ways(CollectiveKind::AllGather, bytes, placement).fastest();
            return (bytes / way.seconds).value() * busFactor(CollectiveKind::AllGather, placement.ranks);
        };
        QVERIFY(std::abs(bus(strided) / 45e9 - 1) < 0.05);
        QVERIFY(std::abs(bus(whole) / 360e9 - 1) < 0.05);
        Cluster half = cluster;
        half.nicsPerNode = 4;
        QVERIFY(std::abs(NcclModel(half).ways(CollectiveKind::AllGather, Bytes(1e12), placeRanks(16, 8, half)).fastest()->seconds.value() /
                             model.ways(CollectiveKind::AllGather, Bytes(1e12), strided).fastest()->seconds.value() / (45.0 / 24) -
                         1) < 0.05);
    }

    void listsTheWaysOfEachKind()
    {
        const Cluster cluster = nodesOf("dgx-h100", 8);
        const NcclModel model(cluster);
        const auto count = [&](CollectiveKind kind, int gpus, int stride) {
            return model.ways(kind, Bytes(kMebi), placeRanks(gpus, stride, cluster)).items().size();
        };
        QCOMPARE(count(CollectiveKind::AllReduce, 8, 1), 7u);
        QCOMPARE(count(CollectiveKind::AllReduce, 2, 1), 6u);
        QCOMPARE(count(CollectiveKind::AllGather, 64, 1), 3u);
        QCOMPARE(count(CollectiveKind::ReduceScatter, 8, 8), 4u);  // with PAT
        QCOMPARE(count(CollectiveKind::AllToAll, 8, 1), 0u);
        QCOMPARE(count(CollectiveKind::AllReduce, 1, 1), 0u);
    }

    /// NCCL's release notes: NVLink SHARP 2.17 and its tree 2.18.1 (2023), parallel aggregated trees 2.23.4 (September 2024).
    void hasWhatNcclHadThatYear_data()
    {
        QTest::addColumn<int>("year");
        QTest::addColumn<int>("gpus");
        QTest::addColumn<int>("stride");
        QTest::addColumn<int>("kind");
        QTest::addColumn<bool>("has");
        QTest::addColumn<int>("algorithm");
        const auto row = [](const char* what, int year, int gpus, int stride, CollectiveKind kind, CollectiveAlgorithm algorithm,
                            bool has) {
            QTest::newRow(what) << year << gpus << stride << static_cast<int>(kind) << has << static_cast<int>(algorithm);
        };
        using enum CollectiveAlgorithm;
        row("no NVLS in 2022", 2022, 8, 1, CollectiveKind::AllReduce, Nvls, false);
        row("NVLS in 2023", 2023, 8, 1, CollectiveKind::AllReduce, Nvls, true);
        row("no NVLSTree in 2022", 2022, 256, 1, CollectiveKind::AllReduce, NvlsTree, false);
        row("NVLSTree in 2023", 2023, 256, 1, CollectiveKind::AllReduce, NvlsTree, true);
        row("NVLSTree needs more than one GPU a node", 2025, 32, 8, CollectiveKind::AllReduce, NvlsTree, false);
        row("no PAT in 2024", 2024, 32, 8, CollectiveKind::AllGather, Pat, false);
        row("PAT in 2025", 2025, 32, 8, CollectiveKind::AllGather, Pat, true);
        row("PAT reduces, too", 2025, 32, 8, CollectiveKind::ReduceScatter, Pat, true);
        row("PAT takes one GPU a node", 2025, 64, 4, CollectiveKind::AllGather, Pat, false);
        row("PAT is for no all-reduce", 2025, 32, 8, CollectiveKind::AllReduce, Pat, false);
    }
    void hasWhatNcclHadThatYear()
    {
        QFETCH(int, year);
        QFETCH(int, gpus);
        QFETCH(int, stride);
        QFETCH(int, kind);
        QFETCH(bool, has);
        QFETCH(int, algorithm);
        const Cluster cluster = nodesOf("dgx-h100", 32);
        const NcclModel model(cluster, year);
        const NcclWays ways = model.ways(static_cast<CollectiveKind>(kind), Bytes(kMebi), placeRanks(gpus, stride, cluster));
        const auto isIt = [&](const NcclWay& way) { return static_cast<int>(way.algorithm) == algorithm; };
        QCOMPARE(std::any_of(ways.items().begin(), ways.items().end(), isIt), has);
    }

    /// 256 nodes, one GPU of each: a small all-gather of PAT takes levels, of a ring every rank.
    void hundredsOfRanksGatherSmallSizesSooner()
    {
        const Cluster cluster = nodesOf("dgx-h100", 256);
        const GroupPlacement placement = placeRanks(256, 8, cluster);
        const auto seconds = [&](int year) {
            return NcclModel(cluster, year).ways(CollectiveKind::AllGather, Bytes(64 * kMebi), placement).fastest()->seconds;
        };
        QVERIFY2(seconds(2025) < 0.8 * seconds(2024), qPrintable(QString::number(seconds(2025) / seconds(2024))));
    }

    /// DeepEP's README on H800 (160 GB/s of NVLink): 153 and 158 GB/s within a node; 43 GB/s of a 50 GB/s adapter to another.
    void expertsAreReachedAsDeepEpPublishes()
    {
        Cluster cluster = nodesOf("dgx-h100", 2);
        cluster.gpu = *hardwareCatalog().findGpu("h800-sxm");
        const double kernels = CostConstants()[Constant::ExpertRateKernels];
        const CollectiveTime inside =
            CollectiveModel(cluster).modelledTime(CollectiveKind::AllToAll, Bytes(1e10), placeRanks(8, 1, cluster));
        const double nvlink = inside.busBandwidth.value() * kernels;
        QVERIFY2(nvlink > 0.9 * 153e9 && nvlink < 158e9, qPrintable(QString::number(nvlink)));
        const CollectiveTime across =
            CollectiveModel(cluster).modelledTime(CollectiveKind::AllToAll, Bytes(1e10), placeRanks(2, 8, cluster));
        const double adapter = across.busBandwidth.value() * kernels;
        QVERIFY2(adapter > 0.9 * 43e9 && adapter < 50e9, qPrintable(QString::number(adapter)));
    }

    /// Eight RTX 5090 measured 28 GB/s, two MI300X one link's 48 and eight 313 (nccl issue 1639; ML Engineering).
    void otherLinks_data()
    {
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<int>("gpus");
        QTest::addColumn<double>("bus");
        QTest::newRow("PCIe") << "rtx-5090" << 8 << 28e9;
        QTest::newRow("one xGMI link") << "mi300x" << 2 << 47.7e9;
        QTest::newRow("all xGMI links") << "mi300x" << 8 << 313e9;
    }
    /// A mesh has links of its own to each peer: three ports of 25 GB/s on Gaudi 3, of 21.
    void aMeshOfEthernetIsAMesh()
    {
        const Gpu& gpu = *hardwareCatalog().findGpu("gaudi3");
        Cluster cluster;
        applyUsualNode(cluster, gpu, hardwareCatalog());
        const auto bus = [&](int ranks) {
            return CollectiveModel(cluster)
                .time(CollectiveKind::AllReduce, Bytes(8192 * kMebi), placeRanks(ranks, 1, cluster))
                .busBandwidth.value();
        };
        QVERIFY2(bus(2) < 75e9 && bus(2) > 0.6 * 75e9, qPrintable(QString::number(bus(2))));
        QVERIFY2(bus(8) < 525e9 && bus(8) > 0.6 * 525e9, qPrintable(QString::number(bus(8))));
    }

    void otherLinks()
    {
        QFETCH(QString, gpu);
        QFETCH(int, gpus);
        QFETCH(double, bus);
        Cluster cluster;
        applyUsualNode(cluster, *hardwareCatalog().findGpu(gpu.toStdString()), hardwareCatalog());
        const CollectiveTime time =
            CollectiveModel(cluster).time(CollectiveKind::AllReduce, Bytes(8192 * kMebi), placeRanks(gpus, 1, cluster));
        QCOMPARE(time.origin, CollectiveOrigin::NcclModel);
        QVERIFY2(std::abs(time.busBandwidth.value() / bus - 1) < 0.1, qPrintable(QString::number(time.busBandwidth.value())));
    }
};

QTEST_APPLESS_MAIN(TestNcclModel)
#include "test_nccl_model.moc"

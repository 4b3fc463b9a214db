// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/basis.h"
#include "core/step/data_sync.h"
#include "core/step/sharded_layers.h"

#include <QTest>

#include <cmath>

#include "core/hardware/catalog.h"
#include "tests/core/scenario_fixture.h"

using namespace shardscope;

namespace {

struct Setting {
    explicit Setting(const Scenario& scenario) : basis(scenario), traffic(dataTraffic(basis.ledger.recipe, basis.costs)) {}
    Basis basis;
    DataTraffic traffic;
};

Setting settingOf(const Scenario& scenario) { return Setting(scenario); }

DataSync syncOf(const Setting& setting, Seconds forward, Seconds backward)
{
    return dataSync({1e9, 0}, 10, setting.traffic, {forward, backward}, setting.basis.costs);
}

/// The optimizer step of one rank of a node of `gpus`, offloaded over a link that takes no time.
double adamSeconds(const char* gpu, int gpus, double parameters)
{
    Scenario scenario = fixture::llama70b(gpus);
    scenario.cluster.gpu = *hardwareCatalog().findGpu(gpu);
    scenario.cluster.gpu.hostBandwidth = BytesPerSecond(1e18);
    scenario.cluster.gpusPerNode = gpus;
    scenario.training.recipe = Recipe::DeepSpeed;
    scenario.plan.zero = 0;
    scenario.plan.offload = Offload::Optimizer;
    const Basis basis(scenario);
    double seconds = optimizerTime({parameters, 0}, basis.ledger.recipe, basis.costs).value();
    if (scenario.cluster.gpu.hostMemoryBandwidth)  // the link ends in that memory
        seconds -= parameters * 4 / scenario.cluster.gpu.hostMemoryBandwidth->value();
    return seconds;
}

}  // namespace

class TestDataSync : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void withoutOverlapEverySecondIsExposed()
    {
        Scenario scenario = fixture::llama70b(64);
        scenario.plan.zero = 1;
        scenario.plan.overlap.gradReduce = scenario.plan.overlap.paramGather = false;
        const DataSync sync = syncOf(settingOf(scenario), Seconds(10), Seconds(20));
        QVERIFY(sync.reduce > Seconds() && sync.gather > Seconds());
        QCOMPARE(sync.reduceExposed.value(), sync.reduce.value());
        QCOMPARE(sync.gatherExposed.value(), sync.gather.value());
    }

    /// InternEvo's ZeRO-1: twice the ranks send as many bytes, each of twice the broadcasts around twice the ring.
    void broadcastsOfTheShardsGrowWithTheSquareOfTheRanks()
    {
        const auto gather = [](int gpus) {
            Scenario scenario = fixture::llama70b(gpus);
            scenario.plan.zero = 1;
            scenario.training.software.framework = Framework::InternEvo;
            const Setting setting = settingOf(scenario);
            const DataSync sync = syncOf(setting, Seconds(), Seconds());
            if (sync.gatherBuckets != static_cast<double>(setting.basis.plan.shardGroup))
                QTest::qFail("one broadcast of each rank", __FILE__, __LINE__);
            return sync.gather.value();
        };
        const double small = gather(1024);
        const double middle = gather(2048);
        const double large = gather(4096);
        QVERIFY(small < middle);
        QVERIFY((large - middle) / (middle - small) > 3.5);
        QVERIFY((large - middle) / (middle - small) < 4.5);
    }

    void theLastBucketHasNothingToHideBehind()
    {
        Scenario scenario = fixture::llama70b(64);
        scenario.plan.zero = 1;
        const DataSync sync = syncOf(settingOf(scenario), Seconds(100), Seconds(100));
        QVERIFY(sync.reduceExposed > Seconds());
        QVERIFY(sync.reduceExposed < sync.reduce);
    }

    void aShortBackwardHidesLess()
    {
        const Setting setting = settingOf(fixture::llama70b(64));
        QVERIFY(syncOf(setting, Seconds(1), Seconds(1e-3)).reduceExposed > syncOf(setting, Seconds(1), Seconds(1)).reduceExposed);
    }

    /// A bucket is full when its weight gradients are there: a split backward has them last.
    void whatFillsTheBuckets_data()
    {
        QTest::addColumn<QString>("schedule");
        QTest::addColumn<int>("chunks");
        QTest::addColumn<double>("backward");
        QTest::newRow("whole") << "1f1b" << 1 << 5.0;
        QTest::newRow("whole, two chunks") << "interleaved" << 2 << 10.0;
        QTest::newRow("in halves") << "zb-h1" << 1 << 2.0;
        QTest::newRow("in halves, two chunks") << "zb-v" << 2 << 2.0;
        QTest::newRow("in halves, both directions") << "dualpipe" << 2 << 4.0;
    }
    void whatFillsTheBuckets()
    {
        QFETCH(QString, schedule);
        QFETCH(int, chunks);
        QFETCH(double, backward);
        const PipelineShape shape{*fromName<ScheduleKind>(schedule.toStdString()), 4, 8, chunks, 4};
        const BlockTimes times{1, 5, 3, 2, 0};
        const SyncWindows windows = syncWindows(shape, 1, [&](int) -> const BlockTimes& { return times; });
        QCOMPARE(windows.forward.value(), 1.0 * chunks);
        QCOMPARE(windows.backward.value(), backward);
    }

    void noRankSyncsAlone()
    {
        const DataSync sync = syncOf(settingOf(fixture::llama70b(1)), Seconds(1), Seconds(1));
        QCOMPARE(sync.reduce.value(), 0.0);
        QCOMPARE(sync.reduceExposed.value(), 0.0);
    }

    /// Ren et al. 2021 (ZeRO-Offload), its table of CPU-Adam's seconds on a DGX-2 by billions of parameters.
    void theHostsAdamTakesItsPublishedTime_data()
    {
        QTest::addColumn<double>("billions");
        QTest::addColumn<double>("seconds");
        const std::pair<double, double> rows[] = {{1, 0.22}, {2, 0.51}, {4, 1.03}, {8, 2.41}, {10, 2.57}};
        for (const auto& [billions, seconds] : rows)
            QTest::addRow("%g billion", billions) << billions << seconds;
    }
    void theHostsAdamTakesItsPublishedTime()
    {
        QFETCH(double, billions);
        QFETCH(double, seconds);
        const double own = adamSeconds("v100-sxm2-32", 1, billions * 1e9);
        QVERIFY2(std::abs(own / seconds - 1) < 0.2, qPrintable(QString::number(own)));
    }

    /// A Grace's memory is its GPUs' own: more of them in a node are not slower, as on a host of x86 they are.
    void aGraceUpdatesForItsOwnGpus()
    {
        QCOMPARE(adamSeconds("gb200", 4, 1e9), adamSeconds("gb200", 2, 1e9));
        QVERIFY(std::abs(adamSeconds("gh200-96", 1, 1e9) / adamSeconds("h100-sxm", 1, 1e9) - 614.0 / 500) < 0.01);
        QVERIFY(adamSeconds("gh200-96", 4, 1e9) < 0.4 * adamSeconds("h100-sxm", 4, 1e9));
        const Gpu& gb200 = *hardwareCatalog().findGpu("gb200");
        QVERIFY(hostTransfer(gb200) < hostLink(gb200));  // two links, one memory
        const Gpu& hopper = *hardwareCatalog().findGpu("h100-sxm");
        QCOMPARE(hostTransfer(hopper), hostLink(hopper));
    }

    void shardedWeightsAreGatheredByLayers()
    {
        Scenario scenario = fixture::llama70b(64);
        scenario.training.recipe = Recipe::Fsdp2;
        scenario.plan.zero = 3;
        scenario.training.globalBatch = 64;
        const Setting setting = settingOf(scenario);
        QVERIFY(setting.traffic.gathersEveryPass && setting.traffic.reducesEveryPass && !setting.traffic.gathersAtStep);
        const DataSync sync = syncOf(setting, Seconds(1), Seconds(1));
        QCOMPARE(sync.gather.value(), 0.0);
        QCOMPARE(sync.reduce.value(), 0.0);
    }

    void hybridShardsStayInTheNode()
    {
        Scenario scenario = fixture::llama70b(64);
        scenario.training.recipe = Recipe::Fsdp2;
        scenario.plan.zero = 3;
        scenario.plan.shardGroup = 8;
        const Setting setting = settingOf(scenario);
        QCOMPARE(setting.traffic.dense.ranks, 8);
        QVERIFY(!setting.traffic.dense.crossesNetwork());
        QCOMPARE(setting.traffic.denseReplicas.ranks, 8);
        QVERIFY(setting.traffic.denseReplicas.crossesNetwork());
    }

    /// Megatron's --num-distributed-optimizer-instances: eight of eight GPUs each gather new weights within a node, and all-reduce their
    /// shards of the gradients across nodes, on top of the reduce-scatter.
    void severalOptimizerInstancesGatherWithinTheirShards()
    {
        Scenario scenario = fixture::llama70b(64);
        scenario.plan.zero = 1;
        scenario.plan.overlap.gradReduce = scenario.plan.overlap.paramGather = false;
        const DataSync one = syncOf(settingOf(scenario), Seconds(10), Seconds(20));
        scenario.plan.shardGroup = 8;
        const Setting setting = settingOf(scenario);
        QVERIFY(setting.traffic.dense.ranks == 8 && setting.traffic.denseReplicas.ranks == 8);
        const DataSync eight = syncOf(setting, Seconds(10), Seconds(20));
        QVERIFY(eight.gather < one.gather);  // a ring of eight nodes with eight adapters each has the same bandwidth: less latency
        const double scattered = eight.reduce.value() - eight.gather.value() * setting.traffic.gradientBytes / setting.traffic.weightBytes;
        QVERIFY(scattered > 0.1 * eight.reduce.value());  // what the all-reduce across nodes takes
    }

    void megatronCountsItsBucketsInParameters()
    {
        Scenario scenario = fixture::llama70b(64);
        QCOMPARE(settingOf(scenario).traffic.bucketElements, 64e6);
        scenario.plan.bucketBytes = 1 << 20;
        QCOMPARE(settingOf(scenario).traffic.bucketElements, 0.0);
        QCOMPARE(settingOf(scenario).traffic.bucketBytes, 1048576.0);
        QCOMPARE(settingOf(scenario).traffic.gradientBucket(), 1048576.0);
    }

    /// Also PyTorch's 25 MiB: a size that is stated is never taken for one that is not.
    void aStatedBucketIsThatNumber()
    {
        Scenario scenario = fixture::llama70b(64);
        const DataTraffic own = settingOf(scenario).traffic;
        QCOMPARE(own.gradientBucket(), 64e6 * own.gradientBytes);
        scenario.plan.bucketBytes = kTorchBucketBytes;
        const DataSync stated = syncOf(settingOf(scenario), Seconds(0.1), Seconds(0.1));
        QCOMPARE(settingOf(scenario).traffic.gradientBucket(), 25.0 * 1024 * 1024);
        scenario.plan.bucketBytes = kTorchBucketBytes + 1;
        const DataSync next = syncOf(settingOf(scenario), Seconds(0.1), Seconds(0.1));
        QVERIFY(std::abs(next.reduce / stated.reduce - 1) < 0.01);
        QVERIFY(std::abs(next.reduceExposed / stated.reduceExposed - 1) < 0.01);
    }

    void otherFrameworksHaveBucketsOfTheirOwn()
    {
        Scenario scenario = fixture::llama70b(64);
        scenario.training.recipe = Recipe::DeepSpeed;
        scenario.training.software.framework = Framework::Other;
        scenario.plan.zero = 1;
        QCOMPARE(settingOf(scenario).traffic.bucketElements, 5e8);
        scenario.training.recipe = Recipe::Megatron;
        scenario.training.software.framework = Framework::InternEvo;
        const DataTraffic internEvo = settingOf(scenario).traffic;
        QCOMPARE(internEvo.bucketElements * internEvo.gradientBytes, 512.0 * 1024 * 1024);
        scenario.training.software.framework = Framework::Torchtitan;
        QCOMPARE(settingOf(scenario).traffic.bucketElements, 0.0);
    }

    /// Its processors' memory bounds what the ranks of a host offload; eight ranks share it.
    void anOffloadedOptimizerIsTheHosts()
    {
        Scenario scenario = fixture::llama70b(64);
        scenario.training.recipe = Recipe::DeepSpeed;
        scenario.plan.zero = 1;
        scenario.plan.offload = Offload::Optimizer;
        const auto seconds = [](const Scenario& s) {
            const Setting setting = settingOf(s);
            return optimizerTime({64e9, 0}, setting.basis.ledger.recipe, setting.basis.costs).value();
        };
        const double eight = seconds(scenario);
        const Setting setting = settingOf(scenario);
        const ByteRecipe& recipe = setting.basis.ledger.recipe;
        const double adam = 1e9 * 8 * (recipe.gradients + 2 * recipe.optimizer + recipe.weights) / (0.12 * 614e9);
        const double link = 1e9 * (recipe.gradients + recipe.weights) / hostLink(scenario.cluster.gpu).value();
        QCOMPARE(eight, adam + link);
        scenario.cluster.gpusPerNode = 4;
        scenario.cluster.nodes = 16;
        QCOMPARE(seconds(scenario), adam / 2 + link);
    }

    /// DeepSpeed, issue 6834: 10 s for 72 billion parameters on 4 hosts of 8 A100. Other optimizers, and one rank alone, get more of the
    /// host's memory bandwidth.
    void ranksOfDeepSpeedGetInEachOthersWay_data()
    {
        QTest::addColumn<Recipe>("recipe");
        QTest::addColumn<Optimizer>("optimizer");
        QTest::addColumn<int>("gpus");
        QTest::addColumn<double>("share");
        QTest::newRow("DeepSpeed") << Recipe::DeepSpeed << Optimizer::AdamW << 8 << 0.12;
        QTest::newRow("DeepSpeed, one rank") << Recipe::DeepSpeed << Optimizer::AdamW << 1 << 0.44;
        QTest::newRow("another optimizer") << Recipe::DeepSpeed << Optimizer::AdamWBf16 << 8 << 0.44;
        QTest::newRow("another framework") << Recipe::Fsdp2 << Optimizer::AdamW << 8 << 0.44;
    }
    void ranksOfDeepSpeedGetInEachOthersWay()
    {
        QFETCH(Recipe, recipe);
        QFETCH(Optimizer, optimizer);
        QFETCH(int, gpus);
        QFETCH(double, share);
        Scenario scenario = fixture::llama70b(gpus);
        scenario.cluster.gpu = *hardwareCatalog().findGpu("a100-sxm-80");
        scenario.cluster.gpu.hostBandwidth = BytesPerSecond(1e18);
        scenario.cluster.gpusPerNode = gpus;
        scenario.training.recipe = recipe;
        scenario.training.optimizer = optimizer;
        scenario.plan.zero = 0;
        scenario.plan.offload = Offload::Optimizer;
        const Setting setting = settingOf(scenario);
        const ByteRecipe& bytes = setting.basis.ledger.recipe;
        const double held = 72e9 / 4 / gpus;
        const double seconds = optimizerTime({held, 0}, bytes, setting.basis.costs).value();
        const double moved = held * gpus * (bytes.gradients + 2 * bytes.optimizer + bytes.weights);
        QVERIFY2(std::abs(seconds / (moved / (share * 410e9)) - 1) < 0.01, qPrintable(QString::number(seconds)));
        if (share == 0.12)
            QVERIFY2(std::abs(seconds - 10) < 1.5, qPrintable(QString::number(seconds)));
    }

    void theOptimizerReadsWhatTheRankHolds()
    {
        Scenario scenario = fixture::llama70b(64);
        const auto seconds = [](const Scenario& s) {
            const Setting setting = settingOf(s);
            return optimizerTime({64e9, 0}, setting.basis.ledger.recipe, setting.basis.costs).value();
        };
        scenario.plan.zero = 0;
        const double whole = seconds(scenario);
        scenario.plan.zero = 1;
        QCOMPARE(whole / seconds(scenario), 64.0);
        scenario.plan.offload = Offload::Optimizer;
        QVERIFY(seconds(scenario) * 64 > whole);
    }
};

QTEST_APPLESS_MAIN(TestDataSync)
#include "test_data_sync.moc"

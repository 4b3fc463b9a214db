// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/basis.h"
#include "core/step/data_sync.h"

#include <QTest>

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
    return dataSync({1e9, 0}, 10, setting.traffic, forward, backward, setting.basis.costs);
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

    void noRankSyncsAlone()
    {
        const DataSync sync = syncOf(settingOf(fixture::llama70b(1)), Seconds(1), Seconds(1));
        QCOMPARE(sync.reduce.value(), 0.0);
        QCOMPARE(sync.reduceExposed.value(), 0.0);
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

    void megatronCountsItsBucketsInParameters()
    {
        Scenario scenario = fixture::llama70b(64);
        QCOMPARE(settingOf(scenario).traffic.bucketElements, 64e6);
        scenario.plan.bucketBytes = 1 << 20;
        QCOMPARE(settingOf(scenario).traffic.bucketElements, 0.0);
        QCOMPARE(settingOf(scenario).traffic.bucketBytes, 1048576.0);
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
        const double adam = 1e9 * 8 * (recipe.gradients + 2 * recipe.optimizer + recipe.weights) / (0.44 * 614e9);
        const double link = 1e9 * (recipe.gradients + recipe.weights) / hostLink(scenario.cluster.gpu).value();
        QCOMPARE(eight, adam + link);
        scenario.cluster.gpusPerNode = 4;
        scenario.cluster.nodes = 16;
        QCOMPARE(seconds(scenario), adam / 2 + link);
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

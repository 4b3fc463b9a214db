// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/framework/default_switches.h"
#include "core/scenario/plan.h"
#include "core/scenario/scenario.h"
#include "core/scenario/training.h"

using namespace shardscope;

namespace {

Training training(Recipe recipe, std::optional<Framework> framework = {}, std::optional<int> year = {})
{
    Training result;
    result.recipe = recipe;
    result.software.framework = framework;
    result.software.year = year;
    return result;
}

}  // namespace

class TestDefaultSwitches : public QObject {
    Q_OBJECT
private slots:
    /// contract.md: what a field is where a scenario says nothing.
    void fixedDefaults()
    {
        const Scenario scenario = defaultScenario(Recipe::Megatron);
        QCOMPARE(scenario.training.precision, Precision::Bf16);
        QCOMPARE(scenario.training.optimizer, Optimizer::AdamW);
        QCOMPARE(scenario.plan.schedule, ScheduleKind::OneFOneB);
        QCOMPARE(scenario.plan.recompute, Recompute::None);
        QCOMPARE(scenario.plan.zero, 0);
        QVERIFY(!scenario.plan.dp && !scenario.plan.etp && !scenario.plan.sequenceParallel && !scenario.plan.syncEveryMicrobatch);
        QVERIFY(scenario.plan.tp == 1 && scenario.plan.cp == 1 && scenario.plan.pp == 1 && scenario.plan.ep == 1 &&
                scenario.plan.chunks == 1 && scenario.plan.microBatch == 1);
    }

    void sequenceParallelIsTorchtitansAlone()
    {
        QVERIFY(defaultScenario(Recipe::Fsdp2).plan.sequenceParallel);
        for (const Recipe recipe : {Recipe::Megatron, Recipe::Nanotron, Recipe::DeepSpeed})
            QVERIFY(!defaultScenario(recipe).plan.sequenceParallel);
    }

    void fsdpKeepsWeightsWithAPipeline()
    {
        Plan plan;
        QVERIFY(defaultSwitches(training(Recipe::Fsdp2), plan).reshardAfterForward);
        plan.pp = 2;
        QVERIFY(!defaultSwitches(training(Recipe::Fsdp2), plan).reshardAfterForward);
        QVERIFY(defaultSwitches(training(Recipe::DeepSpeed), plan).reshardAfterForward);
    }

    void dataOverlap_data()
    {
        QTest::addColumn<int>("recipe");
        QTest::addColumn<int>("framework");
        QTest::addColumn<int>("year");
        QTest::addColumn<int>("zero");
        QTest::addColumn<bool>("gradients");
        QTest::addColumn<bool>("weights");
        const auto row = [](const char* name, Recipe recipe, std::optional<Framework> framework, int year, int zero, bool gradients,
                            bool weights) {
            QTest::newRow(name) << static_cast<int>(recipe) << (framework ? static_cast<int>(*framework) : -1) << year << zero << gradients
                                << weights;
        };
        row("Megatron today", Recipe::Megatron, {}, 0, 1, true, true);
        row("Megatron of 2021", Recipe::Megatron, Framework::Megatron, 2021, 0, false, false);
        row("Megatron-Core", Recipe::Megatron, Framework::Megatron, 2024, 1, true, true);
        row("NeMo", Recipe::Megatron, Framework::Nemo, 2024, 1, true, true);
        row("Megatron-DeepSpeed", Recipe::Megatron, Framework::MegatronDeepSpeed, 0, 1, false, false);
        row("InternEvo", Recipe::Megatron, Framework::InternEvo, 2024, 1, true, false);
        row("nanotron", Recipe::Nanotron, {}, 0, 1, true, false);
        row("DeepSpeed ZeRO-2", Recipe::DeepSpeed, {}, 0, 2, false, false);
        row("DeepSpeed ZeRO-3", Recipe::DeepSpeed, {}, 0, 3, true, true);
        row("FSDP", Recipe::Fsdp2, Framework::Fsdp1, 2022, 3, true, true);
    }
    void dataOverlap()
    {
        QFETCH(int, recipe);
        QFETCH(int, framework);
        QFETCH(int, year);
        QFETCH(int, zero);
        Training asked = training(static_cast<Recipe>(recipe));
        if (framework >= 0)
            asked.software.framework = static_cast<Framework>(framework);
        if (year > 0)
            asked.software.year = year;
        Plan plan;
        plan.zero = zero;
        const Switches switches = defaultSwitches(asked, plan);
        QTEST(switches.overlap.gradReduce, "gradients");
        QTEST(switches.overlap.paramGather, "weights");
    }

    void megatronOverlapsHopsWhenInterleaved()
    {
        Plan plan;
        QVERIFY(!defaultSwitches(training(Recipe::Megatron), plan).overlap.pipeline);
        plan.schedule = ScheduleKind::Interleaved;
        QVERIFY(defaultSwitches(training(Recipe::Megatron), plan).overlap.pipeline);
        QVERIFY(!defaultSwitches(training(Recipe::DeepSpeed), plan).overlap.pipeline);
        QVERIFY(defaultSwitches(training(Recipe::Nanotron), plan).overlap.pipeline);
    }

    void tensorOverlapIsBridgesAlone()
    {
        Plan plan;
        const Training bridge = training(Recipe::Megatron, Framework::MegatronBridge, 2026);
        QVERIFY(!defaultSwitches(bridge, plan).overlap.tensor);
        plan.tp = 4;
        QVERIFY(defaultSwitches(bridge, plan).overlap.tensor);
        QVERIFY(!defaultSwitches(training(Recipe::Megatron), plan).overlap.tensor);
        QVERIFY(!defaultSwitches(training(Recipe::Nanotron), plan).overlap.tensor);
    }
};

QTEST_APPLESS_MAIN(TestDefaultSwitches)
#include "test_default_switches.moc"

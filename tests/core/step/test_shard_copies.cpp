// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/shard_copies.h"

#include <QTest>

#include "core/memory/rank_parameters.h"
#include "core/site/device_rates.h"
#include "core/step/basis.h"
#include "core/step/layer_passes.h"
#include "core/step/sharded_layers.h"
#include "tests/core/scenario_fixture.h"

using namespace shardscope;

namespace {

constexpr double kWeights = 1e9;

Scenario sharded()
{
    Scenario scenario = fixture::llama70b(64);
    scenario.plan = Plan();
    scenario.plan.dp = 64;
    scenario.plan.zero = 3;
    scenario.training.globalBatch = 64;
    scenario.training.recipe = Recipe::Fsdp2;
    scenario.training.software.framework = Framework::Torchtitan;
    return scenario;
}

/// Bytes per weight that copies move in each pass of a block.
struct Moved {
    double forward = 0;
    double inputGrad = 0;
    double weightGrad = 0;
};

Moved movedBy(const Scenario& scenario, double frozen = 0)
{
    const Basis basis(scenario);
    const DataTraffic traffic = dataTraffic(basis.ledger.recipe, basis.costs);
    Passes passes;
    addShardCopies(passes, "layer", {kWeights, 0, {}, frozen}, traffic, basis.costs, {});
    const auto bytes = [&](const PassTime& pass) { return pass.compute.value() * basis.costs.rates.memory.value() / kWeights; };
    return {bytes(passes.forward), bytes(passes.inputGrad), bytes(passes.weightGrad)};
}

bool copies(const Scenario& scenario)
{
    const Basis basis(scenario);
    return dataTraffic(basis.ledger.recipe, basis.costs).copiesShards;
}

}  // namespace

class TestShardCopies : public QObject {
    Q_OBJECT

private slots:
    /// Two bytes read and two written for each gather; two read and four written for each reduction.
    void weightsAreCopiedOutAndGradientsIn()
    {
        const Moved moved = movedBy(sharded());
        QCOMPARE(moved.forward, 4.0);
        QCOMPARE(moved.inputGrad, 4.0 + 6.0);
        QCOMPARE(moved.weightGrad, 0.0);
    }

    void keptWeightsAreCopiedOnce()
    {
        Scenario scenario = sharded();
        scenario.plan.reshardAfterForward = false;
        QVERIFY(movedBy(scenario).inputGrad < movedBy(sharded()).inputGrad);
    }

    void frozenWeightsHaveNoGradients()
    {
        const Moved moved = movedBy(sharded(), kWeights);
        QCOMPARE(moved.forward, 8.0);
        QCOMPARE(moved.inputGrad, 4.0 + 6.0);
    }

    void onlyProgramsThatAreKnownToCopyDo_data()
    {
        QTest::addColumn<Recipe>("recipe");
        QTest::addColumn<Framework>("framework");
        QTest::addColumn<bool>("copy");
        QTest::newRow("torchtitan") << Recipe::Fsdp2 << Framework::Torchtitan << true;
        QTest::newRow("flat shards of FSDP1") << Recipe::Fsdp2 << Framework::Fsdp1 << false;
        QTest::newRow("XLA") << Recipe::Fsdp2 << Framework::MaxText << false;
        QTest::newRow("a program that is not named") << Recipe::Fsdp2 << Framework::Other << false;
        QTest::newRow("another recipe") << Recipe::DeepSpeed << Framework::Torchtitan << false;
    }
    void onlyProgramsThatAreKnownToCopyDo()
    {
        QFETCH(Recipe, recipe);
        QFETCH(Framework, framework);
        Scenario scenario = sharded();
        scenario.training.recipe = recipe;
        scenario.training.software.framework = framework;
        QTEST(copies(scenario), "copy");
    }
};

QTEST_APPLESS_MAIN(TestShardCopies)
#include "test_shard_copies.moc"

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/memory/flat_pieces.h"
#include "core/memory/rank_stages.h"
#include "core/memory/stage_ledger.h"
#include "core/model/architecture.h"
#include "core/model/parameters.h"
#include "tests/core/block_fixture.h"
#include "tests/core/gpt_fixture.h"
#include "tests/support/physics.h"

using namespace shardscope;

/// Bytes per parameter of each recipe and ZeRO stage, on a model that is held whole by one rank.
class TestStates : public QObject {
    Q_OBJECT

    static Scenario dense(Recipe recipe, int zero, int gpus)
    {
        fixture::ModelSize size;
        size.vocab = 128 * 1000;  // no padding
        Scenario scenario = fixture::scenario(size, gpus);
        scenario.cluster.gpu.memory = Bytes(80e9);
        scenario.training.recipe = recipe;
        scenario.plan.zero = zero;
        scenario.training.globalBatch = gpus;  // one micro-batch: nothing accumulates
        return scenario;
    }

private slots:
    void bytesPerParameter_data()
    {
        QTest::addColumn<int>("recipe");
        QTest::addColumn<int>("zero");
        QTest::addColumn<double>("weights");
        QTest::addColumn<double>("gradients");
        QTest::addColumn<double>("optimizer");
        const double d = 8;
        const auto row = [](const char* name, Recipe recipe, int zero, double w, double g, double o) {
            QTest::newRow(name) << static_cast<int>(recipe) << zero << w << g << o;
        };
        row("megatron", Recipe::Megatron, 0, 2, 4, 12);
        row("megatron, ZeRO-1", Recipe::Megatron, 1, 2, 4, 12 / d);
        row("megatron, ZeRO-2", Recipe::Megatron, 2, 2, 4 / d, 12 / d);
        row("megatron, ZeRO-3", Recipe::Megatron, 3, 2 / d, 4 / d, 12 / d);
        row("nanotron", Recipe::Nanotron, 0, 2, 4, 12);
        row("nanotron, ZeRO-1", Recipe::Nanotron, 1, 2, 4, 12 / d);
        row("deepspeed", Recipe::DeepSpeed, 0, 2, 2, 12);
        row("deepspeed, ZeRO-1", Recipe::DeepSpeed, 1, 2, 2, 12 / d);
        row("deepspeed, ZeRO-3", Recipe::DeepSpeed, 3, 2 / d, 2 / d, 12 / d);
        row("fsdp2", Recipe::Fsdp2, 3, 4 / d, 4 / d, 8 / d);
        row("fsdp2, ZeRO-2", Recipe::Fsdp2, 2, 4 / d + 2, 4 / d, 8 / d);
        row("fsdp2, ZeRO-1", Recipe::Fsdp2, 1, 4 / d + 2, 4 / d, 8 / d);  // FSDP has no stage that shards the optimizer alone
        row("pure bf16", Recipe::PureBf16, 0, 2, 2, 8);
        row("pure bf16, ZeRO-3", Recipe::PureBf16, 3, 2 / d, 2 / d, 8 / d);
    }
    void bytesPerParameter()
    {
        QFETCH(int, recipe);
        QFETCH(int, zero);
        const Scenario scenario = dense(static_cast<Recipe>(recipe), zero, 8);
        const auto parameters = static_cast<double>(countParameters(*scenario.architecture).total);
        const MemoryEstimate estimate = test::memoryOf(scenario);
        const StageMemory& stage = estimate.stages[0];
        QTEST(stage.of(MemoryClass::Parameters) / Bytes(parameters), "weights");
        QTEST(stage.of(MemoryClass::Gradients) / Bytes(parameters), "gradients");
        QTEST(stage.of(MemoryClass::Optimizer) / Bytes(parameters), "optimizer");
    }

    /// InternEvo: bf16 gradients, a flat and an fp32 copy of this rank's at the step (FSDP: no flat one), and the square roots and the
    /// denominators of PyTorch's AdamW before 2.1.
    void internEvoHoldsWhatItsCodeSays_data()
    {
        QTest::addColumn<int>("recipe");
        QTest::addColumn<int>("zero");
        QTest::addColumn<int>("year");
        QTest::addColumn<double>("bytes");
        QTest::newRow("ZeRO-1 of 2023") << int(Recipe::Megatron) << 1 << 2023 << 2 + 2 + (12 + 4 + 2 + 8) / 8.0;
        QTest::newRow("ZeRO-1, fused") << int(Recipe::Megatron) << 1 << 2024 << 2 + 2 + (12 + 4 + 2) / 8.0;
        QTest::newRow("FSDP of 2023") << int(Recipe::Fsdp2) << 3 << 2023 << (2 + 2 + 12 + 4 + 8) / 8.0;
    }
    void internEvoHoldsWhatItsCodeSays()
    {
        QFETCH(int, recipe);
        QFETCH(int, zero);
        QFETCH(int, year);
        Scenario scenario = dense(static_cast<Recipe>(recipe), zero, 8);
        scenario.training.software.framework = Framework::InternEvo;
        scenario.training.software.year = year;
        const Site site(scenario);
        const ResolvedPlan plan = resolvePlan(scenario);
        const ByteRecipe states = byteRecipe(site, plan);
        const FlatPieces pieces = flatPieces(site, plan, states);
        const auto share = [](bool isSharded) { return isSharded ? 1 / 8.0 : 1; };
        QTEST(states.weights * share(states.shardsWeights) + states.gradients * share(states.shardsGradients) +
                  (states.optimizer + states.stepGradients + states.stepTemporaries + pieces.gradients + pieces.temporaries) *
                      share(states.shardsOptimizer),
              "bytes");
    }

    /// All ranks together hold each parameter once per data-parallel replica, however it is split.
    void ranksTogetherHoldTheModel_data()
    {
        QTest::addColumn<int>("tp");
        QTest::addColumn<int>("pp");
        QTest::addColumn<int>("ep");
        QTest::newRow("whole") << 1 << 1 << 1;
        QTest::newRow("pipeline") << 1 << 4 << 1;
        QTest::newRow("experts") << 1 << 1 << 8;
        QTest::newRow("pipeline and experts") << 1 << 2 << 4;
    }
    void ranksTogetherHoldTheModel()
    {
        QFETCH(int, tp);
        QFETCH(int, pp);
        QFETCH(int, ep);
        fixture::ModelSize size;
        size.experts = 8;
        size.vocab = 128 * 1000;
        Scenario scenario = fixture::scenario(size, 8);
        scenario.plan.tp = tp;
        scenario.plan.pp = pp;
        scenario.plan.ep = ep;
        scenario.plan.etp = 1;
        const ResolvedPlan plan = resolvePlan(scenario);
        const ParameterTable table = parameterTable(Site(scenario), plan);
        double dense = 0;
        double experts = 0;
        for (int rank = 0; rank < pp; ++rank) {
            const RankParameters held = rankParameters(Site(scenario), plan, table, rankStages(Site(scenario), plan, rank));
            dense += held.dense;
            experts += held.experts * ep;
        }
        const ParameterCount count = countParameters(*scenario.architecture);
        QCOMPARE(experts, static_cast<double>(count.of(TensorKind::RoutedExpert)));
        QCOMPARE(dense, static_cast<double>(count.total - count.of(TensorKind::RoutedExpert)));
    }

    /// The rows of a memory are spread over the expert-parallel ranks; without them each rank has all, and its gates are on every rank.
    void rowsOfAMemoryAreSpread()
    {
        const LayerKind kind = fixture::memoryLayer();
        const double table = 16.0 * 2262400 * 80;
        for (const int ep : {1, 4, 8}) {
            Scenario scenario = fixture::scenarioOf(kind, 8);
            scenario.plan.ep = ep;
            const ResolvedPlan plan = resolvePlan(scenario);
            const ParameterTable parameters = parameterTable(Site(scenario), plan);
            const RankParameters held = rankParameters(Site(scenario), plan, parameters, rankStages(Site(scenario), plan, 0));
            const auto total = static_cast<double>(countParameters(*scenario.architecture).total);
            QCOMPARE(held.experts, ep > 1 ? 4 * table / ep : 0);
            QCOMPARE(held.dense, total - (ep > 1 ? 4 * table : 0));
        }
    }

    void megatronPadsTheVocabulary()
    {
        Scenario scenario = fixture::gpt(2, 512, 8, 8);
        auto model = std::make_shared<Architecture>(*scenario.architecture);
        model->vocab = 50257;
        scenario.architecture = model;
        const auto padded = [&scenario](int tp) {
            scenario.plan.tp = tp;
            return paddedVocabulary(Site(scenario), resolvePlan(scenario));
        };
        QCOMPARE(padded(1), 50304.0);
        QCOMPARE(padded(8), 51200.0);
        scenario.training.recipe = Recipe::Fsdp2;
        QCOMPARE(padded(8), 50257.0);
    }

    void tiedHeadIsCopiedToTheLastStage()
    {
        Scenario scenario = fixture::gpt(4, 512, 8, 8);
        auto model = std::make_shared<Architecture>(*scenario.architecture);
        model->tiedEmbeddings = true;
        scenario.architecture = model;
        const auto held = [&](int pp) {
            scenario.plan.pp = pp;
            const ResolvedPlan plan = resolvePlan(scenario);
            const ParameterTable table = parameterTable(Site(scenario), plan);
            double sum = 0;
            for (int rank = 0; rank < pp; ++rank)
                sum += rankParameters(Site(scenario), plan, table, rankStages(Site(scenario), plan, rank)).total();
            return sum;
        };
        QCOMPARE(held(2) - held(1), 51200.0 * 512);
    }

    /// DeepSeek-V3's MTP layer has 11.3 B parameters of routed experts: a rank that held them all would never fit.
    void expertsOfMtpLayersAreSpread()
    {
        fixture::ModelSize size;
        size.experts = 8;
        Scenario scenario = fixture::scenario(size, 8);
        auto model = std::make_shared<Architecture>(*scenario.architecture);
        model->mtpLayers = 1;
        scenario.architecture = model;
        const auto mtpOnRank = [&](int ep) {
            scenario.plan.ep = ep;
            scenario.plan.etp = 1;
            return parameterTable(Site(scenario), resolvePlan(scenario)).mtp;
        };
        QVERIFY(mtpOnRank(1).experts > 0);
        QCOMPARE(mtpOnRank(8).experts, mtpOnRank(1).experts / 8);
        QCOMPARE(mtpOnRank(8).dense, mtpOnRank(1).dense);
    }

    void offloadFreesTheOptimizer()
    {
        Scenario scenario = dense(Recipe::Megatron, 1, 8);
        scenario.plan.offload = Offload::Optimizer;
        QCOMPARE(test::memoryOf(scenario).stages[0].of(MemoryClass::Optimizer).value(), 0.0);
    }

    void onlyShardedWeightsAreOffloaded()
    {
        Scenario scenario = dense(Recipe::DeepSpeed, 1, 8);
        scenario.plan.offload = Offload::OptimizerAndParameters;
        QVERIFY(test::memoryOf(scenario).stages[0].of(MemoryClass::Parameters) > Bytes());
        scenario.plan.zero = 3;
        QCOMPARE(test::memoryOf(scenario).stages[0].of(MemoryClass::Parameters).value(), 0.0);
    }

    void withoutReshardingWeightsStayGathered()
    {
        Scenario scenario = dense(Recipe::Megatron, 3, 8);
        const double resharded = test::memoryOf(scenario).stages[0].of(MemoryClass::Parameters).value();
        scenario.plan.reshardAfterForward = false;
        QCOMPARE(test::memoryOf(scenario).stages[0].of(MemoryClass::Parameters).value(), 8 * resharded);  // whole, as at ZeRO-2
    }

    /// Where memory is short the allocator's slack gives way, but more is always more.
    void peakGrowsWithTheSequence()
    {
        Scenario scenario = dense(Recipe::Megatron, 1, 8);
        scenario.plan.tp = 8;
        scenario.cluster.gpu.memory = Bytes(400e9);
        double last = 0;
        for (int sequence = 1024; sequence <= 262144; sequence += 1024) {
            scenario.training.sequenceLength = sequence;
            const double peak = test::memoryOf(scenario).peak.value();
            QVERIFY(peak > last);
            last = peak;
        }
        QVERIFY(last > 400e9);
    }

    void hybridShardingDividesByItsGroup()
    {
        Scenario scenario = dense(Recipe::Fsdp2, 3, 64);
        scenario.plan.shardGroup = 8;
        const auto parameters = static_cast<double>(countParameters(*scenario.architecture).total);
        const StageMemory stage = test::memoryOf(scenario).stages[0];
        QCOMPARE(stage.of(MemoryClass::Optimizer) / Bytes(parameters), 1.0);
    }
};

QTEST_APPLESS_MAIN(TestStates)
#include "test_states.moc"

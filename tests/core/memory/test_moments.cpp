// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>

#include "core/memory/moments.h"
#include "core/memory/rank_stages.h"
#include "core/memory/stage_ledger.h"
#include "core/model/parameters.h"
#include "tests/core/gpt_fixture.h"
#include "tests/support/physics.h"

using namespace shardscope;

/// The states and temporaries that are allocated at each moment of a step.
class TestMoments : public QObject {
    Q_OBJECT

    static Scenario alone(int sequence, Recompute recompute)
    {
        Scenario scenario = fixture::scenario({}, 1);
        scenario.training.recipe = Recipe::Fsdp2;
        scenario.training.software.framework = Framework::Torchtitan;
        scenario.training.software.year = 2025;
        scenario.training.sequenceLength = sequence;
        scenario.training.globalBatch = 1;
        scenario.plan.zero = 3;
        scenario.plan.recompute = recompute;
        return scenario;
    }
    static Bytes of(const Scenario& scenario, MemoryClass memoryClass) { return test::memoryOf(scenario).stages[0].of(memoryClass); }
    static bool has(const Scenario& scenario, std::string_view line)
    {
        const MemoryEstimate estimate = test::memoryOf(scenario);
        return std::ranges::any_of(estimate.stages[0].lines, [&](const LedgerLine& each) { return each.what == line; });
    }
    static void timelineAgrees(const Scenario& scenario)
    {
        Bytes highest;
        for (const MemoryMoment& moment : test::timelineOf(scenario, 0).laterStep)
            highest = std::max(highest, moment.total());
        const Bytes peak = test::memoryOf(scenario).peak;
        QVERIFY2(std::abs(highest / peak - 1) < 1e-9, qPrintable(QString::number(highest / peak, 'g', 12)));
    }

private slots:
    /// On one GPU autograd makes gradients as it frees activations: long sequences peak without the first, short ones without the latter.
    void gradientsComeAsActivationsGo()
    {
        const Scenario lengthy = alone(65536, Recompute::None);
        QCOMPARE(of(lengthy, MemoryClass::Gradients).value(), 0.0);
        QVERIFY(of(lengthy, MemoryClass::Activations) > Bytes());
        const Scenario brief = alone(128, Recompute::Full);
        QVERIFY(of(brief, MemoryClass::Gradients) > Bytes());
        QCOMPARE(of(brief, MemoryClass::Activations).value(), 0.0);
        timelineAgrees(lengthy);
        timelineAgrees(brief);
    }
    /// Offloading leaves the layer at work, and the one that is on its way, on the GPU: less recomputation is not less memory.
    void offloadedActivationsPassThroughTheGpu()
    {
        Scenario scenario = alone(65536, Recompute::None);
        scenario.training.globalBatch = 2;  // gradients accumulate, and are there all the time
        const Bytes kept = of(scenario, MemoryClass::Activations);
        const Bytes before = of(scenario, MemoryClass::Temporary);
        scenario.plan.offloadActivations = 1;
        const double layers = static_cast<double>(scenario.architecture->kindOfLayer.size());
        const double buffers = (of(scenario, MemoryClass::Temporary) - before).value();
        QVERIFY(has(scenario, "offload-buffers"));
        QVERIFY2(std::abs(buffers / (2 * kept.value() / layers) - 1) < 0.1, qPrintable(QString::number(buffers)));
        timelineAgrees(scenario);
        scenario.plan.offloadActivations = 0.5;
        QCOMPARE((of(scenario, MemoryClass::Temporary) - before).value(), buffers / 2);
    }
    void accumulatedGradientsStay()
    {
        Scenario scenario = alone(65536, Recompute::None);
        scenario.training.globalBatch = 2;
        QVERIFY(of(scenario, MemoryClass::Gradients) > Bytes());
    }
    /// torch.optim uses foreach unless the fused optimizer is requested, and holds a root of each second moment for the step.
    void anOptimizerThatIsNotFusedHasAMomentOfItsOwn()
    {
        Scenario scenario = alone(128, Recompute::Full);
        QVERIFY(!has(scenario, "step-temporaries"));
        scenario.training.software.framework = Framework::Fsdp1;
        QVERIFY(has(scenario, "step-temporaries"));
        QCOMPARE(of(scenario, MemoryClass::Temporary).value(), of(scenario, MemoryClass::Parameters).value());  // 4 bytes both
        timelineAgrees(scenario);
        scenario.training.sequenceLength = 1 << 20;
        scenario.plan.recompute = Recompute::None;
        QVERIFY(!has(scenario, "step-temporaries"));
    }
    /// One flat tensor of the partition finds no room among the blocks of activations: what the optimizer makes of it is there all the time,
    /// where FSDP's shards, layer by layer, take the place of activations.
    void flatPartitionsKeepTheirTemporaries_data()
    {
        QTest::addColumn<int>("recipe");
        QTest::addColumn<int>("zero");
        QTest::addColumn<bool>("isFlat");
        QTest::newRow("HybridZeroOptimizer") << int(Recipe::Megatron) << 1 << true;
        QTest::newRow("FSDPadaptOptimizer") << int(Recipe::Fsdp2) << 3 << false;
    }
    void flatPartitionsKeepTheirTemporaries()
    {
        QFETCH(int, recipe);
        QFETCH(int, zero);
        QFETCH(bool, isFlat);
        Scenario scenario = alone(65536, Recompute::None);
        scenario.training.recipe = static_cast<Recipe>(recipe);
        scenario.training.software.framework = Framework::InternEvo;
        scenario.training.software.year = 2023;
        scenario.plan.zero = zero;
        QVERIFY(!has(scenario, "step-temporaries"));
        QCOMPARE(has(scenario, "flat-step"), isFlat);
        QCOMPARE(has(scenario, "flat-gradients"), isFlat);
        timelineAgrees(scenario);
        scenario.training.sequenceLength = 128;
        scenario.plan.recompute = Recompute::Full;
        QCOMPARE(has(scenario, "step-temporaries"), !isFlat);
        timelineAgrees(scenario);
    }
    /// DeepSpeed copies 500 M gradients, or all where there are fewer, into one flat piece to reduce them over the data-parallel ranks.
    void reducedGradientsTakeAFlatPiece_data()
    {
        QTest::addColumn<int>("layers");
        QTest::addColumn<int>("dp");
        QTest::addColumn<bool>("fp32");
        QTest::addColumn<double>("bytes");
        QTest::newRow("few") << 2 << 8 << false << -2.0;
        QTest::newRow("many") << 400 << 8 << false << 2 * 5e8;
        QTest::newRow("many in fp32") << 400 << 8 << true << 4 * 5e8;
        QTest::newRow("nothing to reduce") << 400 << 1 << false << 0.0;
    }
    void reducedGradientsTakeAFlatPiece()
    {
        QFETCH(int, layers);
        QFETCH(int, dp);
        QFETCH(bool, fp32);
        QFETCH(double, bytes);
        Scenario scenario = fixture::scenario({layers, 1024, 8, 8, 4096, 1280}, dp);
        scenario.training.globalBatch = dp;
        scenario.training.software.framework = Framework::MegatronDeepSpeed;
        scenario.plan.dp = dp;
        scenario.plan.zero = 1;
        if (fp32)
            scenario.plan.gradientType = GradientType::Fp32;
        double found = 0;
        for (const LedgerLine& line : test::memoryOf(scenario).stages[0].lines)
            found += line.what == "flat-bucket" ? line.bytes.value() : 0;
        const Basis basis(scenario);
        const RankStages stages = rankStages(basis.site, basis.plan, 0);
        const double all = rankParameters(basis.site, basis.plan, basis.ledger.parameters, stages).total();
        QCOMPARE(all < 5e8, bytes < 0);
        QCOMPARE(found, bytes < 0 ? -bytes * all : bytes);
    }
    /// Only DeepSpeed's ZeRO-3 lays a bucket out under any trainer, in the weights' type.
    void zero3OfAnyTrainerHasABucket()
    {
        Scenario scenario = fixture::scenario({400, 1024, 8, 8, 4096, 1280}, 8);
        scenario.training.globalBatch = 8;
        scenario.plan.dp = 8;
        scenario.training.software.framework = Framework::Other;
        const auto bucket = [&](Recipe recipe, int zero) {
            scenario.training.recipe = recipe;
            scenario.plan.zero = zero;
            double found = 0;
            for (const LedgerLine& line : test::memoryOf(scenario).stages[0].lines)
                found += line.what == "flat-bucket" ? line.bytes.value() : 0;
            return found;
        };
        QCOMPARE(bucket(Recipe::DeepSpeed, 3), 2 * 5e8);
        QCOMPARE(bucket(Recipe::DeepSpeed, 2), 0.0);
        QCOMPARE(bucket(Recipe::Fsdp2, 3), 0.0);
    }
    /// Megatron-LM shards a model that the GPU holds whole; torchtitan builds it on the meta device, as NVIDIA's recipes do.
    void aModelIsBuiltBeforeItIsSharded_data()
    {
        QTest::addColumn<int>("framework");
        QTest::addColumn<int>("gpus");
        QTest::addColumn<bool>("isPeak");
        QTest::newRow("Megatron-LM, many shards") << int(Framework::Megatron) << 64 << true;
        QTest::newRow("Megatron-LM, few shards") << int(Framework::Megatron) << 4 << false;
        QTest::newRow("torchtitan") << int(Framework::Torchtitan) << 64 << false;
        QTest::newRow("Megatron-Bridge") << int(Framework::MegatronBridge) << 64 << false;
    }
    void aModelIsBuiltBeforeItIsSharded()
    {
        QFETCH(int, framework);
        QFETCH(int, gpus);
        QFETCH(bool, isPeak);
        Scenario scenario = alone(1024, Recompute::Full);
        scenario.cluster = fixture::scenario({}, gpus).cluster;
        scenario.training.software.framework = static_cast<Framework>(framework);
        scenario.training.globalBatch = gpus;
        scenario.plan.dp = gpus;
        QCOMPARE(has(scenario, "built-weights"), isPeak);
        if (isPeak)
            QCOMPARE(of(scenario, MemoryClass::Parameters).value(),
                     2.0 * static_cast<double>(countParameters(*scenario.architecture).total));
    }
    /// The unsharded gradient of a layer is there while the layer runs backward, not at the loss.
    void noLayerHasAGradientAtTheLoss()
    {
        Scenario scenario = alone(65536, Recompute::None);
        scenario.cluster = fixture::scenario({}, 8).cluster;
        scenario.training.globalBatch = 8;
        scenario.plan.dp = 8;
        const Basis basis(scenario);
        QCOMPARE(lossMoment(basis.ledger).value, basis.ledger.activations.loss.value());
        const RankStages stages = rankStages(basis.site, basis.plan, 0);
        const double layer = basis.ledger.parameters.ofLayerKind[0].total();
        const double ofActivations = basis.ledger.activations.ofLayerKind[0].momentWhole.value();
        QCOMPARE(backwardMoment(basis.site, basis.plan, basis.ledger, stages, {1}).value, ofActivations + 4 * layer);
    }
    /// ZeRO-Offload and FSDP's CPU offload send gradients to the host as they are reduced.
    void offloadedStatesTakeTheirGradientsAlong()
    {
        Scenario scenario = fixture::scenario({}, 8);
        scenario.training.recipe = Recipe::DeepSpeed;
        scenario.training.globalBatch = 8;
        scenario.plan.dp = 8;
        scenario.plan.zero = 3;
        QVERIFY(of(scenario, MemoryClass::Gradients) > Bytes());
        scenario.plan.offload = Offload::Optimizer;
        QCOMPARE(of(scenario, MemoryClass::Gradients).value(), 0.0);
        scenario.training.recipe = Recipe::Megatron;
        QVERIFY(of(scenario, MemoryClass::Gradients) > Bytes());
    }
    /// XLA and programs of their own lay their buffers out before the first step.
    void onlyAnAllocatorHasSlack()
    {
        Scenario scenario = fixture::scenario({}, 8);
        scenario.training.globalBatch = 8;
        scenario.plan.dp = 8;
        QVERIFY(has(scenario, "allocator-slack"));
        for (const auto& [framework, fused] : {std::pair{Framework::MaxText, false}, std::pair{Framework::Other, true}}) {
            scenario.training.software.framework = framework;
            scenario.training.software.fusedKernels = fused;
            QVERIFY(!has(scenario, "allocator-slack") && !has(scenario, "driver"));
            QVERIFY(has(scenario, "communicators"));
            QVERIFY(test::memoryOf(scenario).allocated == test::memoryOf(scenario).reserved);
        }
        scenario.cluster.gpu.vendor = "Google";
        scenario.training.software.framework = Framework::Jax;
        QVERIFY(!has(scenario, "communicators"));
    }
};

QTEST_APPLESS_MAIN(TestMoments)
#include "test_moments.moc"

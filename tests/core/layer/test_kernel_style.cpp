// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>

#include "core/layer/kernel_style.h"
#include "core/layer/layer_operators.h"
#include "core/layer/rank_shape.h"
#include "core/site/site.h"
#include "tests/core/gpt_fixture.h"
#include "tests/core/scenario_fixture.h"

using namespace shardscope;

/// Tensors that frameworks keep, by their own source.
class TestKernelStyle : public QObject {
    Q_OBJECT

    static KernelStyle styleOf(const Scenario& scenario) { return kernelStyle(Site(scenario), resolvePlan(scenario)); }
    static Bytes kept(const Scenario& scenario, Recompute mode)
    {
        const ResolvedPlan plan = resolvePlan(scenario);
        return keptBytes(layerOperators(scenario.architecture->kinds[0], scenario.architecture->position, rankShape(Site(scenario), plan)),
                         mode);
    }

private slots:
    /// PyTorch's RMSNorm is one kernel since 2.9; before it kept its input in fp32, and normalised.
    void anEagerNormMayBeOneKernel()
    {
        Scenario scenario = fixture::mixtral8x7b(8);
        scenario.training.software.framework = Framework::Torchtitan;
        scenario.training.software.compiled = false;
        QVERIFY(styleOf(scenario).keepsNormalised);
        scenario.training.software.fusedKernels = true;
        QVERIFY(!styleOf(scenario).keepsNormalised);
    }

    /// Without a kernel that permutes, each step of it reads and writes the rows.
    void rowsOfExpertsAreCopied_data()
    {
        using Moves = std::pair<double, double>;
        QTest::addColumn<int>("framework");
        QTest::addColumn<int>("routing");
        QTest::addColumn<int>("dispatcher");
        QTest::addColumn<bool>("compiled");
        QTest::addColumn<Moves>("dispatch");
        QTest::addColumn<Moves>("combine");
        const auto row = [](const char* name, Framework framework, MoeRouting routing, MoeDispatcher dispatcher, bool compiled,
                            Moves dispatch, Moves combine) {
            QTest::newRow(name) << int(framework) << int(routing) << int(dispatcher) << compiled << dispatch << combine;
        };
        using enum MoeDispatcher;
        const Moves once{2, 2};
        row("Megatron permutes in one kernel", Framework::Megatron, MoeRouting::Balanced, AllToAll, false, once, once);
        row("XLA", Framework::MaxText, MoeRouting::Balanced, AllToAll, true, {3, 3}, {3, 4});
        row("XLA multiplies by a mask where there is a capacity", Framework::MaxText, MoeRouting::Capacity, AllToAll, true, once, once);
        row("torchtitan, operation by operation", Framework::Torchtitan, MoeRouting::Balanced, AllToAll, false, {6, 9}, {15, 22});
        row("torchtitan, compiled", Framework::Torchtitan, MoeRouting::Balanced, AllToAll, true, once, once);
        row("DeepEP permutes by itself", Framework::Torchtitan, MoeRouting::Balanced, DeepEp, false, once, once);
    }
    void rowsOfExpertsAreCopied()
    {
        using Moves = std::pair<double, double>;
        QFETCH(int, framework);
        QFETCH(int, routing);
        QFETCH(int, dispatcher);
        QFETCH(bool, compiled);
        QFETCH(Moves, dispatch);
        QFETCH(Moves, combine);
        Scenario scenario = fixture::mixtral8x7b(8);
        scenario.plan.ep = 1;
        scenario.training.software.framework = static_cast<Framework>(framework);
        scenario.training.software.moeRouting = static_cast<MoeRouting>(routing);
        scenario.training.software.moeDispatcher = static_cast<MoeDispatcher>(dispatcher);
        scenario.training.software.compiled = compiled;
        const OperatorList operators = layerOperators(scenario.architecture->kinds[0], scenario.architecture->position,
                                                      rankShape(Site(scenario), resolvePlan(scenario)));
        const auto movedBy = [&](OperatorId id) {
            const auto found = std::find_if(operators.begin(), operators.end(), [id](const Operator& op) { return op.id == id; });
            const double rows = found->shape.m * found->shape.n * 2;
            return std::pair(found->movedForward.value() / rows, found->movedBackward.value() / rows);
        };
        QCOMPARE(movedBy(OperatorId::Dispatch), dispatch);
        QCOMPARE(movedBy(OperatorId::Combine), combine);
    }

    void lossHolds_data()
    {
        QTest::addColumn<int>("framework");
        QTest::addColumn<int>("recipe");
        QTest::addColumn<int>("loss");
        QTest::addColumn<bool>("fused");
        QTest::addColumn<QString>("vendor");
        QTest::addColumn<double>("bytes");
        QTest::addColumn<double>("chunks");
        const auto row = [](const char* name, Framework framework, Recipe recipe, Loss loss, double bytes, double chunks = 1,
                            bool fused = false, const char* vendor = "NVIDIA") {
            QTest::newRow(name) << static_cast<int>(framework) << static_cast<int>(recipe) << static_cast<int>(loss) << fused << vendor
                                << bytes << chunks;
        };
        row("Megatron", Framework::Megatron, Recipe::Megatron, Loss::VocabParallel, 6);
        row("nanotron", Framework::Nanotron, Recipe::Nanotron, Loss::VocabParallel, 12);
        row("torchtitan drops its logits", Framework::Torchtitan, Recipe::Fsdp2, Loss::Eager, 14);
        row("a trainer keeps fp32 logits", Framework::Other, Recipe::Fsdp2, Loss::Eager, 18);
        row("transformers' Trainer has none by the backward pass", Framework::Other, Recipe::DeepSpeed, Loss::Eager, 12);
        row("chunks of whole logits", Framework::Other, Recipe::PureBf16, Loss::Chunked, 5.5);
        row("the gradient over the logits", Framework::Other, Recipe::PureBf16, Loss::Fused, 2, 1, true);
        row("so, and the head in chunks", Framework::Other, Recipe::PureBf16, Loss::Chunked, 2, 8, true);
        const Architecture& model = *fixture::scenario({}, 1).architecture;
        const double chunks = std::ceil(static_cast<double>(model.vocab) / static_cast<double>(model.hidden));
        row("Liger's loss takes the head in", Framework::Other, Recipe::DeepSpeed, Loss::Fused, 5, chunks);
        row("TRL's chunks take the head in", Framework::Other, Recipe::Fsdp2, Loss::Chunked, 14, chunks);
        row("torchtitan's chunks do not", Framework::Torchtitan, Recipe::Fsdp2, Loss::Chunked, 5.5);
        row("torchtune keeps every chunk", Framework::Torchtune, Recipe::PureBf16, Loss::Chunked, 6.5);
        row("XLA on a GPU", Framework::MaxText, Recipe::Fsdp2, Loss::Compiled, 4);
        row("XLA on a TPU", Framework::MaxText, Recipe::Fsdp2, Loss::Compiled, 2, 1, false, "Google");
    }
    void lossHolds()
    {
        QFETCH(int, framework);
        QFETCH(int, recipe);
        QFETCH(int, loss);
        QFETCH(bool, fused);
        QFETCH(QString, vendor);
        Scenario scenario = fixture::scenario({}, 1);
        scenario.cluster.gpu.vendor = vendor.toStdString();
        scenario.training.recipe = static_cast<Recipe>(recipe);
        scenario.training.software.framework = static_cast<Framework>(framework);
        scenario.training.software.loss = static_cast<Loss>(loss);
        if (fused)
            scenario.training.software.fusedKernels = true;
        const KernelStyle style = styleOf(scenario);
        QTEST(style.lossBytesPerLogit, "bytes");
        QTEST(style.lossChunks, "chunks");
    }
    /// torchtune's chunks are one graph: of a compiled loss the 16-bit logits are left, and where the head learns its gradients are added up.
    void chunksOfOneGraph()
    {
        Scenario scenario = fixture::scenario({}, 1);
        scenario.training.recipe = Recipe::PureBf16;
        scenario.training.software.framework = Framework::Torchtune;
        scenario.training.software.compiled = true;
        QCOMPARE(styleOf(scenario).lossBytesPerLogit, 2.0);
        QCOMPARE(styleOf(scenario).headGradients, 3);
        scenario.training.optimizerInBackward = true;
        QCOMPARE(styleOf(scenario).headGradients, 2);
        scenario.training.software.loss = Loss::Eager;
        QCOMPARE(styleOf(scenario).headGradients, 0);
        QCOMPARE(styleOf(scenario).lossBytesPerLogit, 14.0);
        scenario.training.software.year = 2023;  // its recipes kept the logits
        QCOMPARE(styleOf(scenario).lossBytesPerLogit, 18.0);
    }
    /// Bytes per 16-bit logit, counted from each cross-entropy's own code (Megatron-LM's cross_entropy.py; PyTorch's log_softmax and
    /// nll_loss; Transformer Engine's and Liger's kernels): physics.md's 40 to 50 of the unfused ones, and two reads and two writes.
    void lossMoves_data()
    {
        QTest::addColumn<int>("loss");
        QTest::addColumn<double>("bytes");
        const auto row = [](const char* name, Loss loss, double bytes) { QTest::newRow(name) << static_cast<int>(loss) << bytes; };
        row("vocabulary-parallel", Loss::VocabParallel, (2 + 4) + 4 + 8 + 8 + 4 + 8 + 8 + 6);
        row("eager", Loss::Eager, (2 + 4) + (4 + 8) + (2 + 2) + (4 + 8) + 6);
        row("fused", Loss::Fused, 2 + 2 + 2 + (2 + 2));
        row("compiled", Loss::Compiled, 2 + 2 + 2 + (2 + 2));
    }
    void lossMoves()
    {
        QFETCH(int, loss);
        Scenario scenario = fixture::scenario({}, 1);
        scenario.training.software.loss = static_cast<Loss>(loss);
        const KernelStyle style = styleOf(scenario);
        QTEST(style.lossMovedForward + style.lossMovedBackward, "bytes");
    }

    /// torchtitan's list of operators to keep had no cuDNN attention, which it runs on Blackwell, before December 2025.
    void perOperatorRepeatsCudnnAttention()
    {
        Scenario scenario = fixture::scenario({}, 1);
        scenario.training.recipe = Recipe::Fsdp2;
        scenario.training.software.year = 2025;
        const Bytes hopper = kept(scenario, Recompute::PerOperator);
        scenario.cluster.gpu.generation = GpuGeneration::Blackwell;
        QVERIFY(kept(scenario, Recompute::PerOperator) < hopper);
        scenario.training.software.year = 2026;
        QVERIFY(kept(scenario, Recompute::PerOperator) == hopper);
    }
    /// Megatron-DeepSpeed's scripts pass no dropout since 2023: neither masks nor dropped scores are kept.
    void dropoutWentOutOfUse()
    {
        Scenario scenario = fixture::gpt(4, 2048, 16, 1);
        scenario.training.software.framework = Framework::MegatronDeepSpeed;
        scenario.training.software.year = 2022;
        QVERIFY(styleOf(scenario).dropout);
        const Bytes before = kept(scenario, Recompute::None);
        scenario.training.software.year = 2024;
        QVERIFY(!styleOf(scenario).dropout);
        // 3 bytes a score and two masks of a byte an element less
        const double scores = 16.0 * 2048 * 2048;
        QCOMPARE((before - kept(scenario, Recompute::None)).value(), 3 * scores + 2.0 * 2048 * 2048);
    }

    /// Biases tell layers in the style of GPT-3 from later ones, and a gate does not (GLM-130B).
    void layersWithBiasesKeepTheDefaultDropout_data()
    {
        QTest::addColumn<bool>("gated");
        QTest::addColumn<bool>("bias");
        QTest::addColumn<Framework>("framework");
        QTest::addColumn<bool>("drops");
        QTest::newRow("GPT-3") << false << true << Framework::Megatron << true;
        QTest::newRow("GLM-130B") << true << true << Framework::MegatronDeepSpeed << true;
        QTest::newRow("Nemotron-4") << false << false << Framework::Megatron << false;
        QTest::newRow("Pythia: GPT-NeoX's configurations have none") << false << true << Framework::Neox << false;
    }

    void layersWithBiasesKeepTheDefaultDropout()
    {
        QFETCH(bool, gated);
        QFETCH(bool, bias);
        QFETCH(Framework, framework);
        Scenario scenario = fixture::gpt(4, 2048, 16, 1);
        Architecture architecture = *scenario.architecture;
        for (LayerKind& kind : architecture.kinds) {
            kind.feedForward->gated = gated;
            kind.feedForward->bias = bias;
        }
        scenario.architecture = std::make_shared<const Architecture>(architecture);
        scenario.training.software.framework = framework;
        scenario.training.software.year = 2022;
        QTEST(styleOf(scenario).dropout, "drops");
    }

    /// Kernels of its own rotate in place, as separate projections need nothing to rotate back, and keep what 8-bit multiplies read in 8 bits.
    void ownKernelsKeepLess()
    {
        Scenario scenario = fixture::scenario({}, 1);
        scenario.training.software.framework = Framework::Other;
        const Bytes plain = kept(scenario, Recompute::None);
        scenario.training.software.fusedKernels = true;
        const Bytes inPlace = kept(scenario, Recompute::None);
        QCOMPARE(inPlace.value(), plain.value());
        scenario.training.software.framework = Framework::Megatron;
        scenario.training.software.fusedKernels = std::nullopt;
        QVERIFY(inPlace < kept(scenario, Recompute::None));
        scenario.training.software.framework = Framework::Other;
        scenario.training.software.fusedKernels = true;
        scenario.training.precision = Precision::Fp8;
        QVERIFY(kept(scenario, Recompute::None) < inPlace);
    }
    /// They write the gradient over the logits while they compute the loss, whether in one piece or in chunks.
    void ownKernelsMoveLogitsThrice()
    {
        Scenario scenario = fixture::scenario({}, 1);
        scenario.training.software.framework = Framework::Other;
        scenario.training.software.fusedKernels = true;
        for (const Loss loss : {Loss::Fused, Loss::Chunked}) {
            scenario.training.software.loss = loss;
            const KernelStyle style = styleOf(scenario);
            QCOMPARE(style.lossMovedForward + style.lossMovedBackward, 2.0 + 2 + 2);
        }
    }
    /// JAX's policies save multiplies and make the rest again.
    void selectiveOfXlaKeepsTheMultiplies()
    {
        Scenario scenario = fixture::scenario({}, 1);
        scenario.training.software.framework = Framework::MaxText;
        scenario.plan.recompute = Recompute::Selective;
        const std::vector<RecomputeModule> modules = resolvePlan(scenario).recomputeModules;
        QCOMPARE(modules.size(), std::size_t{2});
        QVERIFY(kept(scenario, Recompute::Selective) < kept(scenario, Recompute::None));
        scenario.training.software.framework = Framework::Megatron;
        QVERIFY(resolvePlan(scenario).recomputeModules == std::vector{RecomputeModule::CoreAttention});
    }
};

QTEST_APPLESS_MAIN(TestKernelStyle)
#include "test_kernel_style.moc"

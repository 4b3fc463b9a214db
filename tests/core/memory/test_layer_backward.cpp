// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/layer/rank_shape.h"
#include "core/memory/layer_backward.h"
#include "core/memory/stage_ledger.h"
#include "core/model/architecture.h"
#include "tests/core/gpt_fixture.h"
#include "tests/support/physics.h"

using namespace shardscope;

/// What a layer holds in its backward, counted by hand.
class TestLayerBackward : public QObject {
    Q_OBJECT

    static constexpr double kTokens = 4096;
    static constexpr double kHidden = 1024;
    static constexpr double kWidth = 2816;
    static constexpr double kQuery = 1024;
    static constexpr double kKeyValue = 256;

    /// A Llama layer: 8 heads of 128, 2 of keys and values.
    static Scenario llama(Framework framework, std::optional<bool> compiled, Recompute recompute)
    {
        Scenario scenario = fixture::scenario({4, 1024, 8, 2, 2816, 32000}, 1);
        scenario.training.recipe = Recipe::Fsdp2;
        scenario.training.attention = AttentionKernel::Flash2;
        scenario.training.software.framework = framework;
        scenario.training.software.compiled = compiled;
        scenario.training.software.year = 2025;
        scenario.training.sequenceLength = 4096;
        scenario.training.globalBatch = 1;
        scenario.plan.recompute = recompute;
        return scenario;
    }
    static double heldIn(const Scenario& scenario, bool isXla = false)
    {
        const Basis basis(scenario);
        return heldInBackward(basis.ledger.operators.ofLayerKind[0], scenario.plan.recompute, basis.ledger.shape, isXla).value;
    }
    static const LayerActivations layerOf(const Scenario& scenario) { return Basis(scenario).ledger.activations.ofLayerKind[0]; }

private slots:
    /// A gated unit holds most: all but its own result, three gradients as wide as it, and the residual stream's.
    void aGatedUnitHoldsMost()
    {
        const Scenario scenario = llama(Framework::Torchtitan, true, Recompute::Full);
        const double all = layerOf(scenario).everything.value();
        const double gated = 2 * kTokens * kWidth;
        QCOMPARE(heldIn(scenario), all - gated + 3 * gated + 2 * kTokens * kHidden);
        QVERIFY(heldIn(scenario) < 2 * all);
        QCOMPARE(heldIn(scenario, true), all);
    }
    /// The layer's input is kept all the time, and counted there.
    void recomputationHoldsWhatItMakesAgain()
    {
        const Scenario full = llama(Framework::Torchtitan, true, Recompute::Full);
        QCOMPARE(layerOf(full).moment.value(), heldIn(full) - 2 * kTokens * kHidden);
        const Scenario none = llama(Framework::Torchtitan, true, Recompute::None);
        QCOMPARE(layerOf(none).moment.value(), heldIn(none) - layerOf(none).everything.value());
        QVERIFY(layerOf(none).moment < layerOf(full).moment);
    }
    /// PyTorch's operations one by one: an RMSNorm keeps its input in fp32 and normalised (transformers, modeling_llama.py, LlamaRMSNorm),
    /// and a gated unit the activated gate. Cosines and sines need no gradient, so nothing is kept to rotate back.
    void anEagerLayerKeepsMore()
    {
        const double norms = kTokens * kHidden * (2 + 6 + 2 + 6 + 2);
        const double heads = kTokens * (2 * kQuery + 4 * kKeyValue + 2 * kQuery);
        const double units = 8 * kTokens * kWidth;
        const double logSums = 4 * 8 * kTokens;
        QCOMPARE(layerOf(llama(Framework::Other, false, Recompute::None)).everything.value(), norms + heads + units + logSums);
        const double fused = layerOf(llama(Framework::Other, std::nullopt, Recompute::None)).everything.value();
        QCOMPARE(fused, kTokens * kHidden * 8 + heads + 6 * kTokens * kWidth + logSums);
    }
    void onlyAProgramWithoutKernelsOfItsOwnIsEager_data()
    {
        QTest::addColumn<int>("framework");
        QTest::addColumn<int>("loss");
        QTest::addColumn<bool>("isEager");
        QTest::newRow("transformers") << int(Framework::Other) << int(Loss::Eager) << true;
        QTest::newRow("transformers with Liger") << int(Framework::Other) << int(Loss::Fused) << false;
        QTest::newRow("torchtitan") << int(Framework::Torchtitan) << int(Loss::Eager) << true;
        QTest::newRow("nanotron") << int(Framework::Nanotron) << int(Loss::VocabParallel) << false;
    }
    void onlyAProgramWithoutKernelsOfItsOwnIsEager()
    {
        QFETCH(int, framework);
        QFETCH(int, loss);
        QFETCH(bool, isEager);
        Scenario scenario = llama(static_cast<Framework>(framework), false, Recompute::None);
        scenario.training.software.loss = static_cast<Loss>(loss);
        QCOMPARE(Basis(scenario).ledger.shape.style.keepsNormalised, isEager);
    }
    /// What sequence parallelism has split is whole while its multiply runs backward: the input that is gathered again, and its gradient.
    void gatheredInputsAreWhole()
    {
        Scenario scenario = llama(Framework::Megatron, std::nullopt, Recompute::None);
        scenario.training.recipe = Recipe::Megatron;
        scenario.cluster = fixture::scenario({}, 2).cluster;
        scenario.plan.tp = 2;
        const auto gradients = [&](bool sequenceParallel) {
            scenario.plan.sequenceParallel = sequenceParallel;
            const Basis basis(scenario);
            for (const Operator& op : basis.ledger.operators.ofLayerKind[0]) {
                if (op.id == OperatorId::FeedForwardUp)
                    return op.gradients.value();
            }
            return 0.0;
        };
        QCOMPARE(gradients(false), 2 * kTokens * (kHidden + kWidth));
        QCOMPARE(gradients(true), 2 * kTokens * (2 * kHidden + kWidth));
    }
    /// Megatron's softmax in 16 bits writes the gradient of the scores over that of its result, PyTorch's makes another.
    void scoresHaveGradients()
    {
        Scenario scenario = fixture::gpt(4, 1024, 8, 1);
        const auto gradients = [&](Framework framework) {
            scenario.training.software.framework = framework;
            const Basis basis(scenario);
            for (const Operator& op : basis.ledger.operators.ofLayerKind[0]) {
                if (op.id == OperatorId::Attention)
                    return op.gradients.value();
            }
            return 0.0;
        };
        const double heads = 2 * 2048 * 4 * 1024.0;
        const double scores = 2 * 8 * 2048 * 2048.0;
        QCOMPARE(gradients(Framework::Megatron), heads + scores);
        QCOMPARE(gradients(Framework::Other), heads + 2 * scores);
    }
    /// `selective` drops the attention core: its scores are made again beside what the layers before it keep, not beside the feed-forward.
    void selectiveMakesItsPartAgain()
    {
        Scenario scenario = fixture::gpt(4, 1024, 8, 1);
        scenario.plan.recompute = Recompute::Selective;
        const LayerActivations layer = layerOf(scenario);
        QVERIFY(layer.kept + layer.moment <= 1.000001 * (layer.everything + layer.momentWhole));
        QVERIFY(layer.moment > layer.momentWhole);
    }
    /// TRL's Qwen3-8B, 1,048,576 tokens over 8 H100: 56.2 GB were measured (huggingface/trl, pull request 6846).
    void aMillionTokensOfEightBillion()
    {
        Scenario scenario = llama(Framework::Other, false, Recompute::Full);
        scenario.architecture = fixture::scenario({36, 4096, 32, 8, 12288, 151936}, 1).architecture;
        scenario.cluster = fixture::scenario({}, 8).cluster;
        scenario.training.software.loss = Loss::Chunked;
        scenario.training.sequenceLength = 1 << 20;
        scenario.plan.cp = 8;
        scenario.plan.zero = 3;
        scenario.plan.offloadActivations = 1;
        const double allocated = test::memoryOf(scenario).allocated.value();
        QVERIFY2(std::abs(allocated / 56.2e9 - 1) < 0.1, qPrintable(QString::number(allocated / 1e9)));
    }
};

QTEST_APPLESS_MAIN(TestLayerBackward)
#include "test_layer_backward.moc"

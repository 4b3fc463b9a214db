// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/io/scenario_file.h"
#include "core/memory/memory.h"
#include "core/step/basis.h"
#include "tests/core/scenario_fixture.h"

using namespace shardscope;

/// Bytes of what learns and of what does not, on models whose figures are published.
class TestTuningMemory : public QObject {
    Q_OBJECT

    static Scenario tuned(const QString& model, const QString& training)
    {
        const QString text = QStringLiteral(R"({"schema": "shardscope.scenario/1", "model": {"preset": "%1"},
            "cluster": {"gpu": "l40s", "gpus_per_node": 1, "nodes": 1},
            "training": {"sequence_length": 768, "global_batch": 8, "precision": "bf16", "recipe": "pure-bf16",
                         "software": {"framework": "trl"}, %2},
            "plan": {"micro_batch": 4}})");
        return parseScenario(text.arg(model, training).toStdString(), "test").value();
    }
    static double bytes(const Scenario& scenario, MemoryClass of) { return estimateMemory(Basis(scenario)).stages.front().of(of).value(); }
    static double states(const Scenario& scenario)
    {
        return bytes(scenario, MemoryClass::Parameters) + bytes(scenario, MemoryClass::Gradients) + bytes(scenario, MemoryClass::Optimizer);
    }

private slots:
    /// PEFT's adapters are fp32 with fp32 gradients and moments: rank 64 has 146.8 MB more than rank 32 for 9,175,040 parameters
    /// (huggingface/peft, method_comparison/MetaMathQA, Llama 3.2 3B).
    void anAdapterHasSixteenBytes()
    {
        const QString lora = R"("method": "lora", "adapter": {"rank": %1, "targets": ["q", "v"]})";
        const double more = states(tuned("llama-3.2-3b", lora.arg(64))) - states(tuned("llama-3.2-3b", lora.arg(32)));
        QCOMPARE(more, 9175040 * 16.0);
        QVERIFY(std::abs(more - 146.8e6) < 0.1e6);
    }

    /// The base is in 16 bits, without gradients, moments or a master copy.
    void theBaseHasItsFormatAlone()
    {
        const Scenario scenario = tuned("llama-3.2-3b", R"("method": "lora", "adapter": {"rank": 8, "targets": ["q"], "dtype": "bf16"})");
        const double adapters = 28.0 * 8 * (3072 + 3072);
        QCOMPARE(bytes(scenario, MemoryClass::Parameters), 2 * 3212749824.0 + 2 * adapters);
        QCOMPARE(bytes(scenario, MemoryClass::Gradients), 2 * adapters);
        QCOMPARE(bytes(scenario, MemoryClass::Optimizer), 4 * adapters);
    }

    /// Llama 3 8B in double-quantised NF4: 3.60 GB of linear layers and 2.10 GB of embedding, head and norms, or 4.20 where
    /// prepare_model_for_kbit_training casts those to fp32 (peft, utils/other.py).
    void nf4QuantisesLinearLayersAlone_data()
    {
        QTest::addColumn<QString>("framework");
        QTest::addColumn<double>("rest");
        QTest::newRow("PEFT") << "trl" << 4.0;
        QTest::newRow("Unsloth") << "unsloth" << 2.0;
    }
    void nf4QuantisesLinearLayersAlone()
    {
        QFETCH(QString, framework);
        QFETCH(double, rest);
        Scenario scenario = tuned("llama-3-8b", R"("method": "qlora", "adapter": {"rank": 8, "targets": ["q"]})");
        scenario.training.software.framework = *fromName<Framework>(framework.toStdString());
        const double linear = 32.0 * (2 * 4096.0 * 4096 + 2 * 4096.0 * 1024 + 3 * 4096.0 * 14336);
        const double others = 8030261248.0 - linear;
        const double adapters = 4 * 32.0 * 8 * (4096 + 4096);
        const double stored = linear * storedBytes(WeightFormat::Nf4Double);
        QVERIFY(std::abs(stored - 3.60e9) < 0.01e9);
        QVERIFY(std::abs(bytes(scenario, MemoryClass::Parameters) - (stored + rest * others + adapters)) < 1);
    }

    /// ZeRO-3 shards the base as well, and gathers it in both passes: its input gradients need it.
    void shardsHaveThePartOfAGpu()
    {
        Scenario scenario = tuned("llama-3-8b", R"("method": "lora", "adapter": {"rank": 8, "targets": ["q"]})");
        scenario.training.recipe = Recipe::Fsdp2;
        scenario.training.globalBatch = 32;
        scenario.cluster.gpusPerNode = 8;
        scenario.plan.zero = 3;
        const double adapters = 32.0 * 8 * (4096 + 4096);
        QVERIFY(std::abs(bytes(scenario, MemoryClass::Parameters) - (2 * 8030261248.0 + 4 * adapters) / 8) < 1);
        QVERIFY(std::abs(bytes(scenario, MemoryClass::Gradients) - 4 * adapters / 8) < 1);
    }

    /// GLM-4.7-Flash needs 127 GiB where its experts stay in 16 bits, 23 where they don't (axolotl, docs/expert_quantization.qmd).
    void expertsAreQuantisedWhereItIsSaid()
    {
        const QString qlora = R"("method": "qlora", "adapter": {"rank": 8, "targets": ["q"]}%1)";
        const double whole = bytes(tuned("qwen3-30b-a3b", qlora.arg("")), MemoryClass::Parameters);
        const double stored = bytes(tuned("qwen3-30b-a3b", qlora.arg(R"(, "quantize_experts": true)")), MemoryClass::Parameters);
        const double experts = 48.0 * 128 * 3 * 2048 * 768;
        QVERIFY(std::abs(whole - stored - experts * (4 - storedBytes(WeightFormat::Nf4Double))) < 1e-6 * whole);
    }

    /// PyTorch's AdamW makes moments in the type of the weights: of Llama 3.2 3B in bf16, gradients and moments are 19.13 GB, and 19.14 were
    /// measured (huggingface/peft, method_comparison/MetaMathQA: full fine-tuning less the base). 8-bit states are as they are.
    void momentsHaveTheTypeOfTheWeights()
    {
        const Scenario full = tuned("llama-3.2-3b", R"("method": "full")");
        QVERIFY(std::abs(bytes(full, MemoryClass::Optimizer) - 4 * 3212749824.0) < 1);
        QVERIFY(std::abs(4 * 3212749824.0 + 2 * 3212749824.0 - 19.28e9) < 0.1e9);
        Scenario small = full;
        small.training.optimizer = Optimizer::AdamW8bit;
        QVERIFY(std::abs(bytes(small, MemoryClass::Optimizer) - 2.03125 * 3212749824.0) < 1);
        Scenario other = full;
        other.training.software.framework = Framework::Fsdp1;
        QVERIFY(std::abs(bytes(other, MemoryClass::Optimizer) - 8 * 3212749824.0) < 1);
        const Scenario torchtune = [] {
            Scenario scenario = tuned("llama-3.2-3b", R"("method": "lora", "adapter": {"rank": 8, "targets": ["q"]})");
            scenario.training.software.framework = Framework::Torchtune;
            return scenario;
        }();
        QCOMPARE(bytes(torchtune, MemoryClass::Optimizer), 4 * 28.0 * 8 * (3072 + 3072));
    }

    /// One gradient at a time, the largest: that of the embedding.
    void anOptimizerInTheBackwardHoldsOneGradient()
    {
        Scenario scenario = tuned("llama-3-8b", R"("method": "full", "optimizer_in_backward": true)");
        scenario.training.globalBatch = 4;
        QCOMPARE(bytes(scenario, MemoryClass::Gradients), 2 * 128256.0 * 4096);
        Scenario sharded = scenario;
        sharded.training.recipe = Recipe::Fsdp2;
        sharded.cluster.gpusPerNode = 8;
        sharded.training.globalBatch = 32;
        sharded.plan.zero = 3;
        QCOMPARE(bytes(sharded, MemoryClass::Gradients), 4 * 128256.0 * 4096 / 8);
    }
    void pagedStatesLeaveTheGpu()
    {
        const Scenario scenario = tuned("llama-3-8b", R"("method": "full", "optimizer": "adamw-8bit", "paged_states": true)");
        QCOMPARE(bytes(scenario, MemoryClass::Optimizer), 0.0);
    }

    /// A copy has 2N bytes, in shards where weights are (TRL, prepare_deepspeed and prepare_fsdp); the model without its adapters has none.
    void aReferenceIsHeldWhereItIsACopy()
    {
        const QString dpo = R"("objective": "dpo", "method": "%1", "reference": "%2")";
        const auto weights = [](const Scenario& scenario) { return bytes(scenario, MemoryClass::Parameters); };
        const double own = weights(tuned("llama-3-8b", R"("method": "full")"));
        QCOMPARE(weights(tuned("llama-3-8b", dpo.arg("full", "copy"))) - own, 2 * 8030261248.0);
        QCOMPARE(weights(tuned("llama-3-8b", dpo.arg("full", "precomputed"))), own);
        QCOMPARE(weights(tuned("llama-3-8b", dpo.arg("lora", "adapter-off"))), weights(tuned("llama-3-8b", R"("method": "lora")")));
        const auto sharded = [&](const QString& training) {
            Scenario scenario = tuned("llama-3-8b", training);
            scenario.training.recipe = Recipe::Fsdp2;
            scenario.cluster.gpusPerNode = 8;
            scenario.training.globalBatch = 32;
            scenario.plan.zero = 3;
            return weights(scenario);
        };
        const double shard = sharded(dpo.arg("full", "copy")) - sharded(R"("method": "full")");
        QVERIFY(std::abs(shard - 2 * 8030261248.0 / 8) < 1);
    }

    /// The teacher's weights, and its logits beside the student's: 2·n·V where the loss takes them whole.
    void aTeacherIsHeldWithItsLogits()
    {
        const auto ledger = [](const QString& training) { return estimateMemory(Basis(tuned("llama-3.2-3b", training))).stages.front(); };
        const StageMemory alone = ledger(R"("method": "full")");
        const StageMemory taught = ledger(R"("method": "full", "objective": "distil", "teacher": "llama-3.1-8b")");
        QCOMPARE(taught.of(MemoryClass::Parameters).value() - alone.of(MemoryClass::Parameters).value(), 2 * 8030261248.0);
        const double logits = 2 * 4 * 768.0 * 128256;
        QVERIFY(std::abs(taught.of(MemoryClass::Temporary).value() - alone.of(MemoryClass::Temporary).value() - logits) < 1);
    }

    /// torchao's 8-bit step holds both moments and the weights of one tensor in fp32, and codes: 13 bytes of each element. torchtune's
    /// Llama 3.2 3B has a peak of 17.57 GiB with it (meta-pytorch/torchtune, pull request 2003), when the step on the embedding ends the backward
    /// pass. bitsandbytes' kernel needs no copies, and a peak of its own has no activations in it.
    void anEightBitStepInFp32()
    {
        Scenario scenario = tuned("llama-3.2-3b", R"("method": "full", "optimizer": "adamw-8bit", "optimizer_in_backward": true)");
        scenario.training.globalBatch = 4;
        scenario.training.software.framework = Framework::Torchtune;
        scenario.training.software.compiled = true;
        scenario.plan.recompute = Recompute::Full;
        const double embedding = 128256.0 * 3072;
        QCOMPARE(bytes(scenario, MemoryClass::Temporary), 13 * embedding);
        QCOMPARE(bytes(scenario, MemoryClass::Gradients), 2 * embedding);
        QCOMPARE(bytes(scenario, MemoryClass::Activations), 0.0);
        const double ledger = states(scenario) + bytes(scenario, MemoryClass::Temporary);
        QVERIFY(std::abs(ledger / (17.57 * 1024 * 1024 * 1024) - 1) < 0.001);
        scenario.training.pagedStates = true;  // bitsandbytes'
        QVERIFY(bytes(scenario, MemoryClass::Activations) > 0);
        scenario.training.pagedStates = {};
        scenario.training.software.framework = Framework::Trl;
        QVERIFY(bytes(scenario, MemoryClass::Activations) > 0);
    }

    /// The rows of a tied embedding have a gradient of their own until it is added to the head's. torchtune's Llama 3.2 3B, recomputed: 24.9 GiB
    /// where weights, gradients and moments are 23.9.
    void aTiedEmbeddingHasASecondGradient()
    {
        const auto temporary = [](const QString& model) {
            Scenario scenario = tuned(model, R"("method": "full")");
            scenario.training.globalBatch = 4;
            scenario.training.sequenceLength = 64;
            scenario.training.software.framework = Framework::Torchtune;
            scenario.plan.recompute = Recompute::Full;
            return bytes(scenario, MemoryClass::Temporary);
        };
        QCOMPARE(temporary("llama-3.2-3b"), 2 * 128256.0 * 3072);
        QCOMPARE(temporary("llama-3.1-8b"), 0.0);
    }

    /// PEFT trains embedding and head as a whole, in fp32 with fp32 states: 1.05e9 · 16 bytes of Llama 3 8B. It trains copies: the originals
    /// stay in their own type (utils/other.py, ModulesToSaveWrapper).
    void newTokensTrainEmbeddingAndHead()
    {
        const QString lora = R"("method": "lora", "adapter": {"rank": 8, "targets": ["q"]}%1)";
        const double more = states(tuned("llama-3-8b", lora.arg(R"(, "new_tokens": 2)"))) - states(tuned("llama-3-8b", lora.arg("")));
        const double trained = 2 * (128256.0 + 2) * 4096;
        QVERIFY(std::abs(more - ((16 + 2) * trained - 2 * 2 * 128256.0 * 4096)) < 1);
        QVERIFY(std::abs(16 * trained - 16.8e9) < 0.05e9);
    }
    /// In fp32 where PEFT prepares a quantised model. A tied head has no original of its own.
    void originalsOfAQuantisedModelAreInFp32()
    {
        const QString qlora = R"("method": "qlora", "adapter": {"rank": 8, "targets": ["q"]}%1)";
        const auto more = [&](const QString& model) {
            return states(tuned(model, qlora.arg(R"(, "new_tokens": 2)"))) - states(tuned(model, qlora.arg("")));
        };
        QVERIFY(std::abs(more("llama-3-8b") - 2 * ((16 + 4) * 128258.0 - 4 * 128256.0) * 4096) < 1);
        QVERIFY(std::abs(more("llama-3.2-3b") - ((16 + 4) * 128258.0 - 4 * 128256.0) * 3072) < 1);
    }

    void theLastLayersAloneHaveStates()
    {
        const Scenario scenario = tuned("llama-3-8b", R"("method": "freeze", "trainable_layers": 2)");
        const double layer = 2 * 4096.0 * 4096 + 2 * 4096.0 * 1024 + 3 * 4096.0 * 14336 + 2 * 4096;
        QCOMPARE(bytes(scenario, MemoryClass::Parameters), 2 * 8030261248.0);
        QCOMPARE(bytes(scenario, MemoryClass::Gradients), 2 * 2 * layer);
        QCOMPARE(bytes(scenario, MemoryClass::Optimizer), 4 * 2 * layer);
    }
};

QTEST_GUILESS_MAIN(TestTuningMemory)
#include "test_tuning_memory.moc"

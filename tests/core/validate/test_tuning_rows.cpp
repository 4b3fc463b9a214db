// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>

#include "core/estimate/estimate.h"
#include "core/io/scenario_file.h"

using namespace shardscope;

/// Published measurements of fine-tuning. None was used to set a constant.
class TestTuningRows : public QObject {
    Q_OBJECT

    static Estimate estimateOf(const QString& scenario) { return estimate(parseScenario(scenario.toStdString(), "test").value()).value(); }
    /// Llama 3.2 3B on one L40S: four sequences of `tokens` (huggingface/peft, method_comparison/MetaMathQA, at 5d602fdb; torch 2.13,
    /// transformers 5.13, eager). The longest batch has 4 × 768 tokens, the mean one 840. Its script takes torch.optim.AdamW as it is, which is
    /// foreach, and clips.
    static Estimate peft(const QString& method, int tokens)
    {
        return estimateOf(QStringLiteral(R"({"schema": "shardscope.scenario/1", "model": {"preset": "llama-3.2-3b"},
            "cluster": {"gpu": "l40s", "gpus_per_node": 1, "nodes": 1},
            "training": {"sequence_length": %1, "global_batch": 4, "precision": "bf16", "recipe": "pure-bf16", "attention": "flash2",
                         "software": {"framework": "trl", "year": 2026, "optimizer_kernel": "foreach"}, %2},
            "plan": {"micro_batch": 4}})")
                              .arg(tokens)
                              .arg(method));
    }
    static double reserved(const Estimate& estimate) { return estimate.memory().reserved.value(); }
    static double tokensPerSecond(const Estimate& estimate) { return estimate.throughput()->tokensPerSecond; }

    static double bridge(const QString& gpu, int gpus, const QString& training, const QString& plan)
    {
        const Estimate all = estimateOf(QStringLiteral(R"({"schema": "shardscope.scenario/1", "model": {"preset": "llama-3-70b"},
            "cluster": {"gpu": "%1", "gpus_per_node": %2, "nodes": %3},
            "training": {"sequence_length": 4096, "global_batch": 32, "precision": "fp8", "recipe": "megatron", %4},
            "plan": {"schedule": "interleaved", "micro_batch": 1, "zero": 1, %5}})")
                                            .arg(gpu)
                                            .arg(gpu.startsWith('g') ? 4 : 8)
                                            .arg(gpus / (gpu.startsWith('g') ? 4 : 8))
                                            .arg(training, plan));
        return tokensPerSecond(all) / gpus;
    }
    static QString software(const char* recipe)
    {
        return QStringLiteral(R"("software": {"framework": "megatron-bridge", "year": 2026, "fp8_recipe": "%1"})").arg(recipe);
    }
    static double lora(const QString& gpu, int pp)
    {
        return bridge(gpu, 8, software("mx") + R"(, "method": "lora", "adapter": {"rank": 16, "targets": ["q", "k", "v"]})",
                      QStringLiteral(R"("pp": %1, "chunks": 20)").arg(pp));
    }

private slots:
    void oneCard_data()
    {
        QTest::addColumn<QString>("method");
        QTest::addColumn<double>("bytes");
        QTest::addColumn<double>("tokensPerSecond");
        QTest::newRow("full") << R"("method": "full")" << 38868615168.0 << 2315.5;
        QTest::newRow("LoRA r 64, q v") << R"("method": "lora", "adapter": {"rank": 64, "targets": ["q", "v"]})" << 22552772608.0 << 7062.0;
        QTest::newRow("DoRA r 32, q v") << R"("method": "dora", "adapter": {"rank": 32, "targets": ["q", "v"]})" << 24532484096.0 << 5941.1;
        QTest::newRow("LoRA r 14, feed-forward")
            << R"("method": "lora", "adapter": {"rank": 14, "targets": ["up", "gate", "down"]})" << 24685576192.0 << 5265.2;
    }
    void oneCard()
    {
        QFETCH(QString, method);
        QFETCH(double, bytes);
        QFETCH(double, tokensPerSecond);
        const double memory = reserved(peft(method, 768)) / bytes;
        const double speed = TestTuningRows::tokensPerSecond(peft(method, 210)) / tokensPerSecond;
        qInfo("memory %+.1f %%, tokens/s %+.1f %%", 100 * (memory - 1), 100 * (speed - 1));
        QVERIFY2(std::abs(memory - 1) <= 0.15, QByteArray::number(memory).constData());
        QVERIFY2(std::abs(speed - 1) <= 0.20, QByteArray::number(speed).constData());
    }

    /// Megatron-Bridge's 70B pairs (docs/performance-summary-archive.md, "SFT/LoRA Performance", 26.02 to 26.04).
    void pairsOfASeventyBillionModel()
    {
        const QString fp8 = software("tensorwise");
        const double sft300 = bridge("gb300", 32, fp8, R"("pp": 2, "chunks": 20)");
        const double sft200 = bridge("gb200", 32, fp8, R"("pp": 8, "chunks": 10)");
        const double lora300 = lora("gb300", 2);
        const double lora200 = lora("gb200", 4);
        const auto within = [](const char* what, double estimated, double measured, double bound) {
            qInfo("%s: %+.1f %%", what, 100 * (estimated / measured - 1));
            return std::abs(estimated / measured - 1) <= bound;
        };
        QVERIFY(within("SFT on GB300", sft300, 4819, 0.10));
        QVERIFY(within("SFT on GB200", sft200, 3864, 0.10));
        QVERIFY(within("LoRA on GB300", lora300, 7447, 0.10));
        QVERIFY(within("LoRA on GB200", lora200, 5958, 0.10));
        QVERIFY(within("LoRA against SFT on GB300", lora300 / sft300, 7447.0 / 4819, 0.05));
        QVERIFY(within("LoRA against SFT on GB200", lora200 / sft200, 5958.0 / 3864, 0.05));
    }

    /// QLoRA of Llama 3.1 8B with rank 32 and FlashAttention-2 in transformers of 2024: 9.70 GiB and 2.653 MB per token
    /// (docs.unsloth.ai, "longest context", a straight line).
    void aTokenOfContextCostsItsLogits()
    {
        const auto bytes = [](int tokens) {
            return reserved(estimateOf(QStringLiteral(R"({"schema": "shardscope.scenario/1", "model": {"preset": "llama-3.1-8b"},
                "cluster": {"gpu": "a100-sxm-80", "gpus_per_node": 1, "nodes": 1},
                "training": {"sequence_length": %1, "global_batch": 1, "precision": "bf16", "recipe": "pure-bf16", "attention": "flash2",
                             "software": {"framework": "trl", "year": 2024}, "method": "qlora", "adapter": {"rank": 32}},
                "plan": {"micro_batch": 1, "recompute": "full"}})")
                                           .arg(tokens)));
        };
        for (const auto& [tokens, gib] : {std::pair{2551, 16.0}, std::pair{12264, 40.0}}) {
            const double ratio = bytes(tokens) / (gib * 1024 * 1024 * 1024);
            QVERIFY2(std::abs(ratio - 1) <= 0.08, QByteArray::number(ratio).constData());
        }
    }
};

QTEST_GUILESS_MAIN(TestTuningRows)
#include "test_tuning_rows.moc"

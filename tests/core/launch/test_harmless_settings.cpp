// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/io/scenario_file.h"
#include "core/launch/harmless_settings.h"
#include "core/launch/launch_import.h"
#include "core/text/error_text.h"

using namespace shardscope;

class TestHarmlessSettings : public QObject {
    Q_OBJECT
private slots:
    void whatCostsNothing_data()
    {
        QTest::addColumn<bool>("isHarmless");
        for (const char* key : {"--lr",
                                "--lr-decay-style",
                                "--min-lr",
                                "--decoupled-lr",
                                "--adam-beta1",
                                "--weight-decay",
                                "--clip-grad",
                                "--save",
                                "--save-interval",
                                "--no-load-optim",
                                "--log-throughput",
                                "--wandb-project",
                                "--tokenizer-type",
                                "--data-path",
                                "--mock-data",
                                "--split",
                                "--eval-iters",
                                "--train-iters",
                                "--exit-duration-in-mins",
                                "--init-method-std",
                                "metrics.log_freq",
                                "checkpoint.interval",
                                "lr_scheduler.warmup_steps",
                                "optimizer.lr",
                                "scheduler.params.warmup_num_steps",
                                "data_stages.0.data.seed",
                                "trainer.max_steps",
                                "exp_manager.create_wandb_logger",
                                "gradient_clipping"})
            QTest::newRow(key) << true;
        for (const char* key : {"--fp8-param-gather", "--use-nccl-ub", "--attention-dropout", "--wonder",
                                "--moe-router-load-balancing-type", "--data-parallel-sharding-strategy", "--checkpoint-activations",
                                "--calculate-per-token-loss", "--logits-scale", "activation_checkpoint.mode", "checkpoint_activations",
                                "--no-gradient-accumulation-fusion", "model.rotary_pct", "--saver", "--manual-gc"})
            QTest::newRow(key) << false;
    }
    void whatCostsNothing() { QTEST(isHarmlessSetting(QTest::currentDataTag()), "isHarmless"); }

    /// A setting that is not counted is never called harmless, and comes before those that are.
    void whatIsNotCountedComesFirst()
    {
        const Result<Scenario> around = parseScenario(R"({"schema": "shardscope.scenario/1", "model": {"preset": "llama-3-8b"},
            "cluster": {"preset": "dgx-h100", "nodes": 2}, "training": {"sequence_length": 4096, "global_batch": 64}})",
                                                      "test");
        const std::string script =
            "torchrun --nnodes 2 --nproc_per_node 8 pretrain_gpt.py --num-layers 32 --hidden-size 4096 --num-attention-heads 32 \\\n"
            "--seq-length 4096 --max-position-embeddings 4096 --micro-batch-size 1 --global-batch-size 64 --bf16 --vocab-size 32000 \\\n"
            "--lr 1e-4 --hidden-dropout 0.0 --attention-dropout 0.1 --wonder 3\n";
        const Result<ImportedLaunch> imported = importLaunch(script, "train.sh", Target::Megatron, *around);
        QVERIFY2(imported, imported ? "" : errorText(imported.error()).c_str());
        QStringList keys;
        for (const ImportNote& note : imported->ignored)
            keys << QString::fromStdString(note.key + (note.why.text.find("not counted") != std::string::npos ? " ?" : ""));
        QCOMPARE(keys, QStringList({"--attention-dropout ?", "--wonder ?", "--lr", "--hidden-dropout"}));
    }
};

QTEST_APPLESS_MAIN(TestHarmlessSettings)
#include "test_harmless_settings.moc"

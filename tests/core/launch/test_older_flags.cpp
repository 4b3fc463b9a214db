// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <functional>

#include "core/io/scenario_file.h"
#include "core/launch/launch_import.h"
#include "core/model/architecture.h"
#include "core/text/error_text.h"
#include "tests/core/launch/base_scenario.h"

using namespace shardscope;

namespace {

Result<ImportedLaunch> read(const QByteArray& flags)
{
    const QByteArray script =
        "torchrun --nnodes 1 --nproc_per_node 8 pretrain_gpt.py --num-layers 4 --hidden-size 512 --num-attention-heads 8 "
        "--seq-length 2048 --micro-batch-size 1 --global-batch-size 8 --bf16 " +
        flags + "\n";
    return importLaunch(script.toStdString(), "run.sh", std::nullopt, test::smallBase());
}

using Check = std::function<bool(const Scenario&)>;

}  // namespace
Q_DECLARE_METATYPE(Check)

/// Flags of older versions of Megatron-LM and of its forks mean what they mean there.
class TestOlderFlags : public QObject {
    Q_OBJECT
private slots:
    void flags_data()
    {
        QTest::addColumn<QByteArray>("flags");
        QTest::addColumn<Check>("holds");
        const auto row = [](const char* flags, Check holds) { QTest::newRow(flags) << QByteArray(flags) << std::move(holds); };
        const auto model = [](const Scenario& s) -> const Architecture& { return *s.architecture; };
        row("--model-parallel-size 4", [](const Scenario& s) { return s.plan.tp == 4 && s.plan.dp == 2; });
        row("--model-parallel-size 4 --tensor-model-parallel-size 2", [](const Scenario& s) { return s.plan.tp == 2; });
        row("--pipe-parallel-size 2", [](const Scenario& s) { return s.plan.pp == 2; });
        row("--activations-checkpoint-method uniform",
            [](const Scenario& s) { return s.plan.recompute == Recompute::Full && !s.plan.recomputeLayers; });
        row("--activations-checkpoint-method block --activations-checkpoint-num-layers 3",
            [](const Scenario& s) { return s.plan.recompute == Recompute::Full && s.plan.recomputeLayers == 3; });
        row("--recompute-method uniform", [](const Scenario& s) { return s.plan.recompute == Recompute::None; });
        row("--position-embedding-type alibi", [=](const Scenario& s) { return model(s).position == Position::Alibi; });
        row("--position-embedding-type rotary", [=](const Scenario& s) { return model(s).position == Position::Rope; });
        row("--position-embedding-type absolute", [=](const Scenario& s) { return model(s).position == Position::Learned; });
        row("--use-alibi-mask", [=](const Scenario& s) { return model(s).position == Position::Alibi; });
        row("--use-rotary-position-embeddings --rotary-position-embeddings-theta 1000000",
            [=](const Scenario& s) { return model(s).ropeTheta == 1e6; });
        row("--layernorm-epsilon 1e-6", [=](const Scenario& s) { return model(s).normEpsilon == 1e-6; });
        for (const char* gate : {"--glu-activation swiglu", "--quick-geglu", "--geglu"})
            row(gate,
                [=](const Scenario& s) { return model(s).layer(0).feedForward->gated && model(s).layer(0).feedForward->width == 2048; });
        row("--intermediate-size 1000", [=](const Scenario& s) { return model(s).layer(0).feedForward->width == 1000; });
        row("--attention-head-type multiquery", [=](const Scenario& s) { return model(s).attention().kvHeads == 1; });
        row("--padded-vocab-size 50432", [=](const Scenario& s) { return model(s).vocab == 50432; });
        row("--pad-vocab-size-to 250880", [=](const Scenario& s) { return model(s).vocab == 250880; });
        row("--use-flash-attn", [](const Scenario& s) { return s.training.attention == AttentionKernel::Flash2; });
        row("--use-bnb-optimizer", [](const Scenario& s) { return s.training.optimizer == Optimizer::AdamW8bit; });
        row("--optimizer-cpu-offload --optimizer-offload-fraction 0", [](const Scenario& s) { return s.plan.offload == Offload::None; });
        row("--optimizer muon", [](const Scenario& s) { return s.training.optimizer == Optimizer::Muon && !s.plan.matrixUpdate; });
        row("--optimizer soap", [](const Scenario& s) { return s.training.optimizer == Optimizer::Soap; });
        row("--optimizer muon --muon-tp-mode distributed --muon-use-syrk", [](const Scenario& s) {
            return s.plan.matrixUpdate == MatrixUpdate::Distributed && s.training.software.symmetricProducts == true;
        });
        row("--optimizer dist_muon --muon-tp-mode layer_sharded",
            [](const Scenario& s) { return s.training.optimizer == Optimizer::Muon && s.plan.matrixUpdate == MatrixUpdate::LayerSharded; });
        row("--fine-grained-activation-offloading --offload-modules core_attn attn_proj", [](const Scenario& s) {
            return s.plan.offloadActivations == 1 &&
                   s.plan.offloadModules == std::vector{OffloadModule::CoreAttention, OffloadModule::AttentionProjection};
        });
        row("--fine-grained-activation-offloading --offload-modules mlp_norm --activation-offload-fraction 0.5",
            [](const Scenario& s) { return s.plan.offloadActivations == 0.5 && s.plan.offloadModules->size() == 1; });
        row("--offload-modules mlp_norm", [](const Scenario& s) { return s.plan.offloadActivations == 0 && !s.plan.offloadModules; });
        row("--moe-expert-rank-capacity-factor 1.5 --moe-paged-stash --use-transformer-engine-op-fuser",
            [](const Scenario& s) { return s.training.software.expertRankCapacity == 1.5 && s.training.software.pagedStash == 1.1; });
        row("--moe-expert-rank-capacity-factor 2 --moe-paged-stash --moe-paged-stash-buffer-size-factor-cuda 1.3",
            [](const Scenario& s) { return s.training.software.pagedStash == 1.3; });
        row("--moe-expert-rank-capacity-factor 2",
            [](const Scenario& s) { return s.training.software.expertRankCapacity == 2 && !s.training.software.pagedStash; });
        row("--tensor-parallel-num-weight-shards 4 --tensor-model-parallel-size 2",
            [](const Scenario& s) { return s.plan.gtp == 2 && s.plan.dp == 4; });
        row("--tensor-parallel-num-weight-shards 2 --tensor-model-parallel-size 2", [](const Scenario& s) { return !s.plan.gtp; });
        row("--expert-tensor-parallel-num-weight-shards 4 --expert-tensor-parallel-size 2",
            [](const Scenario& s) { return s.plan.egtp == 2 && !s.plan.gtp; });
        row("--optimizer-cpu-offload", [](const Scenario& s) { return s.plan.offload == Offload::Optimizer; });
        row("--deepspeed --zero-stage 1 --pipeline-model-parallel-size 2 --enable-zbh1-pipeline",
            [](const Scenario& s) { return s.plan.schedule == ScheduleKind::ZbH1; });
    }
    void flags()
    {
        QFETCH(QByteArray, flags);
        QFETCH(Check, holds);
        const Result<ImportedLaunch> imported = read(flags);
        QVERIFY2(imported, imported ? "" : errorText(imported.error()).c_str());
        QVERIFY(holds(imported->scenario));
        // The user finds them under their names in the file.
        const QByteArray first = flags.split(' ').first();
        const auto isNamed = [&](const std::vector<ImportNote>& notes) {
            return std::any_of(notes.begin(), notes.end(),
                               [&](const ImportNote& note) { return note.key == first.toStdString() && note.line == 1; });
        };
        QVERIFY(isNamed(imported->used) || isNamed(imported->ignored));
    }

    /// The number of the pages is Megatron's, not the file's.
    void assumedPagesAreSaid()
    {
        const Result<ImportedLaunch> imported = read("--moe-expert-rank-capacity-factor 2 --moe-paged-stash");
        QVERIFY(imported);
        const auto isStash = [](const ImportNote& note) { return note.key == "--moe-paged-stash-buffer-size-factor-cuda"; };
        QVERIFY(std::any_of(imported->assumed.begin(), imported->assumed.end(), isStash));
    }

    /// Shards count tensor-parallel ranks in.
    void shardsAreAMultipleOfTensorRanks()
    {
        const Result<ImportedLaunch> imported = read("--tensor-parallel-num-weight-shards 3 --tensor-model-parallel-size 2");
        QVERIFY(!imported);
        QVERIFY(errorText(imported.error()).find("--tensor-parallel-num-weight-shards") != std::string::npos);
    }

    /// Megatron asserts modules with the switch, and offloads nothing for modules without it.
    void offloadNeedsModulesAndItsSwitch()
    {
        const Result<ImportedLaunch> alone = read("--fine-grained-activation-offloading");
        QVERIFY(!alone);
        QVERIFY(errorText(alone.error()).find("--offload-modules") != std::string::npos);
        const Result<ImportedLaunch> unused = read("--offload-modules mlp_norm");
        QVERIFY(unused);
        const auto isModules = [](const ImportNote& note) { return note.key == "--offload-modules"; };
        QVERIFY(std::any_of(unused->ignored.begin(), unused->ignored.end(), isModules));
    }

    /// DeepSpeed's file counts where the script writes it, also under a name that only a run knows.
    void aFileOfTheJob()
    {
        const char* const script =
            "config=./ds_config.$SLURM_JOBID.json\ncat <<EOT > $config\n{\"zero_optimization\": {\"stage\": 2}, \"bf16\": {\"enabled\": "
            "true}}\nEOT\n"
            "torchrun --nnodes 1 --nproc_per_node 8 pretrain_gpt.py --num-layers 4 --hidden-size 512 --num-attention-heads 8 "
            "--seq-length 2048 --micro-batch-size 1 --global-batch-size 8 --deepspeed --deepspeed_config $config --zero-stage 1\n";
        const Result<ImportedLaunch> imported = importLaunch(script, "run.sh", std::nullopt, test::smallBase());
        QVERIFY2(imported, imported ? "" : errorText(imported.error()).c_str());
        QCOMPARE(imported->scenario.plan.zero, 2);
        QVERIFY(imported->scenario.training.precision == Precision::Bf16);
        QVERIFY2(imported->isWhole(), imported->unknown.empty() ? "" : imported->unknown.front().why.text.c_str());
    }

    void whatIsNotRead_data()
    {
        QTest::addColumn<QByteArray>("flags");
        QTest::newRow("MegaBlocks") << QByteArray("--moe-num-experts 8");
        QTest::newRow("a task") << QByteArray("--task MNLI");
    }
    void whatIsNotRead()
    {
        QFETCH(QByteArray, flags);
        const Result<ImportedLaunch> imported = read(flags);
        QVERIFY(!imported);
        QVERIFY(QString::fromStdString(errorText(imported.error())).contains(QString::fromUtf8(flags.split(' ').first())));
    }

    /// The vocabulary that the file leaves to the tokenizer is that of the model with these dimensions.
    void aKnownModelWithoutItsVocabulary()
    {
        const char* const script = "torchrun --nnodes 1 --nproc_per_node 8 pretrain_gpt.py --num-layers 32 --hidden-size 4096 "
                                   "--num-attention-heads 32 --group-query-attention "
                                   "--num-query-groups 8 --ffn-hidden-size 14336 --swiglu --normalization RMSNorm --disable-bias-linear "
                                   "--position-embedding-type rope "
                                   "--rotary-base 500000 --untie-embeddings-and-output-weights --seq-length 8192 --max-position-embeddings "
                                   "8192 --micro-batch-size 1 "
                                   "--global-batch-size 8 --bf16 --tokenizer-type HuggingFaceTokenizer\n";
        const Result<ImportedLaunch> imported = importLaunch(script, "run.sh", std::nullopt, test::smallBase());
        QVERIFY2(imported, imported ? "" : errorText(imported.error()).c_str());
        QCOMPARE(imported->scenario.architecture->vocab, std::int64_t{128256});
        QCOMPARE(QString::fromStdString(imported->scenario.model.text), QString("llama-3-8b"));
        QVERIFY(std::any_of(imported->assumed.begin(), imported->assumed.end(),
                            [](const ImportNote& note) { return note.path == "model.architecture.vocab"; }));
    }

    /// Texts over several lines, a value below its key, JSON for YAML: Megatron-LM's, TRL's and ms-swift's own files have them.
    void formsOfFiles()
    {
        const char* const megatron =
            "BEFORE_SCRIPT: |\n  pip uninstall -y x || true  # y\n  echo --num-layers: 3\nMODEL_ARGS:\n  --num-layers:\n    4\n"
            "  --hidden-size: 512\n  --num-attention-heads: 8\n  --seq-length: 2048\n  --micro-batch-size: 1\n";
        const Result<ImportedLaunch> config = importLaunch(megatron, "model_config.yaml", std::nullopt, test::smallBase());
        QVERIFY2(config, config ? "" : errorText(config.error()).c_str());
        QCOMPARE(config->scenario.architecture->layers(), 4);
        const char* const accelerate =
            "{\n  \"compute_environment\": \"LOCAL_MACHINE\",\n  \"distributed_type\": \"FSDP\",\n  \"mixed_precision\": \"bf16\",\n"
            "  \"num_machines\": 1,\n  \"num_processes\": 8,\n  \"fsdp_config\": {\"fsdp_version\": 2, \"fsdp_reshard_after_forward\": "
            "true}\n}\n";
        const Result<ImportedLaunch> json = importLaunch(accelerate, "fsdp2.json", std::nullopt, test::smallBase());
        QVERIFY2(json, json ? "" : errorText(json.error()).c_str());
        QVERIFY(json->kind == LaunchKind::AccelerateFsdp2 && json->scenario.cluster.gpus() == 8 && json->scenario.plan.zero == 3);
        QVERIFY(!launchTargetOf("[project]\nname = \"x\"\n[tool.pytest]\n", "pyproject.toml"));
    }
};

QTEST_APPLESS_MAIN(TestOlderFlags)
#include "test_older_flags.moc"

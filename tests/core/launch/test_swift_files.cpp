// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/io/scenario_file.h"
#include "core/launch/launch_export.h"
#include "core/launch/launch_kind.h"
#include "core/launch/torchtune_configs.h"
#include "core/launch/tuning_meaning.h"
#include "core/text/finding_text.h"
#include "tests/core/launch/base_scenario.h"
#include "tests/core/launch/import_rows.h"
#include "tests/core/launch/launch_settings.h"

using namespace shardscope;

namespace {

/// In the style of ms-swift's examples/yaml.
constexpr const char* kFile = R"(model: Qwen/Qwen2.5-7B-Instruct
tuner_type: lora
lora_rank: 16
torch_dtype: bfloat16
dataset: [AI-ModelScope/alpaca-gpt4-data-en#500]
per_device_train_batch_size: 2
gradient_accumulation_steps: 4
max_length: 4096
ENV:
  NPROC_PER_NODE: 4
  CUDA_VISIBLE_DEVICES: 0,1,2,3
)";

Result<ImportedLaunch> importSwift(const QByteArray& text, const char* file = "swift.yaml")
{
    return importLaunch(text.toStdString(), file, std::nullopt, test::smallBase());
}

Scenario scenarioWith(const QString& fields)
{
    std::vector<std::string> all{"training.method=lora"};
    for (const QString& field : fields.split(' ', Qt::SkipEmptyParts))
        all.push_back(field.toStdString());
    return parseScenario(R"({"schema": "shardscope.scenario/1", "model": {"preset": "qwen2.5-7b"},
        "cluster": {"preset": "dgx-h100", "nodes": 1}, "training": {"sequence_length": 8192, "global_batch": 32, "recipe": "fsdp2",
        "software": {"framework": "trl"}}, "plan": {"micro_batch": 1, "zero": 3, "recompute": "full"}})",
                         "test", all)
        .value();
}

QString changesOf(const LaunchExport& launch)
{
    QStringList all;
    for (const std::vector<Finding>* findings : {&launch.changes, &launch.refusals}) {
        for (const Finding& finding : *findings)
            all << QString::fromStdString(findingText(finding));
    }
    return all.join("\n");
}

}  // namespace

/// Files of ms-swift: YAML with the environment in it, its way to say FSDP, and what a file of it leaves to torchrun.
class TestSwiftFiles : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void isRead_data()
    {
        QTest::addColumn<QByteArray>("more");
        QTest::addColumn<QStringList>("fields");
        const auto add = [](const char* name, const char* more, const QStringList& fields) {
            QTest::newRow(name) << QByteArray(more) << fields;
        };
        add("as it stands", "",
            {"cluster.nodes=1", "cluster.gpus_per_node=4", "training.method=lora", "training.adapter.rank=16", "plan.dp=4",
             "training.global_batch=32", "plan.micro_batch=2", "plan.recompute=full", "plan.zero=0", "training.recipe=pure-bf16"});
        add("FSDP by its name", "fsdp: fsdp2\n",
            {"plan.zero=3", "training.recipe=fsdp2", "plan.recompute=full", "plan.reshard_after_forward=true"});
        add("FSDP as a group", "fsdp:\n  fsdp: full_shard auto_wrap offload\n  fsdp_config:\n    reshard_after_forward: false\n",
            {"plan.zero=3", "plan.reshard_after_forward=false", "plan.offload=optimizer-and-parameters",
             "training.software.framework=trl"});
        add("FSDP as JSON", "fsdp: '{\"fsdp\": \"full_shard\", \"fsdp_config\": {\"reshard_after_forward\": true}}'\n", {"plan.zero=3"});
        add("FSDP in words", "fsdp: full_shard auto_wrap\n", {"plan.zero=3"});
        add("DeepSpeed", "deepspeed: zero2\n", {"plan.zero=2", "training.recipe=deepspeed"});
        add("DeepSpeed and the host", "deepspeed: zero3_offload\n", {"plan.zero=3", "plan.offload=optimizer-and-parameters"});
        add("sequences over ranks", "sequence_parallel_size: 2\n", {"plan.cp=2", "plan.cp_layout=ulysses", "plan.dp=2"});
        add("8 bits", "quant_method: bnb\nquant_bits: 8\n", {"training.base_format=int8", "training.method=qlora"});
        add("no recomputation", "gradient_checkpointing: false\n", {"plan.recompute=none"});
        add("Liger", "use_liger_kernel: true\nattn_impl: flash_attn\n", {"training.software.loss=fused", "training.attention=flash2"});
        add("lengths", "use_dora: true\nlora_dropout: 0\n", {"training.method=dora", "training.adapter.dropout=null"});
    }
    void isRead()
    {
        QFETCH(QByteArray, more);
        QFETCH(QStringList, fields);
        const Result<ImportedLaunch> read = importSwift(QByteArray(kFile).replace("ENV:", more + "ENV:"));
        QCOMPARE(test::wrongFields(read, fields), QString());
        QCOMPARE(read->kind, LaunchKind::Swift);
        QCOMPARE(read->target, Target::Swift);
        QVERIFY(read->isWhole());
    }

    /// The settings of a group and of the environment keep their places and lines.
    void placesAreTold()
    {
        const Result<ImportedLaunch> read =
            importSwift(QByteArray(kFile).replace("ENV:", "fsdp:\n  fsdp_config:\n    reshard_after_forward: false\nENV:"));
        QVERIFY(read);
        const ImportNote* const group = test::noteOf(read->used, "fsdp.fsdp_config.reshard_after_forward");
        QVERIFY(group && group->line == 11);
        const ImportNote* const processes = test::noteOf(read->used, "ENV.NPROC_PER_NODE");
        QVERIFY(processes && processes->line == 13 && processes->path == "cluster.gpus_per_node");
        QVERIFY(test::noteOf(read->ignored, "ENV.CUDA_VISIBLE_DEVICES"));
        QVERIFY(test::noteOf(read->assumed, "nnodes"));
        const Result<ImportedLaunch> preset = importSwift(QByteArray(kFile).replace("ENV:", "fsdp: fsdp2\nENV:"));
        QVERIFY(preset && test::noteOf(preset->assumed, "fsdp_config.activation_checkpointing"));
        // The batch follows from the number of GPUs where the file leaves the accumulation out.
        const Result<ImportedLaunch> open = importSwift(QByteArray(kFile).replace("gradient_accumulation_steps: 4\n", ""));
        QVERIFY(open && test::noteOf(open->unknown, "gradient_accumulation_steps"));
    }

    void whatIsWrittenIsReadBack_data()
    {
        QTest::addColumn<QString>("fields");
        QTest::addColumn<QString>("changed");
        const auto add = [](const char* name, const char* fields, const char* changed) {
            QTest::newRow(name) << QString(fields) << QString(changed);
        };
        add("FSDP", "", "");
        add("FSDP that keeps weights", "plan.reshard_after_forward=false", "");
        add("FSDP and the host", "plan.offload=optimizer-and-parameters", "");
        add("DeepSpeed", "plan.zero=2 training.recipe=deepspeed", "");
        add("every GPU holds all", "plan.zero=0 training.recipe=pure-bf16", "");
        add("sequences over ranks", "plan.cp=2 plan.cp_layout=ulysses", "");
        add("4 bits", "training.method=qlora", "");
        add("bf16 adapters", "training.adapter.dtype=bf16", "");
        add("several nodes", "cluster.nodes=2", "");
        add("the whole model", "training.method=full", "");
        add("a chunked loss", "training.software.loss=chunked", "training.software.loss");
        add("activations on the host", "plan.offload_activations=1", "plan.offload_activations");
        add("Muon", "training.optimizer=muon", "training.optimizer");
    }
    void whatIsWrittenIsReadBack()
    {
        QFETCH(QString, fields);
        QFETCH(QString, changed);
        const Scenario scenario = scenarioWith(fields);
        const LaunchExport launch = exportLaunch(scenario, Target::Swift);
        QVERIFY2(!launch.files.empty(), qPrintable(changesOf(launch)));
        QVERIFY2(changesOf(launch).contains(changed), qPrintable(changesOf(launch)));
        const LaunchFile& file = launch.files.front();
        const Result<ImportedLaunch> read = importSwift(QByteArray::fromStdString(file.text), file.name.c_str());
        QVERIFY2(read && read->isWhole(), qPrintable(QString::fromStdString(read ? file.text : errorText(read.error()))));
        QCOMPARE(read->kind, LaunchKind::Swift);
        QVERIFY2(tuningMeaning(read->scenario.training) == tuningMeaning(scenario.training), file.text.c_str());
        QCOMPARE(read->scenario.cluster.gpus(), scenario.cluster.gpus());
        QCOMPARE(read->scenario.training.globalBatch, scenario.training.globalBatch);
        if (!changed.isEmpty())
            return;
        QCOMPARE(read->scenario.plan.zero, scenario.plan.zero);
        QCOMPARE(read->scenario.plan.cp, scenario.plan.cp);
        QCOMPARE(read->scenario.plan.offload, scenario.plan.offload);
        QCOMPARE(read->scenario.plan.reshardAfterForward, scenario.plan.reshardAfterForward);
        for (const ImportNote& note : read->ignored)
            QVERIFY2(!note.why.text.ends_with("is not counted."), note.key.c_str());
    }

    void theCommandStartsTheFile()
    {
        QCOMPARE(exportLaunch(scenarioWith({}), Target::Swift).command, std::string("swift sft swift.yaml"));
        const LaunchExport pairs = exportLaunch(scenarioWith("training.objective=dpo plan.micro_batch=2 cluster.nodes=2"), Target::Swift);
        QVERIFY(pairs.command.ends_with("swift rlhf swift.yaml") && pairs.command.starts_with("NODE_RANK="));
        const LaunchExport layer = exportLaunch(scenarioWith("plan.tp=2"), Target::Swift);
        QVERIFY2(layer.verdict == LaunchVerdict::NotExpressible, qPrintable(changesOf(layer)));
    }

    /// What torchtune's own configurations say of the model, and what they leave open.
    void configurationsOfTorchtune_data()
    {
        QTest::addColumn<QString>("config");
        QTest::addColumn<QString>("model");
        QTest::addColumn<QStringList>("fields");
        const auto add = [](const char* config, const char* model, const QStringList& fields) {
            QTest::newRow(config) << QString(config) << QString(model) << fields;
        };
        add("llama2/7B_qlora_single_device", "llama-2-7b",
            {"training.method=qlora", "training.base_format=nf4-double", "plan.recompute=full"});
        add("llama3/8B_dora", "llama-3-8b", {"training.method=dora", "training.adapter.rank=8", "plan.recompute=none"});
        add("llama3_1/70B_full", "llama-3.1-70b", {"training.method=null", "plan.offload=optimizer-and-parameters"});
        add("llama3_2/3B_full_single_device", "llama-3.2-3b", {"training.optimizer=adamw-8bit", "training.global_batch=4"});
        add("llama2/13B_lora", "llama-2-13b", {"training.adapter.targets=[q, v, o, gate, up, down, head]"});
        add("gemma2/9B_lora_single_device", "gemma-2-9b", {"plan.micro_batch=8", "training.global_batch=64"});
        add("mistral/7B_full_low_memory", "mistral-7b", {"plan.offload_activations=1", "training.optimizer=adamw"});
        add("qwen2_5/7B_lora", "qwen2.5-7b", {"training.adapter.rank=8", "training.precision=bf16"});
        add("qwen3/0.6B_lora", "qwen3-0.6b", {"training.adapter.rank=32"});
        add("phi4/14B_lora", "phi-4", {"plan.micro_batch=2", "training.software.framework=torchtune"});
    }
    void configurationsOfTorchtune()
    {
        QFETCH(QString, config);
        QFETCH(QString, model);
        QFETCH(QStringList, fields);
        const QByteArray command = "tune run some_finetune --config " + config.toUtf8();
        const Result<ImportedLaunch> open = importSwift(command + "\n", "run.sh");
        QVERIFY(open && test::noteOf(open->unknown, "tokenizer.max_seq_len"));
        const Result<ImportedLaunch> read = importSwift(command + " tokenizer.max_seq_len=1024\n", "run.sh");
        QCOMPARE(test::wrongFields(read, fields), QString());
        QCOMPARE(QString::fromStdString(read->scenario.model.text), model);
        QVERIFY(read->isWhole() && test::noteOf(read->assumed, "batch_size"));
    }

    void whatIsStatedGoesBeforeAConfiguration()
    {
        ConfigValue settings = ConfigValue::map();
        settings.set("batch_size", 7);
        QVERIFY(addTorchtuneConfig(settings, "llama3_1/8B_lora"));
        QCOMPARE(settings.find("batch_size")->integer(), std::optional<std::int64_t>(7));
        QVERIFY(settings.find("batch_size")->assumedWhy().empty() && !settings.find("dtype")->assumedWhy().empty());
        QVERIFY(!addTorchtuneConfig(settings, "llama3_1/8B"));
    }
};

QTEST_GUILESS_MAIN(TestSwiftFiles)
#include "test_swift_files.moc"

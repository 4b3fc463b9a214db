// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/io/scenario_file.h"
#include "core/launch/launch_export.h"
#include "core/launch/launch_kind.h"
#include "core/launch/tuning_meaning.h"
#include "core/text/finding_text.h"
#include "tests/core/launch/base_scenario.h"
#include "tests/core/launch/import_rows.h"

using namespace shardscope;

namespace {

/// As unsloth-cli.py shows in its head.
constexpr const char* kCommand =
    R"(python unsloth-cli.py --model_name "unsloth/llama-3-8b" --max_seq_length 8192 --dtype None --load_in_4bit \
    --r 64 --lora_alpha 32 --lora_dropout 0.1 --bias "none" --use_gradient_checkpointing "unsloth" \
    --random_state 3407 --use_rslora --per_device_train_batch_size 4 --gradient_accumulation_steps 8 \
    --warmup_steps 5 --max_steps 400 --learning_rate 2e-6 --logging_steps 1 --optim "adamw_8bit" \
    --weight_decay 0.005 --lr_scheduler_type "linear" --seed 3407 --output_dir "outputs" \
    --report_to "tensorboard" --save_model --save_path "model" --quantization "f16" \
    --push_model --hub_path "hf/model" --hub_token "your_hf_token"
)";

/// In the style of Unsloth's notebooks.
constexpr const char* kScript = R"(from unsloth import FastLanguageModel
import torch
max_seq_length = 2048  # any
dtype = None
load_in_4bit = True

model, tokenizer = FastLanguageModel.from_pretrained(
    model_name = "unsloth/Llama-3.1-8B",
    max_seq_length = max_seq_length,
    dtype = dtype,
    load_in_4bit = load_in_4bit,
    # token = "hf",
)
model = FastLanguageModel.get_peft_model(
    model,
    r = 32,
    target_modules = ["q_proj", "k_proj", "v_proj", "o_proj",
                      "gate_proj", "up_proj", "down_proj",],
    lora_alpha = 16,
    lora_dropout = 0,
    bias = "none",
    use_gradient_checkpointing = "unsloth",
    random_state = 3407,
)
from trl import SFTConfig, SFTTrainer
trainer = SFTTrainer(
    model = model,
    tokenizer = tokenizer,
    train_dataset = dataset,
    packing = False,
    args = SFTConfig(
        per_device_train_batch_size = 2,
        gradient_accumulation_steps = 4,
        learning_rate = 2e-4,
        fp16 = not is_bfloat16_supported(),
        bf16 = is_bfloat16_supported(),
        optim = "adamw_8bit",
        warmup_steps = int(len(dataset) / 10),
    ),
)
trainer_stats = trainer.train()
if False:
    model, tokenizer = FastLanguageModel.from_pretrained(model_name = "lora_model", max_seq_length = 64)
)";

Result<ImportedLaunch> importUnsloth(const QByteArray& text, const ImportFill* fill = nullptr)
{
    return importLaunch(text.toStdString(), text.contains("unsloth-cli.py") ? "run.sh" : "train.py", std::nullopt, test::smallBase(), fill);
}

/// Llama 3.1 8B on GPUs of one node.
Scenario scenarioWith(std::vector<std::string> fields)
{
    fields.insert(fields.begin(),
                  {"training.method=qlora", "plan.recompute=full", "plan.offload_activations=1", "training.recipe=pure-bf16"});
    return parseScenario(R"({"schema": "shardscope.scenario/1", "model": {"preset": "llama-3.1-8b"},
        "cluster": {"gpu": "h100-sxm", "gpus_per_node": 4, "nodes": 1}, "training": {"sequence_length": 4096, "global_batch": 32},
        "plan": {"micro_batch": 2, "zero": 0}})",
                         "test", fields)
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

/// Unsloth's script takes flags, its functions are called from Python.
class TestUnslothFiles : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void commands_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("fields");
        const auto add = [](const char* name, const QByteArray& text, const QStringList& fields) { QTest::newRow(name) << text << fields; };
        add("all flags", kCommand,
            {"training.method=qlora", "training.base_format=nf4-double", "training.adapter.rank=64", "training.adapter.dropout=0.1",
             "training.adapter.targets=[q, k, v, o, gate, up, down]", "training.adapter.dtype=fp32", "training.sequence_length=8192",
             "training.global_batch=32", "training.optimizer=adamw-8bit", "training.precision=bf16", "training.recipe=pure-bf16",
             "training.software.framework=unsloth", "plan.micro_batch=4", "plan.recompute=full", "plan.offload_activations=1",
             "cluster.nodes=1", "cluster.gpus_per_node=1", "plan.zero=0"});
        add("no flags", "python unsloth-cli.py\n",
            {"training.method=lora", "training.base_format=null", "training.adapter.rank=16", "training.sequence_length=2048",
             "plan.micro_batch=2", "training.global_batch=8", "training.optimizer=adamw-8bit", "training.adapter.dropout=null"});
        add("several GPUs", "torchrun --nproc_per_node=2 unsloth-cli.py --model_name Qwen/Qwen3-8B --use_dora\n",
            {"training.method=dora", "cluster.gpus_per_node=2", "plan.dp=2", "training.global_batch=16", "model.preset=qwen3-8b"});
        add("short rows", QByteArray(kCommand).replace("8192", "256"), {"plan.recompute=full", "plan.offload_activations=0"});
        add("stored in 4 bits", "python unsloth-cli.py --model_name unsloth/Qwen3-4B-unsloth-bnb-4bit\n",
            {"model.preset=qwen3-4b", "training.method=qlora", "training.base_format=nf4-double"});
    }
    void commands()
    {
        QFETCH(QByteArray, text);
        QFETCH(QStringList, fields);
        const Result<ImportedLaunch> read = importUnsloth(text);
        const QStringList preset = fields.filter("model.preset=");
        for (const QString& field : preset)
            fields.removeOne(field);
        QCOMPARE(test::wrongFields(read, fields), QString());
        QCOMPARE(read->kind, LaunchKind::Unsloth);
        if (!preset.isEmpty())
            QCOMPARE(QString::fromStdString(read->scenario.model.text), preset.front().section('=', 1));
    }

    /// What the flags of saving say of formats is none of the training's.
    void savingIsNoFormat()
    {
        const Result<ImportedLaunch> read = importUnsloth(kCommand);
        QVERIFY(read && test::noteOf(read->ignored, "quantization"));
        for (const ImportNote& note : read->ignored)
            QVERIFY2(!note.why.text.ends_with("is not counted."), note.key.c_str());
    }

    void scripts_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QStringList>("fields");
        const auto add = [](const char* name, const char* from, const char* to, const QStringList& fields) {
            QTest::newRow(name) << QByteArray(from) << QByteArray(to) << fields;
        };
        add("as it stands", "", "",
            {"training.method=qlora", "training.base_format=nf4-double", "training.adapter.rank=32", "training.sequence_length=2048",
             "training.adapter.targets=[q, k, v, o, gate, up, down]", "training.adapter.dtype=fp32", "training.precision=bf16",
             "training.optimizer=adamw-8bit", "training.global_batch=8", "plan.micro_batch=2", "plan.recompute=full",
             "plan.offload_activations=1", "cluster.gpus_per_node=1", "training.objective=null"});
        add("16 bits", "load_in_4bit = True", "load_in_4bit = False", {"training.method=lora", "training.base_format=null"});
        add("8 bits", "load_in_4bit = load_in_4bit", "load_in_8bit = True", {"training.base_format=int8", "training.method=qlora"});
        add("fp8", "load_in_4bit = load_in_4bit", "load_in_fp8 = True", {"training.base_format=fp8"});
        add("4 bits by default", "    load_in_4bit = load_in_4bit,\n", "", {"training.base_format=nf4-double"});
        add("plain recomputation", "use_gradient_checkpointing = \"unsloth\"", "use_gradient_checkpointing = True",
            {"plan.recompute=full", "plan.offload_activations=0"});
        add("none", "use_gradient_checkpointing = \"unsloth\"", "use_gradient_checkpointing = False", {"plan.recompute=none"});
        add("the whole model", "dtype = dtype", "full_finetuning = True",
            {"training.method=null", "training.recipe=pure-bf16", "training.base_format=null"});
        add("by its place", "model_name = \"unsloth", "\"unsloth", {"training.adapter.rank=32"});
        add("the trainer's own length", "packing = False", "max_seq_length = 512", {"training.sequence_length=512"});
        add("Unsloth's defaults of TRL's configuration",
            "        per_device_train_batch_size = 2,\n        gradient_accumulation_steps = 4,\n", "",
            {"plan.micro_batch=4", "training.global_batch=8"});
        add("preferences", "SFT", "DPO",
            {"training.objective=dpo", "training.reference=adapter-off", "plan.micro_batch=4", "training.global_batch=16"});
        add("preferences without a reference", "SFT", "ORPO", {"training.objective=orpo", "training.reference=null"});
        add("a length of pairs", "learning_rate = 2e-4", "max_length = 1024", {"training.sequence_length=2048"});
        add("answers", "SFT", "KTO", {"training.objective=kto", "plan.micro_batch=2"});
    }
    void scripts()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QStringList, fields);
        QByteArray text = kScript;
        if (!from.isEmpty())
            text.replace(from, to);
        const Result<ImportedLaunch> read = importUnsloth(text);
        QCOMPARE(test::wrongFields(read, fields), QString());
        QCOMPARE(read->kind, LaunchKind::UnslothPython);
        QCOMPARE(read->target, Target::Unsloth);
        QCOMPARE(read->scenario.model.text, std::string("llama-3.1-8b"));
        QVERIFY(read->isWhole());
    }

    /// Without adapters and without full_finetuning nothing says what learns.
    void theMethodIsAskedFor()
    {
        QByteArray text = kScript;
        text.replace("model = FastLanguageModel.get_peft_model(", "model = adapted(");
        const Result<ImportedLaunch> read = importUnsloth(text);
        QVERIFY(read && test::noteOf(read->unknown, "get_peft_model"));
    }

    void pairsHaveALengthOfTheirOwn()
    {
        const Result<ImportedLaunch> read =
            importUnsloth(QByteArray(kScript).replace("SFT", "DPO").replace("learning_rate = 2e-4", "max_length = 1024"));
        QCOMPARE(test::wrongFields(read, {"training.sequence_length=1024"}), QString());
        QVERIFY(test::noteOf(read->ignored, "max_seq_length"));
    }

    void transformersHasDefaultsOfItsOwn()
    {
        QByteArray text = QByteArray(kScript).replace("SFTConfig(", "TrainingArguments(");
        text.replace("        per_device_train_batch_size = 2,\n        gradient_accumulation_steps = 4,\n", "");
        QCOMPARE(test::wrongFields(importUnsloth(text), {"plan.micro_batch=8", "training.global_batch=8"}), QString());
        // Those of Unsloth's own arguments depend on the versions that are installed.
        text.replace("TrainingArguments(", "UnslothTrainingArguments(");
        const Result<ImportedLaunch> open = importUnsloth(text);
        QVERIFY(open && test::noteOf(open->unknown, "per_device_train_batch_size"));
    }

    void isRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("told");
        const auto add = [](const char* name, const QByteArray& text, const QStringList& told) { QTest::newRow(name) << text << told; };
        add("another text", QByteArray(kCommand).replace("--use_gradient_checkpointing \"unsloth\"", "--use_gradient_checkpointing False"),
            {"use_gradient_checkpointing", "False", "unsloth"});
        add("a model with vision", QByteArray(kScript).replace("FastLanguageModel.", "FastVisionModel."),
            {"model_class", "FastVisionModel"});
        add("no trainer", QByteArray(kScript).left(QByteArray(kScript).indexOf("from trl")), {"makes no trainer"});
        add("generated answers", QByteArray(kScript).replace("SFT", "GRPO"), {"command", "grpo"});
        add("a module that is not known", QByteArray(kScript).replace("\"q_proj\"", "\"embed_tokens\""),
            {"target_modules", "embed_tokens"});
        add("no decoder", QByteArray(kScript).replace("bias = \"none\"", "finetune_language_layers = False"), {"finetune_language_layers"});
        add("no number", QByteArray(kCommand).replace("--r 64", "--r many"), {"r", "many"});
    }
    void isRefused()
    {
        QFETCH(QByteArray, text);
        QFETCH(QStringList, told);
        QCOMPARE(test::missingParts(importUnsloth(text), told), QString());
    }

    /// Each value has its own line; what no literal states is named, and asked for where the estimate needs it.
    void everyArgumentHasItsLine()
    {
        const Result<ImportedLaunch> read = importUnsloth(QByteArray(kScript).replace("r = 32", "r = args.rank"));
        QVERIFY(read && !read->isWhole());
        const ImportNote* const rank = test::noteOf(read->unknown, "r");
        QVERIFY(rank && rank->line == 16 && rank->value == "args.rank" && rank->path == "training.adapter.rank");
        QCOMPARE(test::noteOf(read->used, "model_name")->line, 8);
        QCOMPARE(test::noteOf(read->used, "max_seq_length")->line, 9);
        QCOMPARE(test::noteOf(read->used, "gradient_accumulation_steps")->line, 33);
        const ImportNote* const steps = test::noteOf(read->ignored, "warmup_steps");
        QVERIFY(steps && steps->line == 38);
        QVERIFY(test::noteOf(read->assumed, "bf16") && test::noteOf(read->assumed, "nproc_per_node"));
        const Result<ImportedLaunch> later = importUnsloth(QByteArray(kScript).replace("if False:\n    model", "model"));
        const ImportNote* const call = later ? test::noteOf(later->ignored, "FastLanguageModel.from_pretrained") : nullptr;
        QVERIFY(call && call->line == 42);
    }

    void whatIsWrittenIsReadBack_data()
    {
        QTest::addColumn<QStringList>("fields");
        QTest::addColumn<QString>("changed");
        const auto add = [](const char* name, const QStringList& fields, const char* changed) {
            QTest::newRow(name) << fields << QString(changed);
        };
        add("4 bits", {}, "");
        add("16 bits", {"training.method=lora"}, "");
        add("lengths", {"training.method=dora", "training.base_format=nf4-double", "training.adapter.rank=64"}, "");
        add("dropout", {"training.adapter.dropout=0.05", "training.optimizer=adamw-8bit"}, "");
        add("one GPU", {"cluster.gpus_per_node=1"}, "");
        add("no recomputation", {"plan.recompute=none", "plan.offload_activations=0"}, "plan.recompute");
        add("some modules", {"training.adapter.targets=[\"q\",\"v\"]"}, "training.adapter.targets");
        add("bf16 adapters", {"training.adapter.dtype=bf16"}, "training.adapter.dtype");
        add("Muon", {"training.optimizer=muon"}, "training.optimizer");
        add("fp16", {"training.precision=fp16"}, "training.precision");
    }
    void whatIsWrittenIsReadBack()
    {
        QFETCH(QStringList, fields);
        QFETCH(QString, changed);
        std::vector<std::string> all;
        for (const QString& field : fields)
            all.push_back(field.toStdString());
        const Scenario scenario = scenarioWith(all);
        const LaunchExport launch = exportLaunch(scenario, Target::Unsloth);
        QVERIFY2(!launch.files.empty(), qPrintable(changesOf(launch)));
        const LaunchFile& file = launch.files.front();
        QVERIFY2((launch.verdict == LaunchVerdict::Exact) == changed.isEmpty(), qPrintable(changesOf(launch)));
        QVERIFY2(changesOf(launch).contains(changed), qPrintable(changesOf(launch)));
        const Result<ImportedLaunch> read = importLaunch(file.text, file.name, std::nullopt, test::smallBase());
        QVERIFY2(read && read->isWhole(), qPrintable(QString::fromStdString(file.text)));
        QCOMPARE(read->kind, LaunchKind::Unsloth);
        if (changed.isEmpty())
            QVERIFY(tuningMeaning(read->scenario.training) == tuningMeaning(scenario.training));
        QCOMPARE(read->scenario.cluster.gpus(), scenario.cluster.gpus());
        QCOMPARE(read->scenario.training.globalBatch, std::int64_t{32});
        for (const ImportNote& note : read->ignored)
            QVERIFY2(!note.why.text.ends_with("is not counted."), note.key.c_str());
    }

    void isNotExpressed_data()
    {
        QTest::addColumn<QString>("field");
        QTest::newRow("the whole model") << "training.method=full";
        QTest::newRow("the last layers") << "training.method=freeze training.trainable_layers=2";
        QTest::newRow("8 bits") << "training.base_format=int8";
        QTest::newRow("shards") << "plan.zero=2";
        QTest::newRow("preferences") << "training.objective=dpo";
        QTest::newRow("tensor ranks") << "training.method=lora plan.tp=2";
    }
    void isNotExpressed()
    {
        QFETCH(QString, field);
        std::vector<std::string> all;
        for (const QString& each : field.split(' '))
            all.push_back(each.toStdString());
        const LaunchExport launch = exportLaunch(scenarioWith(all), Target::Unsloth);
        QVERIFY2(launch.verdict == LaunchVerdict::NotExpressible && launch.files.empty(), qPrintable(changesOf(launch)));
    }
};

QTEST_GUILESS_MAIN(TestUnslothFiles)
#include "test_unsloth_files.moc"

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/field/parameters.h"
#include "core/io/scenario_file.h"
#include "core/launch/bridge_recipe_plans.h"
#include "core/launch/bridge_settings.h"
#include "core/launch/launch_import.h"
#include "core/text/error_text.h"
#include "core/text/import_text.h"
#include "core/text/message_text.h"
#include "tests/core/launch/base_scenario.h"

using namespace shardscope;

namespace {

QString valueOf(const Scenario& scenario, const QString& path)
{
    if (path == "model")
        return QString::fromStdString(scenario.model.kind == ModelSource::Kind::Preset ? scenario.model.text : "own");
    const Value value = findParameter(path.toStdString())->get(scenario);
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return QString::number(*number);
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag ? "true" : "false";
    const auto* const word = std::get_if<std::string>(&value);
    return word ? QString::fromStdString(*word) : "null";
}

QString wrong(const Result<ImportedLaunch>& read, const QStringList& facts)
{
    if (!read)
        return QString::fromStdString(errorText(read.error()));
    if (!read->isWhole())
        return QString::fromStdString(importUnknownText(*read, "file"));
    for (const QString& fact : facts) {
        const QString path = fact.section('=', 0, 0);
        if (const QString value = valueOf(read->scenario, path); value != fact.section('=', 1))
            return fact + " is " + value;
    }
    return {};
}

/// Keys or reasons of all that is unknown.
QString unknownOf(const Result<ImportedLaunch>& read)
{
    QStringList fields;
    if (read) {
        for (const ImportNote& note : read->unknown)
            fields << QString::fromStdString(note.path.value_or(""));
    }
    return fields.join(' ');
}

const ImportNote* recipeNote(const std::vector<ImportNote>& notes, const std::string& key)
{
    const auto found = std::find_if(notes.begin(), notes.end(), [&key](const ImportNote& note) { return note.key == key; });
    return found == notes.end() ? nullptr : &*found;
}

Result<ImportedLaunch> import(const QByteArray& text, const char* file)
{
    return importLaunch(text.toStdString(), file, std::nullopt, test::smallBase());
}

const QByteArray kRecipe = "#!/bin/bash\ntorchrun --nnodes=%1 --nproc_per_node=8 scripts/training/run_recipe.py %2\n";

QByteArray recipe(int nodes, const char* rest) { return QByteArray(kRecipe).replace("%1", QByteArray::number(nodes)).replace("%2", rest); }

const QByteArray kSecondLayout = R"(model: Qwen/Qwen3-8B
model_class: llm
kernel_config:
  name: auto
dist_config:
  name: fsdp2
  offload_params: true
train_dataset: data/own.yaml
micro_batch_size: 2
global_batch_size: 32
cutoff_len: 4096
cp_size: 2
)";

const std::vector<LaunchText> kNeoxFiles{
    {"{\n  \"pipe-parallel-size\": 2,\n  \"model-parallel-size\": 2,\n  \"num-layers\": 12,\n"
     "  \"hidden-size\": 768,\n  \"num-attention-heads\": 12,\n  \"seq-length\": 2048,\n"
     "  \"max-position-embeddings\": 2048,\n  \"pos-emb\": \"rotary\",\n  \"padded_vocab_size\": 50304\n}\n",
     "own.yml"},
    {"train_micro_batch_size_per_gpu: 4\ngradient_accumulation_steps: 8\nzero_optimization:\n  stage: 1\n", "batch.yml"},
    {"num_nodes: 2\nnum_gpus: 8\nwandb_project: none\n", "cluster.yml"}};

}  // namespace

class TestRecipeFiles : public QObject {
    Q_OBJECT
private slots:
    /// Settings of a known recipe without an override are assumed by its name; overrides take precedence.
    void knownRecipes_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("facts");
        QTest::newRow("current setting") << recipe(4, "--recipe llama3_70b_pretrain_config")
                                         << QStringList{"model=llama-3-70b",
                                                        "plan.tp=4",
                                                        "plan.pp=4",
                                                        "plan.cp=2",
                                                        "plan.chunks=5",
                                                        "plan.sequence_parallel=true",
                                                        "training.global_batch=512",
                                                        "training.sequence_length=8192",
                                                        "plan.micro_batch=1",
                                                        "plan.zero=1",
                                                        "plan.overlap.tensor=true"};
        QTest::newRow("overridden") << recipe(4, "--recipe llama3_70b_pretrain_config model.tensor_model_parallel_size=8 "
                                                 "model.virtual_pipeline_model_parallel_size=null train.global_batch_size=64")
                                    << QStringList{"plan.tp=8", "plan.pp=4", "plan.cp=1", "plan.chunks=1", "training.global_batch=64"};
        QTest::newRow("by its model") << recipe(2, "--model qwen3_32b --mode pretrain --dataset mock")
                                      << QStringList{"model=qwen3-32b", "plan.tp=8", "plan.pp=2", "plan.recompute=full"};
        QTest::newRow("by its long name") << recipe(2, "--recipe qwen3_30b_a3b_pretrain_16gpu_h100_bf16_config")
                                          << QStringList{"model=qwen3-30b-a3b", "plan.tp=1", "plan.ep=16", "training.global_batch=1024"};
        QTest::newRow("Python") << QByteArray("from megatron.bridge.recipes.llama import llama3_8b_pretrain_config as recipe\n"
                                              "cfg = llama3_8b_pretrain_config()\ncfg.model.context_parallel_size = 1\n")
                                << QStringList{};
    }
    void knownRecipes()
    {
        QFETCH(QByteArray, text);
        QFETCH(QStringList, facts);
        if (facts.isEmpty()) {
            const Result<ImportedLaunch> read = import(text, "run.py");
            QVERIFY(read);
            QVERIFY2(!unknownOf(read).contains("plan.tp") && read->scenario.plan.cp == 1, qPrintable(unknownOf(read)));
            return;
        }
        // The degrees are those of more ranks where an override widens them.
        const bool isWide = facts.contains("plan.tp=8") && facts.contains("plan.cp=1");
        if (isWide)
            text.replace("model.virtual", "model.context_parallel_size=1 model.virtual");
        const Result<ImportedLaunch> read = import(text, "run.sh");
        QVERIFY2(wrong(read, facts).isEmpty(), qPrintable(wrong(read, facts)));
        const ImportNote* const stages = recipeNote(read->assumed, "model.pipeline_model_parallel_size");
        QVERIFY(stages && messageText(stages->why).find("The recipe ") == 0);
        const ImportNote* const zero = recipeNote(read->assumed, "ddp.use_distributed_optimizer");
        QVERIFY(zero && zero->value == "1");  // and not "the ZeRO stage true"
    }

    /// A recipe that makes its stages by code is asked for every degree.
    void othersAreAskedFor()
    {
        const Result<ImportedLaunch> bare = import(recipe(128, "--recipe deepseek_v3_pretrain_config"), "run.sh");
        for (const char* field : {"plan.tp", "plan.pp", "plan.cp", "plan.ep", "plan.micro_batch", "training.global_batch"})
            QVERIFY2(unknownOf(bare).contains(field), field);
        const Result<ImportedLaunch> some = import(
            recipe(128, "--recipe deepseek_v3_pretrain_config model.tensor_model_parallel_size=2 model.pipeline_model_parallel_size=16 "
                        "model.context_parallel_size=1 train.global_batch_size=4096 train.micro_batch_size=1 model.seq_length=4096"),
            "run.sh");
        QCOMPARE(unknownOf(some), QString("plan.ep plan.chunks"));
    }

    void everyRowIsAPlanOfAPreset()
    {
        QVERIFY(bridgeRecipePlans().size() > 30);
        for (const BridgeRecipePlan& plan : bridgeRecipePlans()) {
            QVERIFY2(!presetOfBridgeRecipe(std::string(plan.name) + "_config").empty(), plan.name.data());
            QCOMPARE(bridgeRecipePlan(std::string("megatron.bridge.recipes.") + std::string(plan.longName) + "_config"), &plan);
            QVERIFY(plan.degrees.tp > 0 && plan.degrees.pp > 0 && plan.degrees.cp > 0 && plan.batch.sequence > 0);
            QVERIFY2(plan.batch.global % plan.batch.micro == 0, plan.name.data());
        }
    }

    void theSecondLayoutOfLlamaFactory()
    {
        ImportFill fill{test::smallBase(), "test", {{"cluster.nodes", "cluster.gpus_per_node"}}};
        const auto read = [&fill](const QByteArray& text) {
            return importLaunch(text.toStdString(), "sft.yaml", std::nullopt, test::smallBase(), &fill);
        };
        const QStringList facts{"model=qwen3-8b",
                                "plan.zero=3",
                                "plan.cp=2",
                                "plan.cp_layout=ulysses",
                                "plan.micro_batch=2",
                                "training.global_batch=32",
                                "training.sequence_length=4096",
                                "plan.offload=optimizer-and-parameters",
                                "plan.recompute=full",
                                "training.precision=bf16"};
        QCOMPARE(wrong(read(kSecondLayout), facts), QString());
        const Result<ImportedLaunch> whole = read(kSecondLayout);
        QCOMPARE(whole->kind, LaunchKind::LlamaFactory);
        const ImportNote* const recompute = recipeNote(whole->assumed, "enable_activation_checkpointing");
        QVERIFY(recompute && recompute->line == 0);
        QVERIFY(recipeNote(whole->used, "micro_batch_size") && recipeNote(whole->used, "micro_batch_size")->line == 9);
        QCOMPARE(wrong(read(kSecondLayout + "enable_activation_checkpointing: false\nbf16: false\n"),
                       {"plan.recompute=none", "training.precision=fp32"}),
                 QString());
        const QByteArray deepSpeed =
            QByteArray(kSecondLayout)
                .replace("name: fsdp2\n  offload_params: true", "name: deepspeed\n  config_file: examples/ds_z2_config.json");
        QCOMPARE(wrong(read(deepSpeed), {"plan.zero=2"}), QString());
        const Result<ImportedLaunch> other = read(QByteArray(kSecondLayout).replace("fsdp2", "fsdpturbo"));
        QVERIFY2(unknownOf(other).contains("plan.zero") || !other, qPrintable(unknownOf(other)));
        const Result<ImportedLaunch> adapted = read(kSecondLayout + "peft_config:\n  name: lora\n  r: 16\n  target_modules: all\n");
        QCOMPARE(wrong(adapted, {"training.method=lora", "training.adapter.rank=16"}), QString());
        QVERIFY(recipeNote(adapted->assumed, "peft_config.lora_dropout"));
        QCOMPARE(wrong(read(kSecondLayout + "peft_config:\n  name: freeze\n"), {"training.method=freeze", "training.trainable_layers=2"}),
                 QString());
        const Result<ImportedLaunch> refused = read(kSecondLayout + "peft_config:\n  name: oft\n");
        QVERIFY(!refused && errorText(refused.error()).find("peft_config.name") != std::string::npos);
        const Result<ImportedLaunch> alone = import(kSecondLayout, "sft.yaml");
        QVERIFY2(unknownOf(alone).contains("cluster.nodes"), qPrintable(unknownOf(alone)));
    }

    /// As GPT-NeoX's launcher takes them; each note names its file.
    void severalNeoxFiles()
    {
        const Result<ImportedLaunch> read = importLaunches(kNeoxFiles, std::nullopt, test::smallBase());
        QCOMPARE(wrong(read, {"plan.tp=2", "plan.pp=2", "plan.dp=4", "plan.zero=1", "training.global_batch=128", "plan.micro_batch=4"}),
                 QString());
        QCOMPARE(read->kind, LaunchKind::Neox);
        QCOMPARE(recipeNote(read->used, "num_nodes")->file, std::string("cluster.yml"));
        QCOMPARE(recipeNote(read->used, "num_nodes")->line, 1);
        QCOMPARE(recipeNote(read->used, "zero_optimization.stage")->file, std::string("batch.yml"));
        QVERIFY(importNotesText(*read, nameOf(kNeoxFiles)).find("cluster.yml line 3: ignored wandb_project") != std::string::npos);
        QVERIFY(!importLaunches({kNeoxFiles[0]}, std::nullopt, test::smallBase())->isWhole());
    }

    void severalFilesAreRefused_data()
    {
        QTest::addColumn<int>("first");
        QTest::addColumn<QByteArray>("second");
        QTest::addColumn<QString>("says");
        QTest::newRow("a key twice") << 0 << QByteArray("seq_length: 4096\n") << "the key \"seq_length\" is also in own.yml";
        QTest::newRow("none is GPT-NeoX's") << 2 << QByteArray("a: 1\n") << "only where one of them is GPT-NeoX's";
        QTest::newRow("no keys") << 0 << QByteArray("[1, 2]\n") << "second.yml";
        QTest::newRow("too long") << 0 << QByteArray("# ") + QByteArray(1 << 18, 'x') << "too many";
    }
    void severalFilesAreRefused()
    {
        QFETCH(int, first);
        QFETCH(QByteArray, second);
        QFETCH(QString, says);
        const Result<ImportedLaunch> read = importLaunches(
            {kNeoxFiles[static_cast<std::size_t>(first)], {second.toStdString(), "second.yml"}}, std::nullopt, test::smallBase());
        QVERIFY(!read);
        QVERIFY2(errorText(read.error()).find(says.toStdString()) != std::string::npos, errorText(read.error()).c_str());
    }
};

QTEST_APPLESS_MAIN(TestRecipeFiles)
#include "test_recipe_files.moc"

// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/io/scenario_file.h"
#include "core/launch/launch_export.h"
#include "core/launch/tuning_meaning.h"
#include "core/text/finding_text.h"
#include "tests/core/launch/base_scenario.h"
#include "tests/core/launch/import_rows.h"
#include "tests/core/launch/launch_settings.h"

using namespace shardscope;

namespace {

constexpr const char* kAxolotl = R"(base_model: NousResearch/Meta-Llama-3-8B
adapter: lora
sequence_len: 4096
lora_r: 32
lora_target_linear: true
gradient_accumulation_steps: 4
micro_batch_size: 2
bf16: true
)";

constexpr const char* kLlamaFactory = R"(model_name_or_path: Qwen/Qwen3-4B
stage: sft
finetuning_type: lora
lora_target: all
cutoff_len: 2048
per_device_train_batch_size: 1
gradient_accumulation_steps: 8
bf16: true
)";

constexpr const char* kTrl = "trl sft --model_name_or_path meta-llama/Llama-3.1-8B --use_peft --lora_target_modules q_proj v_proj "
                             "--per_device_train_batch_size 2 --num_processes 8 --dtype bfloat16\n";
constexpr const char* kSwift =
    "NPROC_PER_NODE=4 swift sft --model Qwen/Qwen2.5-7B-Instruct --gradient_accumulation_steps 2 --max_length 2048 "
    "--per_device_train_batch_size 2\n";
constexpr const char* kMegatron =
    "NPROC_PER_NODE=2 megatron sft --model Qwen/Qwen2.5-7B-Instruct --tuner_type lora --lora_rank 16 "
    "--target_modules all-linear --tensor_model_parallel_size 2 --sequence_parallel true --micro_batch_size 4 "
    "--global_batch_size 16 --max_length 2048 --recompute_granularity full --recompute_method uniform "
    "--recompute_num_layers 1\n";
constexpr const char* kTorchtune =
    "tune run --nproc_per_node 2 lora_finetune_distributed --config llama3_1/8B_lora tokenizer.max_seq_len=2048\n";

Result<ImportedLaunch> importObjective(const QByteArray& text, const ImportFill* fill = nullptr)
{
    const bool isYaml = text.contains("base_model:") || text.contains("model_name_or_path:");
    return importLaunch(text.toStdString(), isYaml ? "run.yaml" : "run.sh", std::nullopt, test::smallBase(), fill);
}

/// A scenario whose documents have lengths.
ImportFill lengths()
{
    Scenario scenario = parseScenario(R"({"schema": "shardscope.scenario/1", "model": {"preset": "llama-3-8b"},
        "cluster": {"preset": "dgx-h100", "nodes": 1},
        "training": {"sequence_length": 4096, "global_batch": 64, "lengths": {"mean": 5.9, "sigma": 0.9, "max": 4096}}})",
                                      "test")
                            .value();
    return {std::move(scenario), "the test", {{"training.lengths"}}};
}

/// Llama 3.1 8B on one node of eight, with adapters.
Scenario scenarioWith(const QString& fields)
{
    std::vector<std::string> all{"training.method=lora"};
    for (const QString& field : fields.split(' ', Qt::SkipEmptyParts))
        all.push_back(field.toStdString());
    return parseScenario(R"({"schema": "shardscope.scenario/1", "model": {"preset": "llama-3.1-8b"},
        "cluster": {"preset": "dgx-h100", "nodes": 1}, "training": {"sequence_length": 4096, "global_batch": 32, "recipe": "fsdp2",
        "attention": "flash2"}, "plan": {"micro_batch": 2, "zero": 3, "recompute": "full"}})",
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

constexpr Target kTargets[] = {Target::Trl, Target::Axolotl, Target::LlamaFactory, Target::Swift, Target::Torchtune};

}  // namespace

/// What the loss compares, and how documents become rows.
class TestObjectiveFiles : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void objectives_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("fields");
        const auto add = [](const char* name, const QByteArray& text, const QStringList& fields) { QTest::newRow(name) << text << fields; };
        const QByteArray axolotl = kAxolotl;
        add("axolotl, tokens", axolotl, {"training.objective=null", "training.reference=null", "plan.micro_batch=2"});
        add("axolotl, dpo", axolotl + "rl: dpo\n",
            {"training.objective=dpo", "training.reference=adapter-off", "plan.micro_batch=4", "training.sequence_length=4096"});
        add("axolotl, ipo", axolotl + "rl: ipo\n", {"training.objective=dpo"});
        add("axolotl, computed before", axolotl + "rl: dpo\nprecompute_ref_log_probs: true\n", {"training.reference=precomputed"});
        add("axolotl, the whole model", QByteArray(axolotl).replace("adapter: lora\n", "") + "rl: kto\n",
            {"training.objective=kto", "training.reference=copy", "plan.micro_batch=2"});
        add("axolotl, orpo", axolotl + "rl: orpo\n", {"training.objective=orpo", "training.reference=null", "plan.micro_batch=4"});
        add("axolotl, simpo", axolotl + "rl: simpo\n", {"training.objective=orpo"});
        add("axolotl, rewards", axolotl + "reward_model: true\n", {"training.objective=reward", "plan.micro_batch=4"});
        const auto stage = [](const char* word) { return QByteArray(kLlamaFactory).replace("stage: sft", word); };
        add("llama-factory, texts", stage("stage: pt"), {"training.objective=null"});
        add("llama-factory, dpo", stage("stage: dpo"), {"training.objective=dpo", "training.reference=adapter-off", "plan.micro_batch=2"});
        add("llama-factory, orpo", stage("stage: dpo\npref_loss: orpo"), {"training.objective=orpo", "training.reference=null"});
        add("llama-factory, a kind of dpo", stage("stage: dpo\npref_loss: hinge"), {"training.objective=dpo"});
        add("llama-factory, a reference", stage("stage: dpo\nref_model: Qwen/Qwen3-4B"), {"training.reference=copy"});
        add("llama-factory, kto", stage("stage: kto"), {"training.objective=kto", "plan.micro_batch=1"});
        add("llama-factory, rewards", stage("stage: rm"), {"training.objective=reward", "plan.micro_batch=2"});
        const auto trl = [](const char* words) { return QByteArray(kTrl).replace("trl sft", words); };
        add("trl, dpo", trl("trl dpo"),
            {"training.objective=dpo", "training.reference=adapter-off", "plan.micro_batch=4", "plan.dp=8", "training.global_batch=32",
             "training.software.loss=null"});
        add("trl, computed before", trl("trl dpo --precompute_ref_log_probs true"), {"training.reference=precomputed"});
        add("trl, kto", trl("trl kto"), {"training.objective=kto", "plan.micro_batch=2"});
        add("trl, rewards", trl("trl reward"), {"training.objective=reward"});
        add("trl, a file of dpo", "# trl dpo --config a.yaml\nmodel_name_or_path: Qwen/Qwen3-4B\ndataset_name: a/b\nloss_type: [sigmoid]\n",
            {"training.objective=dpo"});
        add("ms-swift, dpo", QByteArray(kSwift).replace("swift sft", "swift rlhf --rlhf_type dpo"),
            {"training.objective=dpo", "training.reference=adapter-off", "plan.micro_batch=4", "training.global_batch=32"});
        add("ms-swift, its default", QByteArray(kSwift).replace("swift sft", "swift rlhf"), {"training.objective=dpo"});
        add("ms-swift, cpo", QByteArray(kSwift).replace("swift sft", "swift rlhf --rlhf_type cpo"), {"training.objective=orpo"});
        add("ms-swift, rewards", QByteArray(kSwift).replace("swift sft", "swift rlhf --rlhf_type rm"), {"training.objective=reward"});
        add("ms-swift on Megatron", kMegatron,
            {"training.objective=null", "training.method=lora", "training.adapter.rank=16", "training.adapter.dropout=0.05",
             "training.adapter.targets=[q, k, v, o, gate, up, down]", "training.adapter.fused=true", "training.adapter.dtype=bf16",
             "plan.tp=2", "plan.micro_batch=4", "training.global_batch=16", "plan.recompute=full", "cluster.gpus_per_node=2"});
        add("ms-swift on Megatron, dpo", QByteArray(kMegatron).replace("megatron sft", "megatron rlhf --rlhf_type dpo"),
            {"training.objective=dpo", "training.reference=adapter-off", "plan.micro_batch=8", "training.global_batch=32"});
        add("ms-swift on Megatron, experts", QByteArray(kMegatron).replace("Qwen/Qwen2.5-7B-Instruct", "Qwen/Qwen3-30B-A3B-Instruct-2507"),
            {"training.adapter.targets=[q, k, v, o, gate, up, down, experts]", "training.adapter.experts=each"});
        add("ms-swift on Megatron, some modules", QByteArray(kMegatron).replace("all-linear", "linear_qkv linear_fc2"),
            {"training.adapter.targets=[q, k, v, down]"});
        add("torchtune", kTorchtune,
            {"training.method=lora", "training.adapter.rank=8", "training.adapter.targets=[q, v, o, gate, up, down]",
             "training.sequence_length=2048", "plan.micro_batch=2", "training.global_batch=32", "plan.recompute=none", "plan.zero=3",
             "cluster.gpus_per_node=2", "training.software.framework=torchtune"});
        add("torchtune, what it overrides",
            QByteArray(kTorchtune)
                .replace("llama3_1/8B_lora ", "llama3_1/8B_lora batch_size=4 model.lora_rank=64 "
                                              "gradient_accumulation_steps=1 enable_activation_checkpointing=True "),
            {"training.adapter.rank=64", "plan.micro_batch=4", "training.global_batch=8", "plan.recompute=full"});
        add("torchtune, one device",
            "tune run full_finetune_single_device --config llama3_2/1B_full_single_device tokenizer.max_seq_len=1024\n",
            {"training.method=null", "cluster.gpus_per_node=1", "training.optimizer=adamw-8bit", "plan.micro_batch=4"});
        add("torchtune, dpo", "tune run --nproc_per_node 2 lora_dpo_distributed --config llama3_1/8B_lora_dpo\n",
            {"training.objective=dpo", "training.reference=adapter-off", "plan.micro_batch=8", "training.sequence_length=1024",
             "training.global_batch=128"});
        add("torchtune, dpo of the whole model", "tune run --nproc_per_node 8 full_dpo_distributed --config llama3_1/8B_full_dpo\n",
            {"training.objective=dpo", "training.reference=copy", "training.method=null"});
    }
    void objectives()
    {
        QFETCH(QByteArray, text);
        QFETCH(QStringList, fields);
        QCOMPARE(test::wrongFields(importObjective(text), fields), QString());
    }

    void isRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("told");
        const auto add = [](const char* name, const QByteArray& text, const QStringList& told) { QTest::newRow(name) << text << told; };
        add("axolotl, answers that are generated", QByteArray(kAxolotl) + "rl: grpo\n", {"rl", "grpo", "orpo"});
        add("llama-factory, ppo", QByteArray(kLlamaFactory).replace("stage: sft", "stage: ppo"), {"stage", "ppo", "kto"});
        add("trl, grpo", QByteArray(kTrl).replace("trl sft", "trl grpo"), {"command", "grpo", "reward"});
        add("ms-swift, a teacher", QByteArray(kSwift).replace("swift sft", "swift rlhf --rlhf_type gkd"), {"rlhf_type", "gkd", "simpo"});
        add("no reference", QByteArray(kTrl).replace("trl sft", "trl dpo --reference_free true"), {"reference_free"});
        add("ms-swift, classes", QByteArray(kSwift).replace("--max_length", "--task_type seq_cls --max_length"), {"task_type", "seq_cls"});
        add("megatron, classes", QByteArray(kMegatron).replace("--max_length", "--task_type embedding --max_length"),
            {"task_type", "embedding"});
        add("megatron, grpo", QByteArray(kMegatron).replace("megatron sft", "megatron rlhf --rlhf_type grpo"),
            {"rlhf_type", "grpo", "kto"});
        add("megatron, another module", QByteArray(kMegatron).replace("all-linear", "q_proj"), {"target_modules", "q_proj", "linear_qkv"});
        add("megatron, half of the experts",
            QByteArray(kMegatron).replace("all-linear", "linear_fc1").replace("Qwen/Qwen2.5-7B-Instruct", "Qwen/Qwen3-30B-A3B"),
            {"target_modules", "linear_fc2"});
        add("torchtune, a file of one's own", QByteArray(kTorchtune).replace("llama3_1/8B_lora", "own.yaml"),
            {"own.yaml", "llama3_1/8B_lora"});
        add("torchtune, no configuration", QByteArray(kTorchtune).replace("--config llama3_1/8B_lora ", ""), {"--config"});
    }
    void isRefused()
    {
        QFETCH(QByteArray, text);
        QFETCH(QStringList, told);
        QCOMPARE(test::missingParts(importObjective(text), told), QString());
    }

    void packing_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("packing");
        QTest::addColumn<QString>("key");
        const auto add = [](const char* name, const QByteArray& text, const char* packing, const char* key) {
            QTest::newRow(name) << text << QString(packing) << QString(key);
        };
        const QByteArray axolotl = kAxolotl;
        add("axolotl, packed", axolotl + "sample_packing: true\n", "pack", "sample_packing");
        add("axolotl, flattened", axolotl + "batch_flattening: auto\n", "pad-free", "batch_flattening");
        add("axolotl, filled up", axolotl + "pad_to_sequence_len: true\n", "null", "");
        add("axolotl, padded", axolotl + "sample_packing: false\n", "pad", "sample_packing");
        add("axolotl, by default", axolotl, "pad", "");
        add("llama-factory, kept apart", QByteArray(kLlamaFactory) + "neat_packing: true\n", "pack", "neat_packing");
        add("llama-factory, joined", QByteArray(kLlamaFactory) + "packing: true\n", "null", "");
        add("llama-factory, padded", kLlamaFactory, "pad", "");
        add("trl, packed", QByteArray(kTrl).replace("--use_peft", "--use_peft --packing true"), "pack", "packing");
        add("trl, joined", QByteArray(kTrl).replace("--use_peft", "--use_peft --packing true --packing_strategy wrapped"), "null", "");
        add("trl, flattened", QByteArray(kTrl).replace("--use_peft", "--use_peft --padding_free true"), "pad-free", "padding_free");
        add("ms-swift, packed", QByteArray(kSwift).replace("--max_length", "--packing true --packing_length 8192 --max_length"), "pack",
            "packing");
        add("ms-swift on Megatron", kMegatron, "pad-free", "");
        add("ms-swift on Megatron, padded", QByteArray(kMegatron).replace("--max_length", "--padding_free false --max_length"), "pad",
            "padding_free");
        add("ms-swift on Megatron, packed", QByteArray(kMegatron).replace("--max_length", "--packing true --max_length"), "pack",
            "packing");
        add("unsloth", "python unsloth-cli.py\n", "pad-free", "");
        add("unsloth, packed", "python unsloth-cli.py --packing\n", "pack", "packing");
        add("torchtune", kTorchtune, "pad", "");
        add("torchtune, packed", QByteArray(kTorchtune).replace("tokenizer.", "dataset.packed=True tokenizer."), "pack", "dataset.packed");
    }
    /// The lengths of documents stand in no launch file: without them every row is full, and a setting that needs them says so.
    void packing()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, packing);
        QFETCH(QString, key);
        const ImportFill fill = lengths();
        const Result<ImportedLaunch> known = importObjective(text, &fill);
        QCOMPARE(test::wrongFields(known, {"training.packing=" + packing}), QString());
        const bool isUsed = packing != "null";
        QCOMPARE(known->scenario.training.documents.lengths != nullptr, isUsed);
        const Result<ImportedLaunch> open = importObjective(text);
        QCOMPARE(test::wrongFields(open, {"training.packing=null", "training.lengths=null"}), QString());
        const ImportNote* const note = key.isEmpty() ? nullptr : test::noteOf(open->ignored, key.toStdString());
        const bool isNamed = note && note->why.text.find("training.lengths") != std::string::npos;
        QVERIFY2(key.isEmpty() || isNamed, qPrintable(key));
    }

    void packedRowsHaveALengthOfTheirOwn()
    {
        const ImportFill fill = lengths();
        const QByteArray text = QByteArray(kSwift).replace("--max_length", "--packing true --packing_length 8192 --max_length");
        QCOMPARE(test::wrongFields(importObjective(text, &fill), {"training.pack_tokens=8192", "training.sequence_length=2048"}),
                 QString());
    }

    void theFileSays_data()
    {
        QTest::addColumn<Target>("target");
        QTest::addColumn<QString>("fields");
        QTest::addColumn<QStringList>("settings");
        const auto add = [](const char* name, Target target, const char* fields, const QStringList& settings) {
            QTest::newRow(name) << target << QString(fields) << settings;
        };
        const char* const dpo = "training.objective=dpo";
        add("trl, pairs", Target::Trl, dpo, {"per_device_train_batch_size=1", "gradient_accumulation_steps=2", "loss_type="});
        add("trl, computed before", Target::Trl, "training.objective=dpo training.reference=precomputed",
            {"precompute_ref_log_probs=true"});
        add("axolotl, pairs", Target::Axolotl, dpo, {"rl=the text \"dpo\"", "micro_batch_size=1"});
        add("axolotl, rewards", Target::Axolotl, "training.objective=reward", {"reward_model=true", "rl="});
        add("llama-factory, tokens", Target::LlamaFactory, "", {"stage=the text \"sft\""});
        add("llama-factory, orpo", Target::LlamaFactory, "training.objective=orpo",
            {"stage=the text \"dpo\"", "pref_loss=the text \"orpo\""});
        add("llama-factory, rewards", Target::LlamaFactory, "training.objective=reward", {"stage=the text \"rm\""});
        add("ms-swift, rewards", Target::Swift, "training.objective=reward",
            {"rlhf_type=the text \"rm\"", "per_device_train_batch_size=1"});
        add("ms-swift, tokens", Target::Swift, "",
            {"rlhf_type=", "tuner_type=the text \"lora\"", "ENV.NPROC_PER_NODE=8", "fsdp.fsdp_config.fsdp_version=2",
             "torch_dtype=the text \"bfloat16\""});
        add("ms-swift, 4 bits", Target::Swift, "training.method=qlora", {"quant_method=the text \"bnb\"", "quant_bits=4"});
        add("torchtune, pairs", Target::Torchtune, dpo, {"loss._component_=the text \"torchtune.rlhf.loss.DPOLoss\"", "batch_size=1"});
        const char* const pack = "training.packing=pack training.lengths=alpaca-gpt4";
        add("trl, packed", Target::Trl, pack, {"packing=true"});
        add("axolotl, packed", Target::Axolotl, pack, {"sample_packing=true"});
        add("llama-factory, packed", Target::LlamaFactory, pack, {"packing=true", "neat_packing=true"});
        add("ms-swift, packed", Target::Swift, "training.packing=pack training.lengths=alpaca-gpt4 training.pack_tokens=8192",
            {"packing=true", "packing_length=8192"});
        add("torchtune, packed", Target::Torchtune, pack, {"dataset.packed=true"});
        add("torchtune, padded", Target::Torchtune, "training.packing=pad training.lengths=alpaca-gpt4", {"dataset.packed=false"});
        add("trl, flattened", Target::Trl, "training.packing=pad-free training.lengths=alpaca-gpt4",
            {"packing=false", "padding_free=true"});
    }
    void theFileSays()
    {
        QFETCH(Target, target);
        QFETCH(QString, fields);
        QFETCH(QStringList, settings);
        const LaunchExport launch = exportLaunch(scenarioWith(fields), target);
        QVERIFY2(!launch.files.empty(), qPrintable(changesOf(launch)));
        const LaunchFile& file = launch.files.front();
        const test::Settings found = test::settingsOf(file.text, file.name);
        for (const QString& setting : settings) {
            const auto value = found.find(setting.section('=', 0, 0).toStdString());
            const QString is = value == found.end() ? QString() : QString::fromStdString(value->second);
            QVERIFY2(is == setting.section('=', 1), qPrintable(setting + " is " + is + "\n" + QString::fromStdString(file.text)));
        }
    }

    void whatIsWrittenIsReadBack_data()
    {
        QTest::addColumn<Target>("target");
        QTest::addColumn<QString>("fields");
        for (const Target target : kTargets) {
            for (const char* fields :
                 {"training.objective=dpo", "training.objective=dpo training.method=full", "training.objective=orpo",
                  "training.objective=kto", "training.objective=reward", "training.objective=dpo training.reference=precomputed",
                  "training.objective=dpo training.reference=copy", "training.packing=pack training.lengths=alpaca-gpt4",
                  "training.packing=pad training.lengths=alpaca-gpt4", "training.packing=pad-free training.lengths=alpaca-gpt4",
                  "training.packing=pack training.lengths=alpaca-gpt4 training.pack_tokens=8192"})
                QTest::addRow("%s %s", nameOf(target).data(), fields) << target << QString(fields);
        }
    }
    /// A field that is read back as another one was named as changed, or the whole is named as not expressible.
    void whatIsWrittenIsReadBack()
    {
        QFETCH(Target, target);
        QFETCH(QString, fields);
        const Scenario scenario = scenarioWith(fields);
        const LaunchExport launch = exportLaunch(scenario, target);
        if (launch.verdict == LaunchVerdict::NotExpressible) {
            QVERIFY2(changesOf(launch).contains("objective"), qPrintable(changesOf(launch)));
            return;
        }
        QVERIFY2(!launch.files.empty(), qPrintable(changesOf(launch)));
        const LaunchFile& file = launch.files.front();
        const ImportFill fill{scenario, "the test", {{"cluster.nodes", "cluster.gpus_per_node", "training.lengths"}}};
        const Result<ImportedLaunch> read = importLaunch(file.text, file.name, std::nullopt, test::smallBase(), &fill);
        QVERIFY2(read && read->isWhole(), qPrintable(QString::fromStdString(read ? file.text : errorText(read.error()))));
        QCOMPARE(read->target, target);
        const QString changes = changesOf(launch);
        const Tuning before = tuningMeaning(scenario.training);
        const Tuning after = tuningMeaning(read->scenario.training);
        QVERIFY2(before.objective == after.objective, qPrintable(QString::fromStdString(file.text)));
        QVERIFY2(before.reference == after.reference || changes.contains("training.reference"), qPrintable(changes));
        const Documents& was = scenario.training.documents;
        const Documents& is = read->scenario.training.documents;
        QVERIFY2(was.filling == is.filling || !was.filling || changes.contains("training.packing"), qPrintable(changes));
        QVERIFY2(was.packTokens == is.packTokens || changes.contains("training.pack_tokens"), qPrintable(changes));
        QCOMPARE(read->scenario.plan.microBatch, scenario.plan.microBatch);
        QCOMPARE(read->scenario.training.globalBatch, scenario.training.globalBatch);
    }

    /// A fill gives what the file leaves open: not what learns, and not how.
    void aFillChangesNoMethod()
    {
        ImportFill fill = lengths();
        fill.scenario.training.tuning.method = TuneMethod::Lora;
        fill.scenario.training.tuning.objective = Objective::Kto;
        fill.fields.reset();
        const Result<ImportedLaunch> read = importObjective(QByteArray(kAxolotl).replace("adapter: lora\n", ""), &fill);
        QCOMPARE(test::wrongFields(read, {"training.method=null", "training.objective=null"}), QString());
    }
};

QTEST_GUILESS_MAIN(TestObjectiveFiles)
#include "test_objective_files.moc"

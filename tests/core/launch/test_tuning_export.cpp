// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>

#include "core/io/resource.h"
#include "core/io/scenario_file.h"
#include "core/launch/hub_models.h"
#include "core/launch/launch_export.h"
#include "core/launch/launch_import.h"
#include "core/launch/torchtune_models.h"
#include "core/launch/tuning_meaning.h"
#include "core/plan/check_plan.h"
#include "core/scenario/model_source.h"
#include "core/text/error_text.h"
#include "core/text/finding_text.h"
#include "tests/core/launch/launch_settings.h"

using namespace shardscope;

namespace {

constexpr Target kTuningTargets[] = {Target::Trl, Target::Axolotl, Target::LlamaFactory, Target::Swift, Target::Torchtune};

/// Llama 3.1 8B on one node of eight, with these fields more.
Scenario scenarioWith(const std::vector<std::string>& fields)
{
    return parseScenario(R"({"schema": "shardscope.scenario/1", "model": {"preset": "llama-3.1-8b"},
        "cluster": {"preset": "dgx-h100", "nodes": 1}, "training": {"sequence_length": 4096, "global_batch": 32, "recipe": "fsdp2"},
        "plan": {"micro_batch": 2, "zero": 3, "recompute": "full"}})",
                         "test", fields)
        .value();
}

const LaunchFile& ownFile(const LaunchExport& launch) { return launch.files.front(); }

test::Settings written(const LaunchExport& launch) { return test::settingsOf(ownFile(launch).text, ownFile(launch).name); }

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

/// Files of fine-tuning frameworks state what learns.
class TestTuningExport : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theFileSays_data()
    {
        QTest::addColumn<Target>("target");
        QTest::addColumn<QStringList>("fields");
        QTest::addColumn<QStringList>("settings");
        const auto add = [](const char* name, Target target, const QStringList& fields, const QStringList& settings) {
            QTest::newRow(name) << target << fields << settings;
        };
        const QStringList lora{"training.method=lora", "training.adapter.rank=16"};
        const QStringList qlora{"training.method=qlora", "training.adapter.rank=16", "training.adapter.targets=[\"q\",\"v\"]"};
        const QStringList frozen{"training.method=freeze", "training.trainable_layers=2"};
        add("axolotl, lora", Target::Axolotl, lora,
            {"base_model=the text \"meta-llama/Llama-3.1-8B\"", "adapter=the text \"lora\"", "lora_r=16", "lora_target_linear=true",
             "fsdp_version=2", "sequence_len=4096", "micro_batch_size=2", "gradient_accumulation_steps=2", "gradient_checkpointing=true"});
        add("axolotl, qlora", Target::Axolotl, qlora,
            {"adapter=the text \"qlora\"", "load_in_4bit=true", "bnb_config_kwargs.bnb_4bit_use_double_quant=true",
             "lora_target_modules.0=the text \"q_proj\"", "lora_target_modules.1=the text \"v_proj\""});
        add("axolotl, frozen", Target::Axolotl, frozen, {"unfrozen_parameters.0=the text \"^model\\.layers\\.30\\.\""});
        add("axolotl, all", Target::Axolotl, {}, {"adapter=", "learning_rate=1.0e-04"});
        add("llama-factory, lora", Target::LlamaFactory, lora,
            {"finetuning_type=the text \"lora\"", "lora_rank=16", "lora_target=the text \"all\"", "cutoff_len=4096",
             "disable_gradient_checkpointing="});
        add("llama-factory, qlora", Target::LlamaFactory, qlora,
            {"quantization_bit=4", "double_quantization=true", "lora_target=the text \"q_proj,v_proj\""});
        add("llama-factory, frozen", Target::LlamaFactory, frozen, {"finetuning_type=the text \"freeze\"", "freeze_trainable_layers=2"});
        add("llama-factory, all", Target::LlamaFactory, {}, {"finetuning_type=the text \"full\""});
        add("trl, lora", Target::Trl, lora,
            {"use_peft=true", "lora_r=16", "accelerate_config=the text \"fsdp2\"", "num_processes=8", "dtype=the text \"bfloat16\""});
        add("trl, qlora", Target::Trl, qlora,
            {"load_in_4bit=true", "use_bnb_nested_quant=true", "bnb_4bit_quant_type=the text \"nf4\"",
             "bnb_4bit_quant_storage=the text \"bfloat16\""});
        add("trl, all", Target::Trl, {}, {"use_peft=", "loss_type=the text \"nll\""});
        add("trl, DeepSpeed", Target::Trl,
            {"plan.zero=2", "training.recipe=deepspeed", "plan.overlap.grad_reduce=false", "plan.overlap.param_gather=false"},
            {"accelerate_config=the text \"zero2\""});
        add("trl, offloaded", Target::Trl, {"plan.zero=2", "training.recipe=deepspeed", "plan.offload=optimizer"},
            {"deepspeed.zero_optimization.stage=2", "deepspeed.zero_optimization.offload_optimizer.device=the text \"cpu\""});
        add("torchtune, lora", Target::Torchtune, lora,
            {"model._component_=the text \"torchtune.models.llama3_1.lora_llama3_1_8b\"", "model.lora_rank=16",
             "model.apply_lora_to_mlp=true", "model.lora_attn_modules=[4]", "tokenizer.max_seq_len=4096", "batch_size=2",
             "enable_activation_checkpointing=true"});
        add("torchtune, qdora", Target::Torchtune, {"training.method=dora", "training.base_format=nf4-double"},
            {"model.use_dora=true", "model.quantize_base=true"});
        add("torchtune, all", Target::Torchtune, {},
            {"model._component_=the text \"torchtune.models.llama3_1.llama3_1_8b\"", "model.lora_rank="});
    }
    void theFileSays()
    {
        QFETCH(Target, target);
        QFETCH(QStringList, fields);
        QFETCH(QStringList, settings);
        std::vector<std::string> all;
        for (const QString& field : fields)
            all.push_back(field.toStdString());
        const LaunchExport launch = exportLaunch(scenarioWith(all), target);
        QVERIFY2(!launch.files.empty(), qPrintable(changesOf(launch)));
        const test::Settings found = written(launch);
        for (const QString& setting : settings) {
            const auto value = found.find(setting.section('=', 0, 0).toStdString());
            const QString is = value == found.end() ? QString() : QString::fromStdString(value->second);
            QVERIFY2(is == setting.section('=', 1),
                     qPrintable(setting + " is " + is + "\n" + QString::fromStdString(ownFile(launch).text)));
        }
    }

    void whatIsReadBackTunesAlike_data()
    {
        QTest::addColumn<Target>("target");
        QTest::addColumn<QString>("tuning");
        for (const Target target : kTuningTargets) {
            for (const char* tuning : {"training.method=full", "training.method=lora",
                                       "training.method=lora training.adapter.rank=64 training.adapter.dropout=0.1",
                                       "training.method=qlora", "training.method=dora training.adapter.targets=[\"q\",\"k\",\"v\",\"o\"]",
                                       "training.method=qlora training.base_format=nf4", "training.method=qlora training.base_format=int8",
                                       "training.method=freeze training.trainable_layers=3"})
                QTest::addRow("%s %s", nameOf(target).data(), tuning) << target << QString(tuning);
        }
    }
    /// The framework's own adapters, so that no type has to be replaced: the file is the plan.
    void whatIsReadBackTunesAlike()
    {
        QFETCH(Target, target);
        QFETCH(QString, tuning);
        std::vector<std::string> fields;
        for (const QString& field : tuning.split(' '))
            fields.push_back(field.toStdString());
        const bool isBf16 = target == Target::Torchtune || (target == Target::Trl && tuning.contains("qlora"));
        if (!tuning.contains("full") && !tuning.contains("freeze"))
            fields.push_back(isBf16 ? "training.adapter.dtype=bf16" : "training.adapter.dtype=fp32");
        if (target == Target::Torchtune)
            fields.emplace_back("training.recipe=pure-bf16");
        const Scenario scenario = scenarioWith(fields);
        const LaunchExport launch = exportLaunch(scenario, target);
        if (launch.verdict == LaunchVerdict::NotExpressible) {
            const bool isLacking =
                (target == Target::Torchtune && (tuning.contains("=nf4") || tuning.contains("int8"))) || tuning.contains("freeze");
            QVERIFY2(isLacking, qPrintable(changesOf(launch)));
            return;
        }
        QVERIFY2(launch.verdict == LaunchVerdict::Exact, qPrintable(changesOf(launch)));
        const ImportFill fill{scenario, "the test", {{"cluster.nodes", "cluster.gpus_per_node"}}};
        const Result<ImportedLaunch> read = importLaunch(ownFile(launch).text, ownFile(launch).name, std::nullopt, scenario, &fill);
        QVERIFY2(read && read->isWhole(), read ? "" : errorText(read.error()).c_str());
        QCOMPARE(read->target, target);
        QVERIFY(tuningMeaning(read->scenario.training) == tuningMeaning(scenario.training));
        QCOMPARE(read->scenario.model.text, std::string("llama-3.1-8b"));
        QCOMPARE(read->scenario.training.recipe, scenario.training.recipe);
        QVERIFY(!hasErrors(checkPlan(read->scenario, target)));
        for (const ImportNote& note : read->ignored)
            QVERIFY2(!note.why.text.ends_with("is not counted."), (note.key + " " + note.value.value_or("")).c_str());
    }

    /// The first screen's example is one of TRL, which keeps adapters in bf16 on quantised weights.
    void theExample()
    {
        const Scenario scenario = parseScenario(resource("examples/llama-3.1-8b-qlora-rtx-4090.json"), "example").value();
        for (const Target target : kTuningTargets) {
            const LaunchExport launch = exportLaunch(scenario, target);
            QVERIFY2(!launch.files.empty(), qPrintable(changesOf(launch)));
            QVERIFY(!launch.command.empty());
        }
        const LaunchExport trl = exportLaunch(scenario, Target::Trl);
        QVERIFY2(changesOf(trl).contains("bf16"), qPrintable(changesOf(trl)));
        QCOMPARE(exportLaunch(scenario, Target::Axolotl).verdict, LaunchVerdict::Exact);
    }

    void otherLaunchersStateNoMethod()
    {
        const Scenario scenario = scenarioWith({"training.method=lora"});
        for (const auto& [target, name] : EnumNames<Target>::names) {
            // Unsloth's script shards nothing, and this plan does.
            const bool states = std::find(std::begin(kTuningTargets), std::end(kTuningTargets), target) != std::end(kTuningTargets) ||
                                target == Target::MegatronBridge;
            if (target == Target::Unsloth)
                continue;
            const LaunchExport launch = exportLaunch(scenario, target);
            QCOMPARE(launch.files.empty(), !states);
            QCOMPARE(changesOf(launch).contains("training.method"), !states);
        }
    }

    void modelsOfTheHub()
    {
        int known = 0;
        for (const std::string& id : modelPresetIds()) {
            const std::string name = hubModelOf(id);
            known += name.empty() ? 0 : 1;
            QVERIFY2(name.empty() || presetOfHubModel(name) == id, name.c_str());
        }
        QVERIFY2(known > 60, QByteArray::number(known).constData());
        QCOMPARE(hubModelOf("qwen2.5-7b"), std::string("Qwen/Qwen2.5-7B"));
        QCOMPARE(hubModelOf("megatron-gpt-22b"), std::string());
        for (const char* preset : {"llama-3.1-8b", "qwen3-32b", "phi-4", "gemma-2-27b"})
            QVERIFY2(torchtuneModelOf(preset) && torchtuneModelCalled(torchtuneModelOf(preset)->name)->preset == preset, preset);
        const std::vector<std::string> ids = modelPresetIds();
        const QString presets = QString::fromStdString(torchtunePresets());
        for (const QString& preset : presets.split(", "))
            QVERIFY2(std::find(ids.begin(), ids.end(), preset.toStdString()) != ids.end(), qPrintable(preset));
    }
};

QTEST_GUILESS_MAIN(TestTuningExport)
#include "test_tuning_export.moc"

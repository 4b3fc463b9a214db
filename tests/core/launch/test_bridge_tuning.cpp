// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/io/scenario_file.h"
#include "core/launch/bridge_settings.h"
#include "core/launch/launch_export.h"
#include "core/launch/tuning_meaning.h"
#include "core/scenario/model_source.h"
#include "core/text/finding_text.h"
#include "tests/core/launch/base_scenario.h"
#include "tests/core/launch/import_rows.h"

using namespace shardscope;

namespace {

/// A plan on two nodes of eight H100, with adapters.
Scenario scenarioWith(const QString& model, const QString& fields)
{
    std::vector<std::string> all{"model.preset=" + model.toStdString(), "training.method=lora"};
    for (const QString& field : fields.split(' ', Qt::SkipEmptyParts))
        all.push_back(field.toStdString());
    return parseScenario(R"({"schema": "shardscope.scenario/1", "model": {"preset": "llama-3-8b"},
        "cluster": {"preset": "dgx-h100", "nodes": 2}, "training": {"sequence_length": 4096, "global_batch": 32, "recipe": "megatron",
        "software": {"framework": "megatron-bridge"}}, "plan": {"tp": 2, "pp": 2, "micro_batch": 1, "zero": 1}})",
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

constexpr const char* kCommand = "torchrun --nproc_per_node 8 scripts/training/run_recipe.py --model llama3_8b --mode lora --dataset squad "
                                 "-sl 4096 -gb 32 -mb 1 -tp 2 -pp 1 -cp 1 peft.dim=16 peft.target_modules=[linear_qkv,linear_proj]\n";

}  // namespace

/// Adapters of Megatron-Bridge: its recipes, its launcher's flags, its overrides.
class TestBridgeTuning : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void commands_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("fields");
        const auto add = [](const char* name, const QByteArray& text, const QStringList& fields) { QTest::newRow(name) << text << fields; };
        add("short flags", kCommand,
            {"training.method=lora", "training.adapter.rank=16", "training.adapter.targets=[q, k, v, o]", "training.adapter.fused=true",
             "plan.tp=2", "plan.pp=1", "plan.micro_batch=1", "training.global_batch=32", "training.sequence_length=4096"});
        add("lengths", QByteArray(kCommand).replace("--mode lora", "--mode dora"), {"training.method=dora"});
        add("overrides go before flags", QByteArray(kCommand).replace("peft.dim=16", "peft.dim=16 train.global_batch_size=64"),
            {"training.global_batch=64"});
        add("long flags", QByteArray(kCommand).replace("-tp 2", "--tensor_model_parallel_size 4"), {"plan.tp=4"});
        add("a whole recipe",
            QByteArray(kCommand).replace("--model llama3_8b --mode lora", "--recipe llama3_8b_peft_1gpu_h100_bf16_config"),
            {"training.method=lora", "training.adapter.rank=16"});
        const QByteArray experts = QByteArray(kCommand).replace("llama3_8b", "qwen3_30b_a3b").replace("-tp 2", "-tp 1 -ep 4 -etp 1");
        add("experts", QByteArray(experts).replace("linear_proj]", "linear_proj,linear_fc1,linear_fc2]"),
            {"training.adapter.targets=[q, k, v, o, gate, up, down, experts]", "training.adapter.experts=shared"});
        add("experts of their own", QByteArray(experts).replace("linear_proj]", "linear_fc1,linear_fc2] peft.share_expert_adapters=false"),
            {"training.adapter.experts=each"});
        add("no experts", experts, {"training.adapter.targets=[q, k, v, o]", "training.adapter.experts=null"});
    }
    void commands()
    {
        QFETCH(QByteArray, text);
        QFETCH(QStringList, fields);
        QCOMPARE(test::wrongFields(importLaunch(text.toStdString(), "run.sh", std::nullopt, test::smallBase()), fields), QString());
    }

    void halfOfTheExpertsIsRefused()
    {
        const QByteArray text = QByteArray(kCommand).replace("llama3_8b", "qwen3_30b_a3b").replace("linear_proj]", "linear_fc1]");
        QCOMPARE(test::missingParts(importLaunch(text.toStdString(), "run.sh", std::nullopt, test::smallBase()),
                                    {"peft.target_modules", "linear_fc2"}),
                 QString());
    }

    void whatIsWrittenIsReadBack_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("fields");
        QTest::addColumn<QString>("changed");
        const auto add = [](const char* name, const char* model, const char* fields, const char* changed) {
            QTest::newRow(name) << QString(model) << QString(fields) << QString(changed);
        };
        add("its defaults", "llama-3-70b", "", "");
        add("a rank", "llama-3-8b", "training.adapter.rank=8 training.adapter.dropout=0.1", "");
        add("lengths", "qwen2.5-7b", "training.method=dora", "");
        add("attention alone", "llama-3-8b", "training.adapter.targets=[\"q\",\"k\",\"v\",\"o\"]", "");
        add("a part of a fused weight", "llama-3-8b", "training.adapter.targets=[\"q\",\"v\"]", "training.adapter.targets");
        add("fp32 adapters", "llama-3-8b", "training.adapter.dtype=fp32", "training.adapter.dtype");
        add("one adapter for each", "llama-3-8b", "training.adapter.fused=false", "training.adapter.fused");
        add("several rows", "llama-3-8b", "plan.micro_batch=2", "");
        add("experts", "qwen3-30b-a3b", "plan.tp=1 plan.ep=4 plan.pp=1 training.adapter.experts=shared", "");
        add("experts of their own", "qwen3-30b-a3b", "plan.tp=1 plan.ep=4 plan.pp=1 training.adapter.experts=each", "");
    }
    void whatIsWrittenIsReadBack()
    {
        QFETCH(QString, model);
        QFETCH(QString, fields);
        QFETCH(QString, changed);
        const Scenario scenario = scenarioWith(model, fields);
        const LaunchExport launch = exportLaunch(scenario, Target::MegatronBridge);
        QVERIFY2(launch.files.size() == 3, qPrintable(changesOf(launch)));
        QVERIFY2(changed.isEmpty() ? !changesOf(launch).contains("training.") : changesOf(launch).contains(changed),
                 qPrintable(changesOf(launch)));
        for (const std::size_t index : {std::size_t{0}, std::size_t{1}}) {
            const LaunchFile& file = launch.files.at(index);
            const Result<ImportedLaunch> read = importLaunch(file.text, file.name, std::nullopt, test::smallBase());
            QVERIFY2(read && read->isWhole(), qPrintable(QString::fromStdString(read ? file.text : errorText(read.error()))));
            QCOMPARE(read->target, Target::MegatronBridge);
            QCOMPARE(read->scenario.model.text, scenario.model.text);
            if (changed.isEmpty())
                QVERIFY2(tuningMeaning(read->scenario.training) == tuningMeaning(scenario.training), file.text.c_str());
            QCOMPARE(read->scenario.plan.microBatch, scenario.plan.microBatch);
        }
        const std::string& script = launch.files.at(1).text;
        QVERIFY(script.find("_peft_config") != std::string::npos);
        QVERIFY(script.find(fields.contains("dora") ? "--mode dora" : "--mode lora") != std::string::npos);
        // Rows are packed only one at a time.
        QCOMPARE(script.find("enable_offline_packing=true") != std::string::npos, scenario.plan.microBatch == 1);
    }

    void isNotExpressed_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("fields");
        QTest::newRow("4 bits") << "llama-3-8b"
                                << "training.method=qlora plan.tp=1";
        QTest::newRow("the last layers") << "llama-3-8b"
                                         << "training.method=freeze training.trainable_layers=2";
        QTest::newRow("no recipe of adapters") << "llama-2-7b"
                                               << "";
        QTest::newRow("no recipe") << "gpt2-xl"
                                   << "plan.tp=1 training.sequence_length=1024";
    }
    void isNotExpressed()
    {
        QFETCH(QString, model);
        QFETCH(QString, fields);
        const LaunchExport launch = exportLaunch(scenarioWith(model, fields), Target::MegatronBridge);
        QVERIFY2(launch.verdict == LaunchVerdict::NotExpressible && launch.files.empty(), qPrintable(changesOf(launch)));
    }

    void recipesOfAdapters()
    {
        int known = 0;
        for (const std::string& id : modelPresetIds())
            known += hasBridgeAdapters(bridgeRecipeOf(id)) ? 1 : 0;
        QVERIFY2(known > 20, QByteArray::number(known).constData());
        QVERIFY(hasBridgeAdapters("llama3_70b") && !hasBridgeAdapters("deepseek_v3") && !hasBridgeAdapters(""));
    }
};

QTEST_GUILESS_MAIN(TestBridgeTuning)
#include "test_bridge_tuning.moc"
